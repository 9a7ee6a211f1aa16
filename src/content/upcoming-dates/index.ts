import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createEvents, type DateArray} from 'ics';
import {sourceDayOf} from '../../docusaurus/provenance/sourceDay';
import {site} from '../../product/site';
import {CALENDAR_PATH, UPCOMING_DATES, isInEffect} from '../../product/upcomingDates';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Year, month and day, as calendars want them. */
function dateArray(time: number): DateArray {
  const date = new Date(time);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/**
 * The upcoming dates as an iCalendar file of whole days. Its text depends on nothing but the dates, so that
 * two builds are the same.
 *
 * @throws when a date is none
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function createCalendar(): string {
  const {error, value} = createEvents(
    UPCOMING_DATES.map(({date, id, title, text, page}) => {
      const start = Date.parse(date);
      return {
        uid: `${id}@docs.clearwarden.example`,
        title,
        description: `${text} ${page.label}: ${site.url}${page.path}`,
        url: `${site.url}${page.path}`,
        start: dateArray(start),
        end: dateArray(start + DAY_MS),
        timestamp: Date.parse('2025-10-31'),
        productId: '-//Clearwarden//Docs//EN',
        calName: 'Clearwarden: upcoming dates',
      };
    }),
  );
  if (error) throw error;
  return value ?? '';
}

/**
 * Publishes the dates of `src/product/upcomingDates.ts` as a calendar file, and tells the home page which of them have
 * come, as `inEffect.json`. The browser gets this list and no day, so its scripts change when a date turns over, and
 * not with each commit.
 */
export default function upcomingDatesPlugin({siteDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'upcoming-dates',
    async contentLoaded({actions}) {
      const day = sourceDayOf(siteDir);
      const ids = UPCOMING_DATES.filter((date) => isInEffect(date, day)).map(({id}) => id);
      await actions.createData('inEffect.json', JSON.stringify(ids));
    },
    async postBuild({outDir}) {
      const file = path.join(outDir, CALENDAR_PATH);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, createCalendar());
    },
  };
}
