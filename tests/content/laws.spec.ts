import {expect, test} from '@playwright/test';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {LAW_TABLE_NAMES, lawTable, lawTables} from '../../src/content/remark/lawTables';
import {LAWS, MILESTONES, type Law, type Period} from '../../src/product/laws';
import {formatDay} from '../../src/product/dates';
import {factsSection} from '../support/productFacts';

/** What product-facts says about a preset, one cell a column. */
interface Preset {
  readonly code: string;
  readonly deadline: string;
  readonly extension: string;
  readonly optOut: string;
  readonly appeal: string;
  readonly inEffect: string;
}

/** The presets of product-facts, with a row that has several codes written out. `custom` is no law. */
function presetsOfFacts(): Preset[] {
  const lines = factsSection('3.9').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Preset |'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines
    .slice(start + 2, end)
    .flatMap((line) => {
      const [, codes = '', deadline = '', extension = '', optOut = '', appeal = '', inEffect = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return [...codes.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => ({
        code,
        deadline,
        extension,
        optOut,
        appeal,
        inEffect,
      }));
    })
    .filter(({code}) => code !== 'custom');
}

/** The first period that a cell names. A number alone is calendar days. */
function periodOf(cell: string): Period | undefined {
  const [, value, rest = ''] = /(\d+)([^\d;]*)/.exec(cell) ?? [];
  if (value === undefined) return undefined;
  if (rest.includes('month')) return {value: Number(value), unit: 'months'};
  return {value: Number(value), unit: rest.includes('business') ? 'business_days' : 'calendar_days'};
}

const numbersOf = (cell: string) => (cell.startsWith('–') ? [] : (cell.match(/\d+/g) ?? []).map(Number));
/** The months of product-facts have three letters. */
const daysOf = (text: string) =>
  [...text.matchAll(/\b([A-Z][a-z]{2})[a-z]* (\d+, \d{4})/g)].map(([, month, rest]) => `${month} ${rest}`);

const presets = presetsOfFacts();
const lawOf = (code: string): Law | undefined => LAWS.find((law) => law.code === code);
const plain = (period: Period | undefined) => period && {value: period.value, unit: period.unit};

test('the laws are those of the presets in product-facts, in the same order', () => {
  expect(presets.length).toBeGreaterThan(20);
  expect(LAWS.map(({code}) => code)).toEqual(presets.map(({code}) => code));
});

for (const [index, preset] of presets.entries()) {
  test(`${preset.code} has the times and dates of product-facts`, () => {
    const law = lawOf(preset.code);
    const optOut = preset.optOut === 'same' ? (presets[index - 1]?.optOut ?? '') : preset.optOut;
    expect({
      deadline: plain(law?.deadline),
      extension: plain(law?.extension),
      optOut: plain(law?.optOut),
      appeal: [law?.appeal?.days, law?.appeal?.extension].filter((number) => number !== undefined),
      inEffect: daysOf(`${law?.inEffect ? formatDay(law.inEffect) : ''} ${law?.inEffectNote ?? ''}`),
    }).toEqual({
      deadline: periodOf(preset.deadline),
      extension: periodOf(preset.extension),
      // "Same" can follow "same".
      optOut: optOut === 'same' ? {value: 1, unit: 'months'} : periodOf(optOut),
      appeal: numbersOf(preset.appeal),
      inEffect: daysOf(preset.inEffect),
    });
  });
}

test('every source is an address of its own and https, and every check has a month', () => {
  const sources = [...LAWS, ...MILESTONES].map(({source}) => source);
  expect(sources.filter((source) => new URL(source).protocol !== 'https:')).toEqual([]);
  expect(new Set(LAWS.map(({source}) => source)).size).toBe(LAWS.length);
  const months = LAWS.flatMap(({checked}) => (checked === undefined ? [] : [checked]));
  expect(months.length).toBeGreaterThan(0);
  expect(months.filter((month) => !/^20\d\d-(0[1-9]|1[0-2])$/.test(month))).toEqual([]);
});

test('what begins is in the order of the calendar', () => {
  const dates = MILESTONES.map(({date}) => date);
  expect(dates.filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date))).toEqual([]);
  expect(dates).toEqual([...dates].sort());
});

test('the table of dates has every day of the calendars since 2026, earliest first, and a calendar names a day once', () => {
  const daysOf = (table: string, column: number) =>
    table
      .split('\n')
      .slice(2)
      .map((line) => line.split(' | ')[column]?.replace(/^\| /, '') ?? '');
  const days = daysOf(lawTable('dates'), 0);
  expect(days.map((day) => Date.parse(day))).toEqual(
    days.map((day) => Date.parse(day)).sort((a, b) => a - b),
  );
  const calendars = daysOf(lawTable('calendars'), 1).map((cell) => cell.split('; '));
  expect(calendars.filter((cell) => new Set(cell).size < cell.length)).toEqual([]);
  const since2026 = calendars.flat().filter((day) => Date.parse(day) >= Date.parse('January 1, 2026'));
  expect(since2026.length).toBeGreaterThan(0);
  expect(since2026.filter((day) => !days.includes(day))).toEqual([]);
});

/** What the plugin makes of a page. */
async function compile(source: string): Promise<{children: {type: string; children?: unknown[]}[]}> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(lawTables);
  return (await processor.run(processor.parse(source))) as never;
}

test('each table is one Markdown table, with as many cells in every row', async () => {
  for (const name of LAW_TABLE_NAMES) {
    const {children} = await compile(`<LawTable show="${name}" />\n`);
    expect(
      children.map(({type}) => type),
      name,
    ).toEqual(['table']);
    const widths = lawTable(name)
      .split('\n')
      .map((line) => line.split(' | ').length);
    expect(new Set(widths).size, name).toBe(1);
  }
});

test('the custom preset is for whom product-facts says', () => {
  const [, fact = ''] = /^\| Custom \|.*\| for ([^|;]+);/m.exec(factsSection('3.9')) ?? [];
  expect(fact).not.toBe('');
  const row = lawTable('presets')
    .split('\n')
    .find((line) => line.startsWith('| Custom |'));
  expect(row?.toLowerCase()).toContain(`| ${fact.toLowerCase()} |`);
});

test('a law that no one has checked says so', () => {
  const unchecked = LAWS.filter(({checked}) => checked === undefined);
  const rows = lawTable('sources')
    .split('\n')
    .filter((line) => line.includes('Not checked against the text'));
  expect(rows).toHaveLength(unchecked.length);
});

test('a table that does not exist stops the build', async () => {
  await expect(compile('<LawTable show="nothing" />\n')).rejects.toThrow('there is no table "nothing"');
  await expect(compile('<LawTable show="times" place="Atlantis" />\n')).rejects.toThrow(
    'no law is in Atlantis',
  );
});
