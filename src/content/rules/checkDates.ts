import fs from 'node:fs';
import path from 'node:path';
import {formatDay, MONTHS} from '../../product/dates';
import type {Problem} from './checkPages';

const DATE = `(?:${MONTHS.join('|')})(?: \\d{1,2},)? \\d{4}`;

/** The last day that a date of a page means, YYYY-MM-DD: of a month its last one. */
function lastDayOf(date: string): string {
  const [month = '', day, year] = date.includes(',')
    ? date.split(/,? /)
    : [date.split(' ')[0], '', date.slice(-4)];
  const number = MONTHS.findIndex((name) => name === month) + 1;
  const time = day ? Date.UTC(Number(year), number - 1, Number(day)) : Date.UTC(Number(year), number, 0);
  return new Date(time).toISOString().slice(0, 10);
}

/** Begins or ends something, in the present. */
const TURNS =
  '(?:ends?|starts?|begins?|expires?|stops?|closes?|retires?|becomes?|arrives?|appl(?:y|ies)|takes? effect|(?:comes?|enters?|goes?) (?:in)?to (?:force|effect)|goes live|(?:is|are) (?:removed|retired|closed|replaced|switched off|turned off|shut down|deleted|blocked|required|released|due to (?:end|start|begin)))';
/** Says that a thing is ahead, wherever it is in the clause. */
const AHEAD = String.raw`\b(?:will|won't|shall|is going to|are going to|(?:is|are) (?:planned|expected|scheduled|set) (?:to|for)|plans? to|upcoming)\b|'ll\b`;
/** Tells of something that is over, so that a date after it may be, too. */
const OVER =
  /\b(?:was|were|had|did|didn't|used to|ran|came|went|held|kept|began|became|took|until then|(?:has|have) been)\b|(?<!\b(?:is|are|be|was|were|not|an?|the|been|get|gets) )\b[a-z]{2,}(?<!ne)ed\b/;

/** Present and future by themselves. */
const LOOKS_AHEAD: readonly RegExp[] = [
  // "ends on March 31, 2027", "Ends June 30, 2027", "starts to ask for it in May 2027"
  new RegExp(
    `\\b${TURNS}(?: (?!since|before|was|were|had|until)[\\w-]+){0,5}?(?: (?:on|in|by|after|from|for|with))? (${DATE})`,
    'gi',
  ),
  new RegExp(`\\bsunset (?:on|is) (${DATE})`, 'gi'),
  // "Keys from before May 2025" stay what they are, so it takes an imperative.
  new RegExp(
    `^\\W*(?:Plan|Move|Migrate|Switch|Replace|Update|Finish|Change)\\b[^.;]*? before (${DATE})`,
    'g',
  ),
  new RegExp(`(?:${AHEAD})[^.;]*?(${DATE})`, 'gi'),
  new RegExp(`(${DATE})[^.;]*?(?:${AHEAD})`, 'gi'),
];
/** The same, unless the words before tell of what is over: "was supported until", "answered by". */
const MAY_LOOK_AHEAD: readonly RegExp[] = [
  // "Works until | June 30, 2027", "Reply by May 2027"
  new RegExp(`\\b(?:until|by|no later than)(?: the end of)?(?: \\|)? (${DATE})`, 'gi'),
  // "From April 1, 2027, calls return 410", "from May 2027 on"
  new RegExp(
    `\\b(?:from|starting|beginning|effective)(?: on| from)? (${DATE})(?:,|:| on\\b| onwards?\\b)`,
    'gi',
  ),
];

/** An example is of its own days: those of product facts 1.6, or one that says so. */
const EXAMPLE =
  /\bexamples?\b|\bfor instance\b|\bsuppose\b|\breceived on\b|\b(?:PR|OO)-\d|\b(?:Jordan|Camille|Riley) [A-Z]|\bSam Ellery\b/i;

/** What a date turned over in a text: the place of the sentence, and the day. */
interface Passed {
  readonly index: number;
  readonly day: string;
  readonly sentence: string;
}

/** Sentences with their places. A row of a table is one. */
const sentencesOf = (text: string) =>
  [...text.matchAll(/\S(?:[^.!?]|[.!?](?!\s|$))*[.!?]?/g)].map(({0: sentence, index}) => ({sentence, index}));

/**
 * Sentences that look ahead to a day that has passed.
 *
 * @param text one paragraph, without code
 * @param today YYYY-MM-DD
 */
export function passedDates(text: string, today: string): Passed[] {
  if (EXAMPLE.test(text)) return [];
  return sentencesOf(text).flatMap(({sentence, index}) => {
    // Code and marks have left blanks.
    const words = sentence.replace(/\s+/g, ' ');
    const days = (forms: readonly RegExp[], isSo: (before: string) => boolean) =>
      forms.flatMap((form) =>
        [...words.matchAll(form)].flatMap(({1: date = '', index: at}) =>
          isSo(words.slice(0, at)) ? [lastDayOf(date)] : [],
        ),
      );
    const dates = [...days(LOOKS_AHEAD, () => true), ...days(MAY_LOOK_AHEAD, (before) => !OVER.test(before))];
    const [day] = dates.filter((one) => one < today).sort();
    return day === undefined ? [] : [{index, day, sentence}];
  });
}

/** Blanks out a part of a text, and leaves its lines where they are. */
const blank = (part: string) => part.replace(/[^\n]/g, ' ');

/** Where a new paragraph begins though the line above is not empty. */
const BEGINS = /^\s*(?:[-*+] |\d+\. |\||#|<|:::|!\[|>|\w+: )/;

/** A paragraph with and without its code, both of one length. */
interface Paragraph {
  readonly line: number;
  readonly text: string;
  readonly raw: string;
}

function paragraphsOf(source: string, areLines: boolean): Paragraph[] {
  const lines = source
    .replace(/^ *(`{3,})[\s\S]*?^ *\1 *$/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/\*\*|(?<!\w)_|_(?!\w)/g, blank)
    .split('\n');
  const raw = source.split('\n');
  const paragraphs: {line: number; text: string; raw: string}[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !areLines && !BEGINS.test(line)) {
      const last = paragraphs.at(-1);
      if (last) {
        last.text += `\n${line}`;
        last.raw += `\n${raw[index]}`;
      }
    } else {
      paragraphs.push({line: index + 1, text: line, raw: raw[index] ?? ''});
      isOpen = true;
    }
  }
  return paragraphs;
}

const LONGEST = 160;

/** A sentence on one line, of a length that a terminal can show. */
function shorten(sentence: string): string {
  const line = sentence.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** A month of the changelog is history, except for what it says is so since. */
const isTrueToday = (file: string, text: string) =>
  !file.startsWith('changelog/') || /^\s*(?:- )?Since then:/.test(text);

/**
 * Sentences of a file that look ahead to a day that has passed.
 *
 * @param file from the project's folder, with slashes
 * @param today YYYY-MM-DD
 */
export function checkDatesOf(file: string, source: string, today: string): Problem[] {
  return paragraphsOf(source, /\.ya?ml$/.test(file))
    .filter(({text}) => isTrueToday(file, text))
    .flatMap(({line, text, raw}) =>
      // A wrapped line is one blank, so that places stay.
      passedDates(text.replaceAll('\n', ' '), today).map(({index, day, sentence}) => ({
        file,
        line: line + text.slice(0, index).split('\n').length - 1,
        message: `looks ahead to ${formatDay(day)}, which has passed: "${shorten(raw.slice(index, index + sentence.length))}"; say what is so now, such as "since" or "ended on"`,
      })),
    );
}

/** Texts that readers get, as they are written: pages, lists, and descriptions of the API without their examples. */
function textsIn(siteDir: string): string[] {
  return ['docs', 'changelog', 'api'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => /\.(?:mdx|ya?ml)$/.test(file))
      .filter((file) => !/\.(?:api|fields)\.mdx$|^api\/.*\/examples\//.test(file)),
  );
}

/**
 * Names every sentence that a passed date has made false: "ends on March 31, 2027" in April.
 *
 * No rule of `checkContent`, which depends on the sources alone: this one depends on a day, and a page on which nothing
 * has changed must not stop a build.
 *
 * @param today YYYY-MM-DD, the day of the sources
 */
export function checkDates(siteDir: string, today: string): Problem[] {
  return textsIn(siteDir)
    .sort()
    .flatMap((file) => checkDatesOf(file, fs.readFileSync(path.join(siteDir, file), 'utf8'), today));
}
