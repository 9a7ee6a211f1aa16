import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import {createCalendar} from '../../src/content/calendars';
import upcomingDatesPlugin from '../../src/content/upcoming-dates';
import {UPCOMING_DATES, isInEffect} from '../../src/product/upcomingDates';
import {announcementOn} from '../../src/shell/announcement';

test('every upcoming date is one whole day of the calendar', () => {
  const events = createCalendar({path: '/a.ics', name: 'Dates', days: UPCOMING_DATES})
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

test('the dates are in their order, and each deprecation says what is so when it has come', () => {
  expect(UPCOMING_DATES.map(({date}) => date)).toEqual(UPCOMING_DATES.map(({date}) => date).sort());
  expect(UPCOMING_DATES.filter(({kind, inEffect}) => kind === 'deprecation' && !inEffect)).toEqual([]);
});

/** An entry by its id. */
function entry(id: string) {
  const found = UPCOMING_DATES.find((date) => date.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

test('a law is in effect on its day, and a part of the product works until its day ends', () => {
  const days = ['2026-03-31', '2026-04-01', '2026-04-02'];
  expect(days.map((day) => isInEffect(entry('maryland-processing'), day))).toEqual([false, true, true]);
  const ends = ['2027-03-30', '2027-03-31', '2027-04-01'];
  expect(ends.map((day) => isInEffect(entry('api-v1-sunset'), day))).toEqual([false, false, true]);
});

/** What the home page is told at a time, in a folder without git. */
async function toldAt(seconds: number): Promise<unknown> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'dates-'));
  const before = process.env.SOURCE_DATE_EPOCH;
  process.env.SOURCE_DATE_EPOCH = String(seconds);
  try {
    const told: Record<string, unknown> = {};
    const actions = {
      createData: (name: string, data: string) => {
        told[name] = JSON.parse(data);
        return Promise.resolve(name);
      },
    };
    await upcomingDatesPlugin({siteDir: root} as LoadContext).contentLoaded?.({actions} as never);
    return told['inEffect.json'];
  } finally {
    if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
    else process.env.SOURCE_DATE_EPOCH = before;
    fs.rmSync(root, {recursive: true, force: true});
  }
}

test('the home page is told what has come by the day of the sources', async () => {
  expect(await toldAt(0)).toEqual([]);
  expect(await toldAt(Date.parse('2027-04-01') / 1000)).toEqual(
    UPCOMING_DATES.filter(({date}) => date < '2027-04-01').map(({id}) => id),
  );
});

test('the announcement turns over with its date, and readers who closed it see the new one', () => {
  const [before, on, after] = ['2026-11-22', '2027-03-31', '2027-04-01'].map(announcementOn);
  expect(before?.content).toMatch(/^API v1\.0 ends on March 31, 2027\. <a href="\/api\/v2#/);
  expect(on).toEqual(before);
  expect(after?.content).toMatch(/^API v1\.0 ended on March 31, 2027\. /);
  expect(after?.id).not.toBe(before?.id);
});
