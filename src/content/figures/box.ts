import {Joi} from '@docusaurus/utils-validation';
import {label} from './kind';
import type {FigureColorName} from './palette';
import type {Extent, Point, Sheet} from './svg';
import {measure, NOTE, TITLE, wrap} from './text';

const ACTORS = ['system', 'person', 'thing', 'stop'] as const;

/** What is said of an element, whatever its shape is. */
export interface Element {
  readonly title: string;
  readonly note?: string;
  /** Solid: Clearwarden acts. Outline: a person acts or looks. A thing is there, and a stop ends something. */
  readonly by: (typeof ACTORS)[number];
  /** It may be left out: dashed. */
  readonly optional: boolean;
  /** The one element of the figure that counts most. */
  readonly accent: boolean;
}

/** Something with a name and what is said about it, inside of an element. */
export interface Item {
  readonly term: string;
  readonly note?: string;
}

/** Fields of an element. */
export const ELEMENT = {
  title: label.required(),
  note: label,
  by: Joi.valid(...ACTORS).default('thing'),
  optional: Joi.boolean().default(false),
  accent: Joi.boolean().default(false),
};

/** A list inside of an element. */
export const ITEMS = Joi.array()
  .items(Joi.object({term: label.required(), note: label}))
  .min(1);

/** How an element is painted. */
interface Look {
  readonly fill?: FigureColorName;
  readonly stroke?: FigureColorName;
  readonly isDashed?: boolean;
  readonly title: FigureColorName;
  readonly note: FigureColorName;
}

const LOOKS: Readonly<Record<Element['by'], Look>> = {
  system: {fill: 'system', title: 'ink', note: 'muted'},
  person: {fill: 'paper', stroke: 'person', title: 'ink', note: 'muted'},
  thing: {fill: 'fill', stroke: 'hair', title: 'ink', note: 'muted'},
  stop: {fill: 'stopTint', title: 'stop', note: 'ink'},
};

/** How an element is painted. Counts the emphases of a figure. */
export function lookOf({by, optional, accent}: Element, sheet: Sheet): Look {
  if (accent) {
    sheet.emphases += 1;
    return {fill: sheet.area, title: 'paper', note: 'paper'};
  }
  const look = LOOKS[by];
  if (!optional) return look;
  return {...look, fill: undefined, stroke: look.stroke === 'person' ? 'person' : 'line', isDashed: true};
}

/** Between the border of a box and its text. */
export const PADDING = {x: 12, y: 9} as const;
/** What the sign of a person takes beside the title. */
const SIGN = 20;

const signWidth = ({by}: Element): number => (by === 'person' ? SIGN : 0);

/** Head and shoulders, 13 wide and 14 high: who acts is said without color, too. */
export function drawPerson(sheet: Sheet, [x, y]: Point, stroke: FigureColorName): void {
  sheet.circle([x + 6.5, y + 3.5], 3.5, {stroke});
  sheet.line(
    [
      [x + 1, y + 14],
      [x + 1, y + 9.5],
      [x + 12, y + 9.5],
      [x + 12, y + 14],
    ],
    {stroke},
  );
}

/** How wide a box would be with each of its texts on one line. */
export function naturalWidth(element: Element): number {
  const title = measure(element.title, TITLE) + signWidth(element);
  return Math.ceil(Math.max(title, measure(element.note ?? '', NOTE)) + 2 * PADDING.x);
}

/** How high the texts of an element are in a width. */
export function textHeight(element: Element, width: number): number {
  const title = wrap(element.title, width - signWidth(element), TITLE).length * TITLE.leading;
  const note = element.note ? wrap(element.note, width, NOTE).length * NOTE.leading : 0;
  return title + note;
}

/** How high a box of a width is. */
export const boxHeight = (element: Element, width: number): number =>
  textHeight(element, width - 2 * PADDING.x) + 2 * PADDING.y;

/** Title and note of an element, without a box. Returns the `y` below them. */
export function drawTexts(sheet: Sheet, element: Element, [x, y]: Point, width: number, look: Look): number {
  const title = wrap(element.title, width - signWidth(element), TITLE);
  const below = sheet.text(title, [x, y], TITLE, {color: look.title});
  if (element.by === 'person') {
    const end = x + (title.at(-1)?.width ?? 0);
    drawPerson(sheet, [end + SIGN - 13, below - TITLE.leading + 2], element.accent ? 'paper' : 'person');
  }
  return element.note ? sheet.paragraph(element.note, [x, below], width, NOTE, {color: look.note}) : below;
}

/** A box with title and note, its text in the middle of its height. */
export function drawBox(sheet: Sheet, element: Element, extent: Extent): void {
  const look = lookOf(element, sheet);
  sheet.rect(extent, look);
  const width = extent.width - 2 * PADDING.x;
  const free = extent.height - textHeight(element, width);
  drawTexts(sheet, element, [extent.x + PADDING.x, extent.y + free / 2], width, look);
}

/** How high items are in a width, each with its note below it. */
export const itemsHeight = (items: readonly Item[], width: number): number =>
  items.reduce(
    (sum, {term, note}) =>
      sum +
      (wrap(term, width, NOTE).length + (note ? wrap(note, width, NOTE).length : 0)) * NOTE.leading +
      ITEM_GAP,
    -ITEM_GAP,
  );

const ITEM_GAP = 6;

/** Items below each other, or with their notes beside them when there is room. Returns the `y` below them. */
export function drawItems(
  sheet: Sheet,
  items: readonly Item[],
  [x, y]: Point,
  width: number,
  noteAt?: number,
): number {
  return (
    items.reduce((top, {term, note = ''}) => {
      const beside = noteAt !== undefined;
      const below = sheet.paragraph(term, [x, top], beside ? noteAt - 12 : width);
      const at: Point = beside ? [x + noteAt, top] : [x, below];
      const end = note
        ? sheet.paragraph(note, at, beside ? width - noteAt : width, NOTE, {color: 'muted'})
        : below;
      return Math.max(below, end) + ITEM_GAP;
    }, y) - ITEM_GAP
  );
}
