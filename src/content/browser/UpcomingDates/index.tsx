import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDay} from '../../../product/dates';
import {CALENDAR_PATH, UPCOMING_DATES} from '../../../product/upcomingDates';

const KINDS = {law: 'Law', deprecation: 'Deprecation'} as const;

/** What is ahead: days on which laws begin to ask for something, and ends of parts of the product. */
export default function UpcomingDates(): ReactNode {
  return (
    <>
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
          {UPCOMING_DATES.map(({date, id, title, text, kind, page}) => (
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
      <p>
        <Link to={`pathname://${CALENDAR_PATH}`}>Add these dates to your calendar</Link> (iCalendar file).
        Your counsel decides which laws apply to you.
      </p>
    </>
  );
}
