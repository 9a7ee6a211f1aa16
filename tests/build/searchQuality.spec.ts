import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {builtEngine, goldenQueries, readStart, startOf, type GoldenQuery} from '../support/searchIndex';

/** The last run that somebody looked at and committed: the rank of each query, 0 for none. */
const STORED = 'tests/search/ranks.json';
const GATE = {first: 0.9, eighth: 0.98};
const SHOWN = 8;

const queries = goldenQueries('tests/search/queries.yml');
/**
 * Queries that nobody has tuned the search on: what a query that is in no list may expect. The gates are looser: they
 * notice a change that helps only the queries it was tuned on. What people ask has none of the pages' words, and half
 * of it is found by the questions in their front matter.
 */
const UNTUNED = [
  {name: 'held-out', gate: {first: 0.7, eighth: 0.93}},
  {name: 'people', gate: {first: 0.58, eighth: 0.85}},
  {name: 'people-held-out', gate: {first: 0.48, eighth: 0.8}},
].map((set) => ({...set, golden: goldenQueries(`tests/search/${set.name}.yml`)}));
const all = readStart(startOf(''));
const built = new Set(all.pages.map(([url]) => url));
const engine = builtEngine('');

interface Run {
  readonly ranks: Record<string, number>;
  /** What stood first instead, where the right page did not. */
  readonly instead: Record<string, string>;
}

async function runAll(golden: readonly GoldenQuery[]): Promise<Run> {
  const run: Run = {ranks: {}, instead: {}};
  for (const {query, pages} of golden) {
    const hits = await engine.rank(query, 100);
    const rank = hits.findIndex(({url}) => pages.includes(url)) + 1;
    run.ranks[query] = rank;
    if (rank !== 1) run.instead[query] = hits[0]?.url ?? 'nothing';
  }
  return run;
}

function figures(ranks: readonly number[]): {first: number; third: number; eighth: number; mrr: number} {
  const share = (within: number) => ranks.filter((rank) => rank > 0 && rank <= within).length / ranks.length;
  const mrr = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
  return {first: share(1), third: share(3), eighth: share(SHOWN), mrr};
}

const shown = (rank: number) => (rank === 0 ? '-' : rank);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(name: string, ranks: readonly number[]): string {
  const {first, third, eighth, mrr} = figures(ranks);
  const cells = [percent(first), percent(third), percent(eighth), mrr.toFixed(3)];
  return `${name.padEnd(18)}${String(ranks.length).padStart(4)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}

/** Lines that differ from the stored run, the worse ones first. */
function changes(ranks: Readonly<Record<string, number>>): string[] {
  const stored = JSON.parse(fs.readFileSync(STORED, 'utf8')) as Record<string, number>;
  const value = (rank: number | undefined) => (rank === undefined || rank === 0 ? 101 : rank);
  return Object.entries(ranks)
    .filter(([query, rank]) => stored[query] !== undefined && stored[query] !== rank)
    .sort(([a, rankA], [b, rankB]) => value(stored[a]) - value(rankA) - (value(stored[b]) - value(rankB)))
    .map(([query, rank]) => `  ${shown(stored[query] ?? 0)} -> ${shown(rank)}  ${query}`);
}

/** The queries whose page is not first, and what is. */
const notFirst = ({ranks, instead}: Run) => [
  'Not first:',
  ...Object.entries(instead).map(([query, url]) => `  ${shown(ranks[query] ?? 0)}  ${query}  (${url})`),
];

/** Prints a report, and leaves it in a file. Gives it as one text. */
function publish(file: string, lines: readonly string[]): string {
  const report = lines.join('\n');
  fs.mkdirSync('test-results', {recursive: true});
  fs.writeFileSync(`test-results/${file}`, `${report}\n`);
  console.log(`\n${report}`);
  return report;
}

test('the golden set has at least 200 queries, each with a page of the index', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const lost = [...queries, ...UNTUNED.flatMap(({golden}) => golden)].filter(
    ({pages}) => !pages.some((page) => built.has(page)),
  );
  expect(lost.map(({query, pages}) => `${query}: ${pages.join(', ')}`)).toEqual([]);
});

test('readers find the right page first, and nearly always among the hits that they see', async () => {
  const run = await runAll(queries);
  const {ranks} = run;
  if (process.env.UPDATE_RANKS) fs.writeFileSync(STORED, `${JSON.stringify(ranks, null, 1)}\n`);

  const areas = [...new Set(queries.map(({area}) => area))];
  const ranksOf = (area: string) =>
    queries.filter((one) => one.area === area).map(({query}) => ranks[query] ?? 0);
  const report = publish('search-quality.txt', [
    `${''.padEnd(18)}${'n'.padStart(4)}${['@1', '@3', '@8', 'MRR'].map((name) => name.padStart(9)).join('')}`,
    ...areas.map((area) => row(area, ranksOf(area))),
    row('all', Object.values(ranks)),
    '',
    'Changed since the stored run (UPDATE_RANKS=1 stores this one):',
    ...(changes(ranks).length > 0 ? changes(ranks) : ['  nothing']),
    '',
    ...notFirst(run),
  ]);

  const {first, eighth} = figures(Object.values(ranks));
  expect(first, report).toBeGreaterThanOrEqual(GATE.first);
  expect(eighth, report).toBeGreaterThanOrEqual(GATE.eighth);
});

for (const {name, gate, golden} of UNTUNED) {
  test(`queries that the search was not tuned on find their page, too: ${name}`, async () => {
    const run = await runAll(golden);
    const ranks = Object.values(run.ranks);
    const report = publish(`search-${name}.txt`, [row(name, ranks), '', ...notFirst(run)]);

    const {first, eighth} = figures(ranks);
    expect(first, report).toBeGreaterThanOrEqual(gate.first);
    expect(eighth, report).toBeGreaterThanOrEqual(gate.eighth);
  });
}

for (const query of [
  'troubleshooting',
  'revoke access',
  'test the connection',
  'oauth',
  'permissions',
  'api key',
]) {
  test(`"${query}" leaves room for pages that are not about one service`, async () => {
    const hits = await engine.rank(query, SHOWN);
    const services = hits.filter(({url}) => url.startsWith('/docs/integrations/connection-instructions/'));
    expect(services.length).toBeLessThanOrEqual(2);
  });
}

/** Titles of pages that lead to another page first, with what they lead to. */
async function lostTitles(pages: typeof all.pages): Promise<string[]> {
  const lost: string[] = [];
  for (const [url, title] of pages) {
    const [first] = await engine.rank(title, 1);
    if (first?.url !== url) lost.push(`${title}: ${first?.url ?? 'nothing'}`);
  }
  return lost;
}

test('the title of a page leads to it first', async () => {
  const titles = all.pages.map(([, title]) => title);
  const unique = all.pages.filter(([, title]) => titles.indexOf(title) === titles.lastIndexOf(title));
  expect(unique.length).toBeGreaterThan(500);
  const lost = await lostTitles(unique);
  // Some titles have the words of another one, in other forms: Accessibility and Access.
  expect(lost.length / unique.length, lost.join('\n')).toBeLessThan(0.02);
});

test('naming a service leads to its own page first', async () => {
  const path = '/docs/integrations/connection-instructions/';
  const services = all.pages.filter(([url]) => url.startsWith(path));
  expect(services.length).toBeGreaterThan(20);
  const lost = await lostTitles(services);
  // Some names are words of the product or of other pages, such as Okta's single sign-on.
  expect(lost.length / services.length, lost.join('\n')).toBeLessThan(0.02);
});
