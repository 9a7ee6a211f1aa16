import {expect, test} from '@playwright/test';
import {createCalendar} from '../../src/content/upcoming-dates';
import {UPCOMING_DATES} from '../../src/product/upcomingDates';

test('every upcoming date is one whole day of the calendar', () => {
  const events = createCalendar()
    .replace(/\r\n[ \t]/g, '')
    .split('\r\nUID:')
    .slice(1);
  expect(events).toHaveLength(UPCOMING_DATES.length);
  for (const [index, {date, id}] of UPCOMING_DATES.entries()) {
    const next = new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(events[index]).toContain(`${id}@`);
    expect(events[index]).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
    expect(events[index]).toContain(`DTEND;VALUE=DATE:${next.replaceAll('-', '')}\r\n`);
  }
});
