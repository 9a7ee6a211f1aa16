import {formatDay} from '../product/dates';
import {UPCOMING_DATES, isInEffect} from '../product/upcomingDates';

/** What the bar tells of: an entry of the dates to plan for, which says when, and how it is told before and after. */
const SUBJECT = 'api-v1-sunset';

/**
 * The bar above the navbar. Readers who dismiss it do not see it again until `id` changes, so every new message has
 * a new id, the one after the day included.
 *
 * @param day that the sources are of, YYYY-MM-DD
 * @throws when the subject is no entry
 */
export function announcementOn(day: string) {
  const subject = UPCOMING_DATES.find(({id}) => id === SUBJECT);
  if (!subject) throw new Error(`The announcement is of ${SUBJECT}, which is no entry of UPCOMING_DATES.`);
  const {date, page} = subject;
  const isOver = isInEffect(subject, day);
  return {
    id: `${SUBJECT}-${date}${isOver ? '-ended' : ''}`,
    content: `API v1.0 ${isOver ? 'ended' : 'ends'} on ${formatDay(date)}. <a href="${page.path}">Move to v2.0</a>.`,
    isCloseable: true,
  };
}
