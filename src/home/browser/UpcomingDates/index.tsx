import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import inEffect from '@generated/upcoming-dates/default/inEffect.json';
import FeedLinks from '@site/src/content/browser/FeedLinks';
import {MONTHS} from '@site/src/product/dates';
import {DATES_FEED} from '@site/src/product/feeds';
import {CALENDAR_PATH, UPCOMING_DATES, type UpcomingDate} from '@site/src/product/upcomingDates';
import styles from './styles.module.css';

const KINDS = {
  law: {label: 'Law', hue: 'consent'},
  deprecation: {label: 'Deprecation', hue: 'risk'},
} as const;

/** A day as the leaf of a calendar. */
function Leaf({date}: {readonly date: string}): ReactNode {
  const [year, month, day] = date.split('-');
  return (
    <time className={styles.leaf} dateTime={date}>
      <span>{MONTHS[Number(month) - 1]?.slice(0, 3)}</span>
      <b>{Number(day)}</b>
      <small>{year}</small>
    </time>
  );
}

function Dates({dates}: {readonly dates: readonly UpcomingDate[]}): ReactNode {
  return (
    <ul className={styles.dates}>
      {dates.map(({date, id, title, text, kind, page}) => (
        <li key={id} id={id}>
          <Leaf date={date} />
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
            <span className={styles.kind} data-hue={KINDS[kind].hue}>
              {KINDS[kind].label}
            </span>{' '}
            <Link to={page.path}>{page.label}</Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is ahead, days on which laws begin to ask for something and ends of parts of the product, and folded away below
 * it what has come, with the newest first. The build decides which is which.
 */
export default function UpcomingDates(): ReactNode {
  const ahead = UPCOMING_DATES.filter(({id}) => !inEffect.includes(id));
  const here = UPCOMING_DATES.filter(({id}) => inEffect.includes(id)).map((date) => ({
    ...date,
    ...date.inEffect,
  }));
  return (
    <div className={styles.upcoming}>
      {ahead.length > 0 ? <Dates dates={ahead} /> : <p>There are no upcoming dates right now.</p>}
      {here.length > 0 && (
        <details>
          <summary>In effect</summary>
          <Dates dates={here.reverse()} />
        </details>
      )}
      <p>
        <Link to={`pathname://${CALENDAR_PATH}`}>Add these dates to your calendar</Link> (iCalendar file), or
        subscribe by <FeedLinks feed={DATES_FEED} />. These are the dates that the changelog has announced.{' '}
        <Link to="/docs/privacy-guides/laws-at-a-glance#dates">Laws at a glance</Link> lists all dates of laws
        since January 1, 2026. Your counsel decides which laws apply to you.
      </p>
    </div>
  );
}
