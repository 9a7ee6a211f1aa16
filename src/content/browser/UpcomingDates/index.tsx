import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import inEffect from '@generated/upcoming-dates/default/inEffect.json';
import {formatDay} from '../../../product/dates';
import {CALENDAR_PATH, UPCOMING_DATES, type UpcomingDate} from '../../../product/upcomingDates';

const KINDS = {law: 'Law', deprecation: 'Deprecation'} as const;

function Dates({dates}: {readonly dates: readonly UpcomingDate[]}): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What happens</th>
          <th scope="col">Kind</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {dates.map(({date, id, title, text, kind, page}) => (
          <tr key={id}>
            <td>
              <time dateTime={date}>{formatDay(date)}</time>
            </td>
            <td>
              <strong>{title}.</strong> {text}
            </td>
            <td>{KINDS[kind]}</td>
            <td>
              <Link to={page.path}>{page.label}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * What is ahead, days on which laws begin to ask for something and ends of parts of the product, and below it what has
 * come, with the newest first. The build decides which is which.
 */
export default function UpcomingDates(): ReactNode {
  const ahead = UPCOMING_DATES.filter(({id}) => !inEffect.includes(id));
  const here = UPCOMING_DATES.filter(({id}) => inEffect.includes(id)).map((date) => ({
    ...date,
    ...date.inEffect,
  }));
  return (
    <>
      {ahead.length > 0 ? <Dates dates={ahead} /> : <p>No dates are ahead right now.</p>}
      <p>
        <Link to={`pathname://${CALENDAR_PATH}`}>Add these dates to your calendar</Link> (iCalendar file).
        Your counsel decides which laws apply to you.
      </p>
      {here.length > 0 && (
        <>
          <h3>In effect</h3>
          <Dates dates={here.reverse()} />
        </>
      )}
    </>
  );
}
