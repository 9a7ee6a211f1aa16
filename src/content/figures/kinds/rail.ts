import {Joi} from '@docusaurus/utils-validation';
import {
  boxHeight,
  drawBox,
  drawItems,
  drawTexts,
  ELEMENT,
  ITEMS,
  lookOf,
  textHeight,
  type Element,
  type Item,
} from '../box';
import {label, type Kind} from '../kind';
import type {Point, Sheet} from '../svg';
import {measure, NOTE, TITLE, widest, wrap} from '../text';

interface Step extends Element {
  /** What stands over the title: a day, or a status. */
  readonly over?: string;
  /** Where the step is on a scale, in any unit. */
  readonly at?: number;
  readonly items?: readonly Item[];
  /** What fills the time until the next step. */
  readonly until?: Element;
  /** It doesn't follow the others: no line leads to it. */
  readonly apart: boolean;
}

interface Rail {
  /** Steps have numbers instead of dots. */
  readonly numbered: boolean;
  /** Steps stand below each other in the wide form, too: they have much to say. */
  readonly upright: boolean;
  readonly steps: readonly Step[];
  /** What applies to all steps, below them. */
  readonly foot?: Element;
}

const step = Joi.object({
  ...ELEMENT,
  over: label,
  at: Joi.number().min(0),
  items: ITEMS,
  until: Joi.object(ELEMENT),
  apart: Joi.boolean().default(false),
});

/** More steps than these stand below each other in the wide form, too. */
const MOST_ABREAST = 5;
const GAP = 20;
/** Half of what a number takes, and a dot. */
const NUMBER = 14;
const DOT = 7;

const radiusOf = ({numbered}: Rail): number => (numbered ? NUMBER : DOT);

function drawMark(sheet: Sheet, rail: Rail, index: number, at: Point): void {
  const element = rail.steps[index];
  if (!element) return;
  const look = lookOf(element, sheet);
  // A dot has no text that could say more, so it has the border's color.
  const isPale = !rail.numbered && !element.accent && element.by !== 'person';
  const dot = element.by === 'stop' ? 'stop' : 'line';
  sheet.circle(at, radiusOf(rail), isPale ? {fill: element.optional ? 'paper' : dot, stroke: dot} : look);
  if (!rail.numbered) return;
  const lines = wrap(String(index + 1), 2 * NUMBER, TITLE);
  sheet.text(lines, [at[0], at[1] - TITLE.leading / 2], TITLE, {color: look.title, align: 'middle'});
}

/** What stands at a step: a day over its title or, with a number, a status below it; note, items, what comes next. */
function drawStep(
  sheet: Sheet,
  {numbered}: Rail,
  entry: Step,
  [x, y]: Point,
  width: number,
  itemsAt = 0,
): number {
  const plain = {...entry, accent: false, note: numbered ? entry.over : entry.note};
  const look = lookOf({...plain, optional: false}, sheet);
  const isOver = entry.over !== undefined && !numbered;
  const top = isOver ? sheet.paragraph(entry.over, [x, y], width, NOTE, {color: 'muted'}) : y;
  const texts = drawTexts(sheet, plain, [x, top], width, look);
  const note = numbered && entry.note ? sheet.paragraph(entry.note, [x, texts], width) : texts;
  const items = entry.items ? drawItems(sheet, entry.items, [x, Math.max(itemsAt, note + 8)], width) : note;
  if (!entry.until) return items;
  const height = boxHeight(entry.until, width);
  drawBox(sheet, entry.until, {x, y: items + 10, width, height});
  return items + 10 + height;
}

/** How high the texts of a step are over its items. */
const headHeight = ({numbered}: Rail, entry: Step, width: number): number =>
  textHeight({...entry, note: numbered ? entry.over : entry.note}, width) +
  [numbered ? entry.note : entry.over].reduce(
    (sum, text) => sum + (text ? wrap(text, width, NOTE).length * NOTE.leading : 0),
    0,
  );

const connect = (sheet: Sheet, from: Point, to: Point, entry: Step): void =>
  sheet.line([from, to], {isDashed: entry.until?.optional ?? entry.optional});

function drawBelowEachOther(sheet: Sheet, rail: Rail): void {
  const radius = radiusOf(rail);
  const text = 2 * radius + 16;
  const isWide = sheet.form === 'wide';
  const column = isWide ? 210 : sheet.width - text;
  const terms = rail.steps.flatMap(({items = []}) => items.map(({term}) => term));
  const termsWidth = Math.min(190, Math.ceil(widest(terms, NOTE)) + 28);
  let y = 0;
  let lineFrom: number | undefined;
  rail.steps.forEach((entry, index) => {
    const mark: Point = [radius, y + Math.max(radius, NOTE.leading / 2)];
    const before = rail.steps[index - 1];
    if (before && !entry.apart && lineFrom !== undefined)
      connect(sheet, [radius, lineFrom], [radius, mark[1] - radius - 4], before);
    drawMark(sheet, rail, index, mark);
    lineFrom = mark[1] + radius + 4;
    const top = y + Math.max(0, radius - TITLE.leading / 2);
    if (!isWide) {
      y = drawStep(sheet, rail, entry, [text, top], column) + GAP;
      return;
    }
    const names = drawStep(
      sheet,
      {...rail, numbered: true},
      {...entry, note: undefined, items: undefined},
      [text, top],
      column,
    );
    const beside = text + column + GAP;
    const note = entry.note ? sheet.paragraph(entry.note, [beside, top], sheet.width - beside) : top;
    const items = entry.items
      ? drawItems(sheet, entry.items, [beside, note + (entry.note ? 6 : 0)], sheet.width - beside, termsWidth)
      : note;
    y = Math.max(names, items) + 14;
  });
}

function drawAbreast(sheet: Sheet, rail: Rail): void {
  const radius = radiusOf(rail);
  const width = (sheet.width - GAP * (rail.steps.length - 1)) / rail.steps.length;
  const top = 2 * radius + 10;
  // Lists begin at the same height, so that they can be compared.
  const heads = rail.steps.filter(({items}) => items).map((entry) => headHeight(rail, entry, width));
  const itemsAt = top + Math.max(0, ...heads) + 8;
  rail.steps.forEach((entry, index) => {
    const x = index * (width + GAP);
    drawMark(sheet, rail, index, [x + radius, radius]);
    const next = x + width + GAP;
    if (rail.steps[index + 1]?.apart === false)
      connect(sheet, [x + 2 * radius + 6, radius], [next - 6, radius], entry);
    drawStep(sheet, rail, entry, [x, top], width, itemsAt);
  });
}

/** True to scale: texts stand over and under the line in turns, so that near ones have room. */
function drawToScale(sheet: Sheet, rail: Rail): void {
  const last = rail.steps.length - 1;
  const longest = rail.steps[last]?.at ?? 1;
  const scale = (sheet.width - 2 * DOT) / longest;
  const xOf = ({at = 0}: Step): number => DOT + at * scale;
  // What lasts until the next step needs more room, and has it below.
  const long = rail.steps.findIndex(({until}) => until);
  const isBelow = (index: number): boolean => (index - (long === -1 ? 1 : long)) % 2 === 0;
  const placed = rail.steps.map((entry, index) => {
    const x = xOf(entry) - DOT;
    const neighbor = rail.steps[index + 2];
    const room = (neighbor ? xOf(neighbor) - DOT : sheet.width) - x - GAP;
    const need = Math.max(measure(entry.title, TITLE), measure(entry.over ?? '', NOTE));
    const isAtEnd = index === last && room < need;
    return {entry, x: isAtEnd ? sheet.width - Math.ceil(need) : x, width: isAtEnd ? Math.ceil(need) : room};
  });
  const heightOf = ({entry, width}: (typeof placed)[number]): number =>
    textHeight(entry, width) + (entry.over ? NOTE.leading : 0);
  const above = Math.max(0, ...placed.filter((_, index) => !isBelow(index)).map(heightOf));
  const line = above + 16;
  placed.forEach((place, index) => {
    const {entry} = place;
    const next = rail.steps[index + 1];
    if (next && !next.apart) connect(sheet, [xOf(entry) + DOT + 3, line], [xOf(next) - DOT - 3, line], entry);
    drawMark(sheet, rail, index, [xOf(entry), line]);
    drawStep(
      sheet,
      rail,
      entry,
      [place.x, isBelow(index) ? line + 16 : line - 14 - heightOf(place)],
      place.width,
    );
  });
}

/** Steps or days on a line: from left to right, on a phone from top to bottom. */
export const rail: Kind<Rail> = {
  fields: {
    numbered: Joi.boolean().default(false),
    upright: Joi.boolean().default(false),
    steps: Joi.array().items(step).min(2).max(9).required(),
    foot: Joi.object(ELEMENT),
  },
  flaws: ({steps}) => {
    const days = steps.flatMap(({at}) => at ?? []);
    if (days.length === 0) return [];
    const isInOrder = days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));
    return days.length === steps.length && isInOrder
      ? []
      : ['steps: either all have at, each more than the one before it, or none has'];
  },
  draw: (source, sheet) => {
    if (sheet.form === 'wide' && source.steps.every(({at}) => at !== undefined)) drawToScale(sheet, source);
    else if (sheet.form === 'wide' && !source.upright && source.steps.length <= MOST_ABREAST)
      drawAbreast(sheet, source);
    else drawBelowEachOther(sheet, source);
    if (!source.foot) return;
    const extent = {x: 0, y: sheet.height + GAP, width: sheet.width};
    drawBox(sheet, source.foot, {...extent, height: boxHeight(source.foot, sheet.width)});
  },
};
