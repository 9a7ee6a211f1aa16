import {Joi} from '@docusaurus/utils-validation';
import {APP_NAVIGATION} from '../../../product/appNavigation';
import {label as text, type Kind} from '../kind';
import type {FigureColorName} from '../palette';
import {Sheet, WIDTHS, type Form} from '../svg';
import {measure, NOTE, wrap, type Font} from '../text';

/** An entry of a form. */
interface Field {
  readonly label: string;
  readonly value?: string;
  /**
   * How it's drawn: a line of text (default), a text of several lines, a list to choose from, a box to check, a switch,
   * or a value that cannot be changed.
   */
  readonly as?: (typeof CONTROLS)[number];
  readonly isOn?: boolean;
}

const CONTROLS = ['text', 'area', 'select', 'check', 'switch', 'value'] as const;

type Count = readonly [label: string, ...numbers: number[]];

/** Two measures: the level of each pair, from 0 on, and how many there are of it, if any. */
interface Grid {
  readonly up: string;
  readonly across: string;
  readonly rows: readonly (readonly (number | readonly [level: number, count: number])[])[];
}

/** What a page is made of. Each has its own key; the keys in it say the rest. */
type Block =
  | {readonly title: string}
  | {readonly text: string}
  | {readonly quiet: string}
  | {readonly chips: readonly string[]; readonly open?: string}
  /** Where a request is: solid behind it, outlined ahead. */
  | {readonly steps: readonly string[]; readonly at: string}
  /** `across`: how many are in a line of a wide screen. */
  | {readonly fields: readonly Field[]; readonly across?: number}
  /** `narrow`: the columns that a narrow screen has room for. */
  | {
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly narrow?: readonly string[];
    }
  /** A label and its numbers in each row: under heads, or the only one with a bar. */
  | {
      readonly counts: readonly Count[];
      readonly heads?: readonly string[];
      readonly bars?: boolean;
      readonly unit?: string;
    }
  | {readonly grid: Grid}
  | {readonly buttons: readonly string[]}
  | {readonly list: readonly string[]}
  | {readonly box: readonly Block[]}
  /** Parts beside each other, the last one as wide as said; below each other on a narrow screen. */
  | {readonly beside: readonly (readonly Block[])[]; readonly last: number};

/** An annotated wireframe: a page of the app, or one that requesters and visitors see. */
interface Screen {
  /** Path of the open page in the app's navigation: `Request Manager > Requests`. */
  readonly app?: string;
  /** Address of a page outside the app. */
  readonly address?: string;
  readonly heading?: string;
  readonly buttons?: readonly string[];
  readonly tabs?: readonly string[];
  /** The tab that is open. */
  readonly open?: string;
  readonly body?: readonly Block[];
  /** A dialog in place of the page's content. */
  readonly dialog?: {
    readonly heading: string;
    readonly body: readonly Block[];
    readonly buttons?: readonly string[];
  };
  /** What the picture is about: the label of the one element that has the area's color. */
  readonly focus: string;
  /** Numbered elements by their label, with a remark for the legend. The number is the place in this list. */
  readonly marks: Readonly<Record<string, string>>;
}

const STRONG: Font = {...NOTE, weight: 600};
const HEADING: Font = {size: 18, weight: 600, leading: 26};
const MARK = 10;
/** Room of a number in front of its text. */
const MARK_ROOM = 2 * MARK + 6;
const PADDING = 12;
const CONTROL = 32;
const BAR = 38;
const NAVIGATION = 168;
const SCREEN_PADDING: Readonly<Record<Form, number>> = {wide: 16, narrow: 14};
/** Between parts of a page. */
const GAP = 13;

/** Draws one screen, and keeps account of what has its number. */
class Pen {
  private readonly missing: Set<string>;
  private isFocusMissing: boolean;

  constructor(
    readonly sheet: Sheet,
    readonly source: Screen,
    before?: Pen,
  ) {
    this.missing = new Set(before?.missing ?? Object.keys(source.marks));
    this.isFocusMissing = before?.isFocusMissing ?? true;
  }

  get isWide(): boolean {
    return this.sheet.form === 'wide';
  }

  get area(): FigureColorName {
    return this.sheet.area;
  }

  get tint(): FigureColorName {
    return `${this.sheet.area}Tint`;
  }

  /** How high something is, drawn where nobody sees it. */
  heightOf(draw: (pen: Pen) => number): number {
    return draw(new Pen(new Sheet(this.sheet.form, this.sheet.area), this.source, this));
  }

  /** What the source names, and the picture doesn't have. */
  get absent(): string[] {
    return [...this.missing, ...(this.isFocusMissing ? [this.source.focus] : [])];
  }

  /** Whether this is the one element in the area's color. */
  takesFocus(label: string): boolean {
    if (!this.isFocusMissing || label !== this.source.focus) return false;
    this.isFocusMissing = false;
    this.sheet.emphases += 1;
    return true;
  }

  /** Whether the next element with this label gets a number. */
  hasMark(label: string): boolean {
    return this.missing.has(label);
  }

  /** The number of a label, at the first element that has it. */
  mark(label: string, x: number, y: number): void {
    if (!this.missing.delete(label)) return;
    this.disc(Object.keys(this.source.marks).indexOf(label) + 1, x, y);
  }

  disc(number: number, x: number, y: number): void {
    this.sheet.circle([x, y], MARK, {fill: 'ink'});
    this.sheet.text(wrap(String(number), 20, STRONG), [x, y - STRONG.leading / 2], STRONG, {
      color: 'paper',
      align: 'middle',
    });
  }

  widthOf(label: string, font: Font = NOTE): number {
    return Math.ceil(measure(label, font)) + (this.hasMark(label) ? MARK_ROOM : 0);
  }

  /** A line of text with its number in front. */
  label(
    label: string,
    [x, y]: readonly [number, number],
    room: number,
    font: Font = NOTE,
    color: FigureColorName = 'ink',
  ): void {
    const inset = this.hasMark(label) ? MARK_ROOM : 0;
    expectRoom(label, room - inset, font);
    this.mark(label, x + MARK, y + font.leading / 2);
    this.sheet.text(wrap(label, Infinity, font), [x + inset, y], font, {color});
  }

  rule(x: number, y: number, width: number): void {
    this.sheet.line(
      [
        [x, y],
        [x + width, y],
      ],
      {stroke: 'hair'},
    );
  }

  check(x: number, y: number, stroke: FigureColorName): void {
    this.sheet.line(
      [
        [x + 4, y + 8],
        [x + 7, y + 11],
        [x + 12, y + 5],
      ],
      {stroke},
    );
  }
}

function expectRoom(text: string, room: number, font: Font): void {
  const excess = measure(text, font) - room;
  if (excess > 0.5) throw new Error(`"${text}" is ${Math.ceil(excess)} units too wide for its place`);
}

/** Draws at a place with so much width, and says how high it became. */
type Draw = (pen: Pen, x: number, y: number, room: number) => number;

const stacked =
  (parts: readonly Draw[], gap: number): Draw =>
  (pen, x, y, room) =>
    parts.reduce((height, draw, index) => {
      const top = index === 0 ? 0 : height + gap;
      return top + draw(pen, x, y + top, room);
    }, 0);

/** Elements in lines, each as wide as it needs to be. */
const flow =
  (
    labels: readonly string[],
    {
      height,
      across,
      down = across,
    }: {readonly height: number; readonly across: number; readonly down?: number},
    widthOf: (pen: Pen, label: string) => number,
    draw: (pen: Pen, label: string, x: number, y: number, width: number) => void,
  ): Draw =>
  (pen, x, y, room) => {
    let left = 0;
    let top = 0;
    for (const label of labels) {
      const width = widthOf(pen, label);
      if (left > 0 && left + width > room) {
        left = 0;
        top += height + down;
      }
      draw(pen, label, x + left, y + top, width);
      left += width + across;
    }
    return top + height;
  };

const buttonWidth = (label: string): number => Math.ceil(measure(label, STRONG)) + 2 * PADDING;

const buttons = (labels: readonly string[]): Draw =>
  flow(
    labels,
    {height: CONTROL, across: 14},
    (_pen, label) => buttonWidth(label),
    (pen, label, x, y, width) => {
      const isFocus = pen.takesFocus(label);
      pen.sheet.rect(
        {x, y, width, height: CONTROL},
        isFocus ? {fill: pen.area} : {fill: 'paper', stroke: 'line'},
        6,
      );
      pen.sheet.text(wrap(label, Infinity, STRONG), [x + width / 2, y + 6.5], STRONG, {
        color: isFocus ? 'paper' : 'ink',
        align: 'middle',
      });
      pen.mark(label, x, y);
    },
  );

const tabs =
  (labels: readonly string[], open: string | undefined): Draw =>
  (pen, x, y, room) => {
    const height = flow(
      labels,
      {height: 30, across: 16, down: 4},
      (inner, label) => inner.widthOf(label, label === open ? STRONG : NOTE),
      (inner, label, left, top, width) => {
        const isOpen = label === open;
        inner.label(label, [left, top + 4], width, isOpen ? STRONG : NOTE, isOpen ? 'ink' : 'muted');
        if (isOpen) inner.sheet.rect({x: left, y: top + 28, width, height: 2}, {fill: 'ink'}, 1);
      },
    )(pen, x, y, room);
    pen.rule(x, y + height + 1, room);
    return height + 2;
  };

const chips = (labels: readonly string[], open: string | undefined): Draw =>
  flow(
    labels,
    {height: 26, across: 8},
    (pen, label) => pen.widthOf(label) + 20,
    (pen, label, x, y, width) => {
      const isFocus = pen.takesFocus(label);
      const outline =
        label === open
          ? ({fill: 'fill', stroke: 'line'} as const)
          : ({fill: 'paper', stroke: 'hair'} as const);
      pen.sheet.rect({x, y, width, height: 26}, isFocus ? {fill: pen.area} : outline, 13);
      pen.label(label, [x + 10, y + 3.5], width - 20, NOTE, isFocus ? 'paper' : 'ink');
    },
  );

function step(pen: Pen, x: number, y: number, isPassed: boolean, isFocus: boolean): void {
  const fill = isFocus ? pen.area : isPassed ? 'muted' : 'paper';
  pen.sheet.circle([x + 9, y + 9], 9, {fill, stroke: isFocus ? pen.area : 'muted'});
  if (isPassed) pen.check(x + 1, y + 1, 'paper');
}

const steps =
  (labels: readonly string[], at: string): Draw =>
  (pen, x, y, room) => {
    const here = labels.indexOf(at);
    if (here === -1) throw new Error(`"${at}" is none of the steps ${labels.join(', ')}`);
    if (!pen.isWide) {
      const draws = labels.map((label, index): Draw => (inner, left, top, width) => {
        const isHere = index === here;
        step(inner, left, top, index < here, isHere && inner.takesFocus(label));
        inner.label(label, [left + 28, top], width - 28, isHere ? STRONG : NOTE, isHere ? 'ink' : 'muted');
        return 19;
      });
      return stacked(draws, 5)(pen, x, y, room);
    }
    const pitch = room / labels.length;
    labels.forEach((label, index) => {
      const left = x + index * pitch;
      const isHere = index === here;
      const inset = pen.hasMark(label) ? 2 * MARK + 4 : 0;
      if (index < labels.length - 1) pen.rule(left + 22 + inset, y + 9, pitch - 26 - inset);
      step(pen, left, y, index < here, isHere && pen.takesFocus(label));
      pen.mark(label, left + 22 + MARK, y + 9);
      pen.label(label, [left, y + 24], pitch - 2, isHere ? STRONG : NOTE, isHere ? 'ink' : 'muted');
    });
    return 24 + NOTE.leading;
  };

/** A box to check, or a switch, with its label behind it. */
function toggle(pen: Pen, {label, as, isOn = false}: Field, x: number, y: number, room: number): number {
  const isSwitch = as === 'switch';
  const width = isSwitch ? 30 : 17;
  const inset = width + 9;
  const isFocus = pen.takesFocus(label);
  const on = isFocus ? pen.area : 'muted';
  pen.sheet.rect(
    {x, y: y + 1, width, height: 17},
    isOn ? {fill: on} : {fill: 'paper', stroke: isFocus ? pen.area : 'line'},
    isSwitch ? 8.5 : 4,
  );
  if (isSwitch) pen.sheet.circle([x + (isOn ? 21.5 : 8.5), y + 9.5], 5, {fill: isOn ? 'paper' : on});
  else if (isOn) pen.check(x, y + 1.5, 'paper');
  pen.label(label, [x + inset, y], room - inset);
  return NOTE.leading;
}

/** A label and its value, which cannot be changed. */
function fact(pen: Pen, {label, value = ''}: Field, x: number, y: number, room: number): number {
  const inset = Math.min(room * 0.5, 170);
  const font = pen.source.focus === label ? STRONG : NOTE;
  pen.label(label, [x, y], inset - 6, NOTE, 'muted');
  const color = pen.takesFocus(label) ? pen.area : 'ink';
  // A long ID has the whole width of a phone.
  if (!pen.isWide && !value.includes(' ') && measure(value, font) > room - inset) {
    return pen.sheet.paragraph(value, [x, y + NOTE.leading], room, font, {color}) - y;
  }
  return pen.sheet.paragraph(value, [x + inset, y], room - inset, font, {color}) - y;
}

function field(pen: Pen, entry: Field, x: number, y: number, room: number): number {
  const {label, value = '', as = 'text'} = entry;
  if (as === 'check' || as === 'switch') return toggle(pen, entry, x, y, room);
  if (as === 'value') return fact(pen, entry, x, y, room);
  pen.label(label, [x, y], room, NOTE, 'muted');
  const isFocus = pen.takesFocus(label);
  const inner = room - 20 - (as === 'select' ? 18 : 0);
  if (as !== 'area') expectRoom(value, inner, NOTE);
  const lines = wrap(value, inner, NOTE);
  const top = y + 22;
  const height = lines.length * NOTE.leading + 13;
  pen.sheet.rect(
    {x, y: top, width: room, height},
    isFocus ? {fill: pen.tint, stroke: pen.area} : {fill: 'paper', stroke: 'line'},
    6,
  );
  if (value !== '') pen.sheet.text(lines, [x + 10, top + 6.5], NOTE);
  if (as === 'select') {
    const [left, middle] = [x + room - 20, top + 14];
    pen.sheet.line(
      [
        [left, middle],
        [left + 4.5, middle + 4.5],
        [left + 9, middle],
      ],
      {stroke: 'muted'},
    );
  }
  return 22 + height;
}

const fields =
  (entries: readonly Field[], across: number): Draw =>
  (pen, x, y, room) => {
    const columns = pen.isWide ? across : 1;
    const width = (room - (columns - 1) * 20) / columns;
    const lines = Array.from({length: Math.ceil(entries.length / columns)}, (_, index) =>
      entries.slice(index * columns, (index + 1) * columns),
    );
    const draws = lines.map(
      (line): Draw =>
        (inner, left, top) =>
          Math.max(
            ...line.map((entry, index) => field(inner, entry, left + index * (width + 20), top, width)),
          ),
    );
    return stacked(draws, entries.every(({as}) => as === 'value') ? 6 : 10)(pen, x, y, room);
  };

const table =
  (
    columns: readonly string[],
    rows: readonly (readonly string[])[],
    narrow: readonly string[] | undefined,
  ): Draw =>
  (pen, x, y, room) => {
    const shown = !pen.isWide && narrow ? columns.filter((column) => narrow.includes(column)) : columns;
    const cells = rows.map((row) => shown.map((column) => row[columns.indexOf(column)] ?? ''));
    const widths = shown.map((column, index) =>
      Math.max(
        pen.widthOf(column, STRONG),
        ...cells.map((row) => {
          const cell = row[index] ?? '';
          const isFocus = cell === pen.source.focus;
          return pen.widthOf(cell, index === 0 || isFocus ? STRONG : NOTE) + (isFocus ? 16 : 0);
        }),
      ),
    );
    const spare = room - widths.reduce((sum, width) => sum + width, 0);
    const least = 10 * (shown.length - 1);
    if (spare < least)
      throw new Error(`the table ${shown.join(', ')} is ${Math.ceil(least - spare)} units too wide`);
    // The room that is left goes between the columns, but no more than keeps a row together.
    const gap = Math.min(36, spare / Math.max(1, shown.length - 1));
    const leftOf = (index: number) => x + widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
    shown.forEach((column, index) =>
      pen.label(column, [leftOf(index), y], widths[index] ?? 0, STRONG, 'muted'),
    );
    cells.forEach((row, index) => {
      const top = y + 26 + index * 34;
      pen.rule(x, top, room);
      row.forEach((cell, column) => {
        const left = leftOf(column);
        if (cell === '') return;
        if (!pen.takesFocus(cell)) {
          pen.label(cell, [left, top + 8], widths[column] ?? 0, column === 0 ? STRONG : NOTE);
          return;
        }
        const inset = pen.hasMark(cell) ? MARK_ROOM : 0;
        pen.mark(cell, left + MARK, top + 17.5);
        pen.sheet.rect(
          {x: left + inset, y: top + 5, width: measure(cell, STRONG) + 16, height: 25},
          {fill: pen.area},
          6,
        );
        pen.sheet.text(wrap(cell, Infinity, STRONG), [left + inset + 8, top + 8], STRONG, {color: 'paper'});
      });
    });
    return 26 + rows.length * 34;
  };

const ROW = 23;

const counts =
  (rows: readonly Count[], heads: readonly string[] = [], hasBars = false, unit = ''): Draw =>
  (pen, x, y, room) => {
    const top = heads.length > 0 ? y + NOTE.leading + 4 : y;
    const texts = rows.map(([, ...numbers]) => numbers.map((number) => `${number}${unit}`));
    const columns = Math.max(...texts.map(({length}) => length));
    const pitch = Math.ceil(Math.max(...[...heads, ...texts.flat()].map((each) => measure(each, NOTE)))) + 10;
    /** Where a column of numbers ends. */
    const endOf = (column: number): number => x + room - (columns - 1 - column) * pitch;
    const labels = Math.max(...rows.map(([label]) => pen.widthOf(label)));
    const longest = Math.max(...rows.map(([, number = 0]) => number));
    heads.forEach((head, column) =>
      pen.sheet.text(wrap(head, Infinity, NOTE), [endOf(column), y], NOTE, {color: 'muted', align: 'end'}),
    );
    rows.forEach(([label, number = 0], index) => {
      const rowTop = top + index * ROW;
      const isFocus = pen.takesFocus(label);
      const [font, color] = isFocus ? ([STRONG, 'paper'] as const) : ([NOTE, 'ink'] as const);
      if (isFocus)
        pen.sheet.rect({x: x - 6, y: rowTop - 2, width: room + 12, height: ROW}, {fill: pen.area}, 6);
      pen.label(label, [x, rowTop], endOf(0) - x - pitch + 10, font, color);
      if (hasBars) {
        const length = ((room - labels - 12 - pitch) * number) / longest;
        pen.sheet.rect({x: x + labels + 12, y: rowTop + 4, width: length, height: 11}, {fill: 'line'}, 2);
      }
      texts[index]?.forEach((text, column) =>
        pen.sheet.text(wrap(text, Infinity, font), [endOf(column), rowTop], font, {color, align: 'end'}),
      );
    });
    return top - y + rows.length * ROW - 4;
  };

/** Grays: a small grid beside other things has not the color of what counts most. */
const LEVELS = ['paper', 'fill', 'hair', 'line'] as const;

const grid =
  ({up, across, rows}: Grid): Draw =>
  (pen, x, y, room) => {
    const height = 20;
    const width = room / Math.max(...rows.map(({length}) => length));
    pen.label(up, [x, y], room, NOTE, 'muted');
    const top = y + NOTE.leading + 2;
    rows.forEach((row, index) =>
      row.forEach((cell, column) => {
        const [level, count] = typeof cell === 'number' ? [cell] : cell;
        const place = {x: x + column * width, y: top + index * height};
        pen.sheet.rect({...place, width, height}, {fill: LEVELS[level], stroke: 'hair'}, 0);
        if (count === undefined) return;
        const middle = [place.x + width / 2, place.y + 0.5] as const;
        pen.sheet.text(wrap(String(count), width, STRONG), middle, STRONG, {align: 'middle'});
      }),
    );
    const bottom = top + rows.length * height + 2;
    pen.sheet.text(wrap(across, room, NOTE), [x + room, bottom], NOTE, {color: 'muted', align: 'end'});
    return bottom + NOTE.leading - y;
  };

const paragraph =
  (text: string, font: Font = NOTE, color: FigureColorName = 'ink'): Draw =>
  (pen, x, y, room) => {
    const inset = pen.hasMark(text) ? MARK_ROOM : 0;
    pen.mark(text, x + MARK, y + font.leading / 2);
    const focused = pen.takesFocus(text) ? pen.area : color;
    return pen.sheet.paragraph(text, [x + inset, y], room - inset, font, {color: focused}) - y;
  };

const framed =
  (parts: readonly Block[]): Draw =>
  (pen, x, y, room) => {
    const draw = (inner: Pen) => blocks(parts)(inner, x + PADDING, y + PADDING, room - 2 * PADDING);
    const height = pen.heightOf(draw) + 2 * PADDING;
    pen.sheet.rect({x, y, width: room, height}, {fill: 'paper', stroke: 'hair'});
    draw(pen);
    return height;
  };

const list = (labels: readonly string[]): Draw =>
  stacked(
    labels.map((label): Draw => (pen, x, y, room) => {
      const isFocus = pen.takesFocus(label);
      if (isFocus) pen.sheet.rect({x: x - 6, y: y + 1, width: room + 12, height: 26}, {fill: pen.area}, 6);
      pen.label(label, [x, y + 4.5], room, isFocus ? STRONG : NOTE, isFocus ? 'paper' : 'ink');
      return 28;
    }),
    0,
  );

const beside =
  (parts: readonly (readonly Block[])[], last: number): Draw =>
  (pen, x, y, room) => {
    if (!pen.isWide) return stacked(parts.map(blocks), 16)(pen, x, y, room);
    const width = (room - last - (parts.length - 1) * 20) / (parts.length - 1);
    return Math.max(
      ...parts.map((part, index) =>
        blocks(part)(pen, x + index * (width + 20), y, index === parts.length - 1 ? last : width),
      ),
    );
  };

function block(part: Block): Draw {
  if ('title' in part) return paragraph(part.title, STRONG);
  if ('text' in part) return paragraph(part.text);
  if ('quiet' in part) return paragraph(part.quiet, NOTE, 'muted');
  if ('chips' in part) return chips(part.chips, part.open);
  if ('steps' in part) return steps(part.steps, part.at);
  if ('fields' in part) return fields(part.fields, part.across ?? 1);
  if ('columns' in part) return table(part.columns, part.rows, part.narrow);
  if ('counts' in part) return counts(part.counts, part.heads, part.bars, part.unit);
  if ('grid' in part) return grid(part.grid);
  if ('buttons' in part) return buttons(part.buttons);
  if ('list' in part) return list(part.list);
  if ('box' in part) return framed(part.box);
  return beside(part.beside, part.last);
}

const blocks = (parts: readonly Block[]): Draw => stacked(parts.map(block), GAP);

/** Heading and buttons of a page, on one line where there's room. */
const head =
  (heading: string, labels: readonly string[]): Draw =>
  (pen, x, y, room) => {
    expectRoom(heading, room, HEADING);
    pen.sheet.text(wrap(heading, Infinity, HEADING), [x, y + 3], HEADING);
    if (labels.length === 0) return CONTROL;
    const width = labels.reduce((sum, label) => sum + buttonWidth(label) + 14, -14);
    if (measure(heading, HEADING) + 20 + width <= room)
      return buttons(labels)(pen, x + room - width, y, width);
    return 40 + buttons(labels)(pen, x, y + 40, room);
  };

const content = ({heading, buttons: labels = [], tabs: all, open, body = []}: Screen): Draw =>
  stacked(
    [
      ...(heading === undefined ? [] : [head(heading, labels)]),
      ...(all ? [tabs(all, open)] : []),
      ...(body.length === 0 ? [] : [blocks(body)]),
    ],
    16,
  );

const dialog =
  ({heading, body, buttons: labels}: NonNullable<Screen['dialog']>): Draw =>
  (pen, x, y, room) => {
    const inner = stacked(
      [
        (drawing, left, top) => drawing.sheet.paragraph(heading, [left, top], room - 40, HEADING) - top,
        blocks(body),
        ...(labels ? [buttons(labels)] : []),
      ],
      16,
    );
    const draw = (drawing: Pen) => inner(drawing, x + 20, y + 16, room - 40);
    const height = pen.heightOf(draw) + 36;
    pen.sheet.rect({x, y, width: room, height}, {fill: 'paper', stroke: 'line'}, 12);
    draw(pen);
    return height;
  };

/** The column with the pages of the open product: as many as there's room for, around the open one. */
function navigation(
  pen: Pen,
  [product = '', page = '', below]: readonly string[],
  y: number,
  height: number,
): void {
  const pages = APP_NAVIGATION[product];
  const items = below === undefined ? Object.keys(pages ?? {}) : (pages?.[page] ?? []);
  const open = below ?? page;
  const at = items.indexOf(open);
  if (!pages || (page !== '' && at === -1)) throw new Error(`the app has no page ${pen.source.app ?? ''}`);
  const title = below === undefined ? product : page;
  pen.label(title, [18, y + 16], NAVIGATION - 24, STRONG);
  const rows = items.map((item) => {
    const font = item === open ? STRONG : NOTE;
    const lines = wrap(item, NAVIGATION - 32, font);
    return {lines, font, isOpen: item === open, height: lines.length * NOTE.leading + 10};
  });
  // What doesn't fit is left out from both ends, and the open page stays.
  const room = height - 56;
  const total = () => rows.reduce((sum, row) => sum + row.height, 0);
  while (total() > room && rows.length > 1) {
    if (rows[rows.length - 1]?.isOpen || rows.findIndex(({isOpen}) => isOpen) > rows.length / 2) rows.shift();
    else rows.pop();
  }
  rows.reduce((top, {lines, font, isOpen, height: rowHeight}) => {
    if (isOpen)
      pen.sheet.rect({x: 8, y: top, width: NAVIGATION - 16, height: rowHeight - 2}, {fill: 'hair'}, 6);
    pen.sheet.text(lines, [18, top + 4], font, {color: isOpen ? 'ink' : 'muted'});
    return top + rowHeight;
  }, y + 45);
}

/** Whether a product is one page: it has no column of pages, and its name is in the bar. */
const isOnlyPage = (app: string): boolean => Object.keys(APP_NAVIGATION[app] ?? {app}).length === 0;

/** The bar over the page: of the app, or of the browser. */
function bar(pen: Pen): void {
  const {width} = pen.sheet;
  const {app, address} = pen.source;
  const y = (BAR - NOTE.leading) / 2;
  pen.rule(1, BAR, width - 2);
  if (app === undefined) {
    [18, 32, 46].forEach((x) => pen.sheet.circle([x, BAR / 2], 4, {fill: 'hair'}));
    pen.sheet.rect({x: 64, y: 7, width: width - 78, height: 25}, {fill: 'fill'}, 12.5);
    pen.label(address ?? '', [76, y], width - 100, NOTE, 'muted');
    return;
  }
  // The mark: half a shield outlined, half solid.
  const half = (side: 1 | -1): [number, number][] => [
    [24, 11],
    [24 + side * 6, 11],
    [24 + side * 6, 21],
    [24, 27],
  ];
  pen.sheet.line(half(-1), {stroke: 'ink'});
  pen.sheet.line([...half(1), [24, 11]], {stroke: 'ink', fill: 'ink'});
  if (pen.isWide) {
    pen.label('Clearwarden', [40, y], 200, STRONG);
    if (isOnlyPage(app)) pen.label(app, [NAVIGATION, y], 200, STRONG);
    pen.sheet.text(wrap('harborpine', 200, NOTE), [width - 18, y], NOTE, {color: 'muted', align: 'end'});
    return;
  }
  // As much of the path's end as there's room for.
  const path = app.split(' > ');
  const ends = path.map((_, index) => path.slice(index).join(' > '));
  pen.label(ends.find((end) => measure(end, STRONG) <= width - 54) ?? '', [40, y], width - 54, STRONG);
}

const legend = (marks: Screen['marks']): Draw =>
  stacked(
    Object.entries(marks).map(([label, remark], index): Draw => (pen, x, y, room) => {
      pen.disc(index + 1, x + MARK, y + NOTE.leading / 2);
      const left = x + MARK_ROOM + 2;
      const inner = room - MARK_ROOM - 2;
      const name = remark === '' || /[.?]$/.test(label) ? `${label} ` : `${label}: `;
      const width = measure(name, STRONG);
      const below = pen.sheet.paragraph(name.trimEnd(), [left, y], inner, STRONG);
      if (remark === '') return below - y;
      if (width + measure(remark, NOTE) <= inner) {
        return pen.sheet.paragraph(remark, [left + width, y], inner - width) - y;
      }
      return pen.sheet.paragraph(remark, [left, below], inner) - y;
    }),
    6,
  );

/** Draws a screen with its numbers, and the legend below it. */
function draw(source: Screen, sheet: Sheet): void {
  const pen = new Pen(sheet, source);
  const {width, form} = sheet;
  const padding = SCREEN_PADDING[form];
  const hasNavigation = source.app !== undefined && !isOnlyPage(source.app) && pen.isWide;
  const left = hasNavigation ? NAVIGATION : 0;
  const room = width - left;
  const drawPage = (inner: Pen) => {
    if (!source.dialog)
      return content(source)(inner, left + padding, BAR + padding, room - 2 * padding) + 2 * padding;
    return dialog(source.dialog)(inner, left + padding, BAR + padding, room - 2 * padding) + 2 * padding;
  };
  const height = Math.max(pen.heightOf(drawPage), hasNavigation ? 190 : 0);
  sheet.rect({x: 0, y: 0, width, height: BAR + height}, {fill: 'paper', stroke: 'line'}, 10);
  if (source.dialog) {
    sheet.rect({x: left + 6, y: BAR + 6, width: room - 12, height: height - 12}, {fill: 'hair'}, 8);
  }
  bar(pen);
  if (hasNavigation) {
    sheet.line(
      [
        [NAVIGATION, BAR],
        [NAVIGATION, BAR + height - 1],
      ],
      {stroke: 'hair'},
    );
    navigation(pen, source.app.split(' > '), BAR, height);
  }
  drawPage(pen);
  if (pen.absent.length > 0) throw new Error(`the screen has no element "${pen.absent.join('", "')}"`);
  legend(source.marks)(pen, 0, BAR + height + 16, WIDTHS[form]);
}

const texts = Joi.array().items(text.required()).min(1);
const blocksSchema = Joi.array().items(Joi.link('#block')).min(1);

const LEVEL = Joi.number()
  .integer()
  .min(0)
  .max(LEVELS.length - 1);

const blockSchema = Joi.object({
  title: text,
  text,
  quiet: text,
  chips: texts,
  open: text,
  steps: texts,
  at: text,
  fields: Joi.array()
    .items(
      Joi.object({
        label: text.required(),
        value: text.allow(''),
        as: Joi.valid(...CONTROLS),
        isOn: Joi.boolean(),
      }),
    )
    .min(1),
  across: Joi.number().integer().min(1).max(3),
  columns: texts,
  rows: Joi.array()
    .items(Joi.array().items(text.allow('')))
    .min(1),
  narrow: texts,
  counts: Joi.array().items(Joi.array().ordered(text.required()).items(Joi.number())).min(1),
  heads: texts,
  bars: Joi.boolean(),
  unit: text,
  grid: Joi.object({
    up: text.required(),
    across: text.required(),
    rows: Joi.array()
      .items(Joi.array().items(LEVEL, Joi.array().ordered(LEVEL.required(), Joi.number().required())))
      .min(2)
      .required(),
  }),
  buttons: texts,
  list: texts,
  box: blocksSchema,
  beside: Joi.array().items(blocksSchema).min(2).max(3),
  last: Joi.number().integer().min(60).max(320),
})
  .xor(
    'title',
    'text',
    'quiet',
    'chips',
    'steps',
    'fields',
    'columns',
    'counts',
    'grid',
    'buttons',
    'list',
    'box',
    'beside',
  )
  .with('heads', 'counts')
  .with('bars', 'counts')
  .with('unit', 'counts')
  .with('open', 'chips')
  .and('steps', 'at')
  .with('across', 'fields')
  .and('columns', 'rows')
  .with('narrow', 'columns')
  .and('beside', 'last');
const parts = Joi.array().items(blockSchema.id('block')).min(1);

/** What is wrong with a screen in one of its forms: what doesn't fit, or isn't there. */
function flawsOf(source: Screen, form: Form): string[] {
  try {
    draw(source, new Sheet(form, 'platform'));
    return [];
  } catch (error) {
    return [`the ${form} form: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Where to click: a page as readers see it, with numbers. */
export const screen: Kind<Screen> = {
  fields: {
    app: text,
    address: text,
    heading: text,
    buttons: texts,
    tabs: texts,
    open: text,
    body: parts,
    dialog: Joi.object({heading: text.required(), body: parts.required(), buttons: texts}),
    focus: text.required(),
    marks: Joi.object().pattern(text, text.allow('')).min(2).max(5).required(),
  },
  flaws: (source) => [...flawsOf(source, 'wide'), ...flawsOf(source, 'narrow')],
  draw,
};
