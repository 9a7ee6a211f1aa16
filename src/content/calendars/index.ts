import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {createEvents, type DateArray} from 'ics';
import {CALENDARS, type Calendar} from '../../product/calendars';
import {site} from '../../product/site';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Year, month and day, as calendars want them. */
function dateArray(time: number): DateArray {
  const date = new Date(time);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

const LONGEST_LINE = 75;

/** A line in parts that begin with a blank, each at most 75 bytes long. The package counts letters, and § has two. */
function fold(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const part = (parts.at(-1) ?? '') + letter;
    if (Buffer.byteLength(part) > LONGEST_LINE) parts.push(` ${letter}`);
    else parts[parts.length - 1] = part;
  }
  return parts.join('\r\n');
}

/**
 * A calendar as an iCalendar file of whole days. Its text depends on nothing but the dates, so that two builds are the
 * same.
 *
 * @throws when a date is none
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function createCalendar({name, days}: Calendar): string {
  const {error, value} = createEvents(
    days.map(({date, id, title, text, page}) => {
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
        calName: name,
      };
    }),
  );
  if (error) throw error;
  return (value ?? '').replaceAll('\r\n\t', '').split('\r\n').map(fold).join('\r\n');
}

/** Publishes the calendars of `src/product/calendars.ts`. */
export default function calendars(): Plugin<undefined> {
  return {
    name: 'calendars',
    async postBuild({outDir}) {
      for (const calendar of CALENDARS) {
        const file = path.join(outDir, calendar.path);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, createCalendar(calendar));
      }
      return Promise.resolve();
    },
  };
}
