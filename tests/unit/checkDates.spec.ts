import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkDates, checkDatesOf, passedDates} from '../../src/content/rules/checkDates';

const TODAY = '2026-11-22';
const days = (text: string, today = TODAY) => passedDates(text, today).map(({day}) => day);

for (const [text, day] of [
  ['API v1.0 ends on March 31, 2026.', '2026-03-31'],
  ['It is deprecated and ends on March 31, 2026.', '2026-03-31'],
  ['| Support | Ends June 30, 2026 | The current banner |', '2026-06-30'],
  ['The vendor retires it for APIs on November 20, 2026.', '2026-11-20'],
  ['Brokers start to process requests in August 2026.', '2026-08-31'],
  ['The rule takes effect on January 1, 2026.', '2026-01-01'],
  ['Keys are removed on May 1, 2026.', '2026-05-01'],
  [':::warning[Sunset on March 31, 2026]', '2026-03-31'],
  ['A legacy API, deprecated, with sunset on March 31, 2026.', '2026-03-31'],
  ['It works until June 30, 2026 and gets no new features.', '2026-06-30'],
  ['| Works until | June 30, 2026 |', '2026-06-30'],
  ['It is supported until the end of June 2026.', '2026-06-30'],
  ['Reply by May 2026.', '2026-05-31'],
  ['From January 1, 2026, a site must display it.', '2026-01-01'],
  ['Calls return 410 from April 1, 2026 on.', '2026-04-01'],
  ['We will drop the header on April 1, 2026.', '2026-04-01'],
  ["On April 1, 2026, you'll need a key.", '2026-04-01'],
  ['Version 3 is planned for June 2026.', '2026-06-30'],
  ['Move the sites well before June 30, 2026.', '2026-06-30'],
] as const) {
  test(`it looks ahead to a passed day: ${text}`, () => {
    expect(days(text)).toEqual([day]);
    // The day itself is not over, and the day before is ahead.
    expect(days(text, day)).toEqual([]);
  });
}

for (const text of [
  'API v1.0 ended on March 31, 2026.',
  'The preset has applied since July 31, 2025.',
  'Most of its changes have applied since January 1, 2023.',
  'Agents 1.x were supported until June 30, 2025.',
  'The exemption lasted until January 1, 2023.',
  'Keys made before May 6, 2025 have no permissions.',
  'Accounts from before September 2020 may still be counted per hour.',
  'As of October 2025, there is no such call.',
  'Every call after March 31, 2026 returns 410.',
  'The sunset was moved to March 31, 2026.',
  'A request received on September 15, 2025 is due by October 30, 2025.',
  'For example, a contact has until October 20, 2025.',
  'Extend it, and PR-20418 ends on December 14, 2025.',
  'It ends on March 31, 2027. It began on October 1, 2024.',
  'It ends in November 2026.',
]) {
  test(`it is as true as before: ${text}`, () => {
    expect(days(text)).toEqual([]);
  });
}

test('a problem names the file, the line, the day and the sentence with its code', () => {
  const source =
    '---\ntitle: A page\n---\n\nFirst.\n\nIt is old. Your `banner.js` works\nuntil **June 30, 2026**, no longer.\n';
  expect(checkDatesOf('docs/page.mdx', source, TODAY)).toEqual([
    {
      file: 'docs/page.mdx',
      line: 7,
      message:
        'looks ahead to June 30, 2026, which has passed: "Your `banner.js` works until **June 30, 2026**, no longer."; say what is so now, such as "since" or "ended on"',
    },
  ]);
});

test('the line is the one on which the sentence begins', () => {
  expect(checkDatesOf('docs/page.mdx', 'One.\nTwo.\nIt ends on\nMay 1, 2026.\n', TODAY)[0]?.line).toBe(3);
  expect(
    checkDatesOf('api/v1/openapi.yaml', 'a: b\nsummary: It ends on May 1, 2026.\n', TODAY)[0]?.line,
  ).toBe(2);
});

test('code and targets of links are not read', () => {
  const source =
    '```text\nIt ends on May 1, 2026.\n```\n\n`It ends on May 1, 2026.` [It](./ends-on-May 1, 2026.mdx) was.\n';
  expect(checkDatesOf('docs/page.mdx', source, TODAY)).toEqual([]);
});

test('a month of the changelog is history, but not what it says is so since then', () => {
  const text = 'It ends on May 1, 2026.\n';
  expect(checkDatesOf('changelog/2024-10.mdx', text, TODAY)).toEqual([]);
  expect(checkDatesOf('changelog/2024-10.mdx', `_Since then:_ ${text}`, TODAY)).toHaveLength(1);
});

test('pages, lists and descriptions of the API are read, and neither examples nor what is generated', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'dates-'));
  try {
    for (const file of [
      'docs/page.mdx',
      'docs/glossary.yml',
      'docs/api/v1/get.api.mdx',
      'changelog/2024-10.mdx',
      'api/v1/openapi.yaml',
      'api/v2/examples/a.yaml',
    ]) {
      fs.mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      fs.writeFileSync(path.join(root, file), 'It ends on May 1, 2026.\n');
    }
    expect(checkDates(root, TODAY).map(({file}) => file)).toEqual([
      'api/v1/openapi.yaml',
      'docs/glossary.yml',
      'docs/page.mdx',
    ]);
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
});
