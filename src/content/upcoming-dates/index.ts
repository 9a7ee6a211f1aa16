import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceDayOf} from '../../docusaurus/provenance/sourceDay';
import {UPCOMING_DATES, isInEffect} from '../../product/upcomingDates';

/**
 * Tells the home page which of the upcoming dates have come, as `inEffect.json`. The browser gets this list and no day,
 * so its scripts change when a date turns over, and not with each commit.
 */
export default function upcomingDatesPlugin({siteDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'upcoming-dates',
    async contentLoaded({actions}) {
      const day = sourceDayOf(siteDir);
      const ids = UPCOMING_DATES.filter((date) => isInEffect(date, day)).map(({id}) => id);
      await actions.createData('inEffect.json', JSON.stringify(ids));
    },
  };
}
