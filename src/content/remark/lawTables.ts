import {LAW_CALENDARS, byDate} from '../../product/calendars';
import {formatDay, formatMonth} from '../../product/dates';
import {
  LAWS,
  LAW_RIGHTS,
  LEVEL_GROUPS,
  MILESTONES,
  PLACES,
  PRESET_LEVELS,
  type Law,
  type LawRight,
  type LevelGroup,
  type Period,
} from '../../product/laws';
import {UPCOMING_DATES} from '../../product/upcomingDates';
import {table, writtenElement} from './writtenElements';

const NONE = '–';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `45 days`, `15 business days`, `1 month` */
function inWords({value, unit}: Period): string {
  if (unit === 'months') return plural(value, 'month');
  return plural(value, unit === 'business_days' ? 'business day' : 'day');
}

function extensionOf({extension, extensionText}: Law): string {
  if (extensionText) return extensionText;
  if (!extension) return NONE;
  return extension.unit === 'months' ? `${extension.value} further months` : inWords(extension);
}

/** `45 (+60)`: the form that the pages explain. */
function appealOf({appeal, appealText}: Law): string {
  if (!appeal) return appealText ?? NONE;
  return appeal.extension ? `${appeal.days} (+${appeal.extension}) days` : `${appeal.days} days`;
}

function effectOf({inEffect, inEffectNote}: Law): string {
  const day = inEffect ? formatDay(inEffect) : 'In force';
  return inEffectNote ? `${day} (${inEffectNote})` : day;
}

/** `November 2026`, with the part that was read where it isn't all. */
function checkOf({checked, checkedPart}: Law): string {
  if (!checked) return 'Not checked against the text';
  return checkedPart ? `${formatMonth(checked)}, ${checkedPart}` : formatMonth(checked);
}

const rightOf = (law: Law, right: LawRight) => law.rights[right] ?? NONE;
/** The name of a law and the code that its provisions are cited by. */
const citedAs = ({name, citedAs: prefix}: Law) => (name.includes(prefix) ? name : `${name}: ${prefix}`);

type Column = readonly [header: string, cell: (law: Law) => string];

const LAW: Column = ['Law', ({name}) => name];
const CITED: Column = ['Law, cited as', citedAs];

/** Tables with a row for each law. */
const LAW_TABLES: Readonly<Record<string, readonly Column[]>> = {
  presets: [
    ['Preset', ({name}) => name],
    ['`law_code`', ({code}) => `\`${code}\``],
    [
      'Time to respond',
      ({deadline, acknowledgment}) =>
        inWords(deadline) + (acknowledgment ? `; confirm receipt in ${inWords(acknowledgment)}` : ''),
    ],
    ['Extension', extensionOf],
    ['Opt-out default', ({optOut, optOutText}) => optOutText ?? inWords(optOut)],
    ['Appeal decision', appealOf],
    ['In effect', effectOf],
    ['Notes', ({notes}) => notes ?? NONE],
  ],
  times: [
    CITED,
    ['Time to respond', ({deadline}) => `${inWords(deadline)} (${deadline.provision})`],
    ['Extension', extensionOf],
    ['Appeal', (law) => appealOf(law) + (law.appeal ? ` (${law.appeal.provision})` : '')],
    ['Free responses', ({free}) => free ?? NONE],
  ],
  rights: [
    CITED,
    ['Access', (law) => rightOf(law, 'access')],
    ['Deletion', (law) => rightOf(law, 'deletion')],
    ['Update Inaccuracies', (law) => rightOf(law, 'update_inaccuracies')],
    ['Transfer', (law) => rightOf(law, 'transfer')],
  ],
  'further-rights': [
    CITED,
    ...(['opt_out', 'object_to_processing', 'third_party_disclosure', 'access_categories'] as const).map(
      (right): Column => [LAW_RIGHTS[right], (law) => rightOf(law, right)],
    ),
  ],
  signals: [
    LAW,
    ['Signal', ({signal}) => signal?.text ?? 'Not required'],
    ['Provision', ({signal}) => signal?.provision ?? NONE],
  ],
  covered: [
    LAW,
    ['In effect', effectOf],
    ['People', ({people}) => people],
    ['Organizations', ({organizations}) => organizations],
  ],
  sources: [
    ['Law', ({name, source}) => `[${name}](${source})`],
    ['Checked', checkOf],
  ],
};

const ofUnitedStates = ({place}: Law) => place === 'United States';
/** Which laws a table has, where it does not have all. */
const ROWS: Readonly<Record<string, (law: Law) => boolean>> = {signals: ofUnitedStates};

const CUSTOM = [
  'Custom',
  '`custom`',
  '1–180 days',
  '0–180',
  '1–90',
  '0–180',
  NONE,
  'People and places that no preset covers',
];

/** What `show` may be. */
export const LAW_TABLE_NAMES: readonly string[] = [
  ...Object.keys(LAW_TABLES),
  'levels',
  'beyond',
  'dates',
  'calendars',
];
export const LAW_TABLE_PLACES: readonly string[] = PLACES;

/** First day of the table of dates: what began earlier is in the columns of each law. */
const DATES_FROM = '2026-01-01';

const linkTo = ({name, source}: Law): string => `[${name}](${source})`;

/** Rows of the table of dates, earliest first: all that the calendars of the laws have since that day. */
function datesOfLaws(): string[][] {
  const days: {readonly date: string; readonly law: string; readonly text: string}[] = [
    ...LAWS.flatMap((law) =>
      law.inEffect === undefined
        ? []
        : [{date: law.inEffect, law: linkTo(law), text: 'The law takes effect'}],
    ),
    ...MILESTONES.map(({date, act, text, source}) => ({date, law: `[${act}](${source})`, text})),
    ...UPCOMING_DATES.flatMap(({date, laws = [], title}) => {
      const named = LAWS.filter(({code}) => laws.includes(code));
      return named.length === 0 ? [] : [{date, law: named.map(linkTo).join(', '), text: title}];
    }),
  ];
  return byDate(days.filter(({date}) => date >= DATES_FROM)).map(({date, law, text}) => [
    formatDay(date),
    law,
    text,
  ]);
}

/**
 * A table of the laws as Markdown.
 *
 * @param show one of `LAW_TABLE_NAMES`
 * @param place only the laws of a place
 * @throws when there is no such table or place
 */
export function lawTable(show: string, place?: string): string {
  if (place !== undefined && !LAW_TABLE_PLACES.includes(place)) throw new Error(`no law is in ${place}`);
  if (show === 'levels') {
    return table(
      ['Presets', ...Object.keys(PRESET_LEVELS)],
      (Object.keys(LEVEL_GROUPS) as LevelGroup[]).map((group) => [
        LEVEL_GROUPS[group],
        ...Object.values(PRESET_LEVELS).map((levels) => `\`${levels[group]}\``),
      ]),
    );
  }
  if (show === 'dates') return table(['Date', 'Law', 'What begins or ends'], datesOfLaws());
  if (show === 'calendars') {
    return table(
      ['Law', 'Dates', 'Calendar'],
      LAW_CALENDARS.map(({law, path, days}) => [
        law.name,
        [...new Set(days.map(({date}) => formatDay(date)))].join('; '),
        `[${law.code}.ics](pathname://${path})`,
      ]),
    );
  }
  const laws = LAWS.filter((law) => place === undefined || law.place === place);
  if (show === 'beyond') {
    return table(
      ['Preset', 'What the law requires', 'What to set'],
      laws.flatMap(({name, beyondPreset}) => (beyondPreset ?? []).map(({asks, set}) => [name, asks, set])),
    );
  }
  const columns = LAW_TABLES[show];
  if (!columns) throw new Error(`there is no table "${show}"; there are ${LAW_TABLE_NAMES.join(', ')}`);
  const rows = laws.filter(ROWS[show] ?? (() => true)).map((law) => columns.map(([, cell]) => cell(law)));
  return table(
    columns.map(([header]) => header),
    show === 'presets' && place === undefined ? [...rows, CUSTOM] : rows,
  );
}

/** Remark plugin: replaces `<LawTable show="…" />` with a Markdown table. */
export const lawTables = writtenElement('LawTable', ({attribute}) =>
  lawTable(attribute('show') ?? '', attribute('place')),
);
