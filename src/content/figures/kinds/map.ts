import {Joi} from '@docusaurus/utils-validation';
import {
  boxHeight,
  drawBox,
  drawItems,
  ELEMENT,
  ITEMS,
  itemsHeight,
  PADDING,
  type Element,
  type Item,
} from '../box';
import {label, name, repeatedNames, unknownNames, type Kind} from '../kind';
import {drawLines, linesOf, type ArrowText} from '../spine';
import type {Extent, Point, Sheet} from '../svg';
import {NOTE, TITLE, wrap} from '../text';

interface Box extends Element {
  readonly id?: string;
}

/** A box by itself, or a frame around boxes or a list. */
interface Cell extends Box {
  readonly boxes?: readonly Box[];
  readonly items?: readonly Item[];
  /** How many boxes stand beside each other. */
  readonly across: number;
  /** An arrow leads from each box to the next one. */
  readonly chain: boolean;
  /** How much of the row's width it takes. */
  readonly share: number;
}

interface Arrow extends ArrowText {
  readonly from: string;
  readonly to: string;
  readonly optional: boolean;
  /** It has a head at both ends. */
  readonly both: boolean;
}

interface Plan {
  readonly rows: readonly (readonly Cell[])[];
  readonly arrows: readonly Arrow[];
}

const box = Joi.object({...ELEMENT, id: name});
const cell = Joi.object({
  ...ELEMENT,
  // A frame without a title keeps its boxes together, and is not drawn.
  title: Joi.when('boxes', {is: Joi.exist(), then: label.allow('').default(''), otherwise: label.required()}),
  id: name,
  boxes: Joi.array().items(box).min(1),
  items: ITEMS,
  across: Joi.number().valid(1, 2, 3).default(1),
  chain: Joi.boolean().default(false),
  share: Joi.number().min(1).max(4).default(1),
}).nand('boxes', 'items');

const GAP = 12;
const CHAIN_GAP = 24;
const ROW_GAP = 24;
const WIDEST_LABEL = 116;
const NARROWEST_ABREAST = 136;

/** Beside an arrow from one box of a frame to the next. */
const wordsRoom = (box: number): number => box - 46;

const isFrame = (one: Cell): boolean => one.boxes !== undefined || one.items !== undefined;

/** Title and note of a frame. */
const headHeight = ({title, note}: Cell, width: number): number =>
  (title ? wrap(title, width, TITLE).length * TITLE.leading : 0) +
  (note ? wrap(note, width, NOTE).length * NOTE.leading : 0) +
  (title ? 8 : 0);

const marginOf = ({title}: Cell): number => (title ? PADDING.x : 0);

/** How many boxes or items of a frame stand beside each other where it is so wide. */
const columnsOf = ({across}: Cell, inner: number): number =>
  Math.max(1, Math.min(across, Math.floor((inner + GAP) / (NARROWEST_ABREAST + GAP))));

/** Items from top to bottom, column by column. */
const itemColumns = (one: Cell, inner: number): (readonly Item[])[] => {
  const items = one.items ?? [];
  const columns = columnsOf(one, inner);
  const length = Math.ceil(items.length / columns);
  return Array.from({length: columns}, (_, index) => items.slice(index * length, (index + 1) * length));
};

/** Where the boxes of a frame are, from its own corner on, and how high it is. */
function layOutFrame(
  one: Cell,
  width: number,
  arrows: readonly Arrow[],
): {boxes: readonly Extent[]; height: number} {
  const margin = marginOf(one);
  const inner = width - 2 * margin;
  const top = (margin ? 10 : 0) + headHeight(one, inner);
  const columns = columnsOf(one, inner);
  const size = (inner - GAP * (columns - 1)) / columns;
  if (one.items) {
    const heights = itemColumns(one, inner).map((items) => itemsHeight(items, size));
    return {boxes: [], height: top + Math.max(...heights) + 12};
  }
  const boxes = one.boxes ?? [];
  /** Below a box, with room for the words of an arrow. */
  const gapBelow = (index: number): number => {
    const pair = [boxes[index]?.id, boxes[index + 1]?.id];
    const lines = arrows
      .filter(({from, to}) => pair.includes(from) && pair.includes(to))
      .map((arrow) => Math.max(28, linesOf(arrow, wordsRoom(size)).length * NOTE.leading + 14));
    return Math.max(one.chain ? CHAIN_GAP : GAP, ...lines);
  };
  let y = top;
  const extents = boxes.map((_, index): Extent => {
    const row = boxes.slice(index - (index % columns), index - (index % columns) + columns);
    const height = Math.max(...row.map((each) => boxHeight(each, size)));
    const extent = {x: margin + (index % columns) * (size + GAP), y, width: size, height};
    const isLast = index === boxes.length - 1;
    if (index % columns === columns - 1 || isLast) y += height + (isLast ? 0 : gapBelow(index));
    return extent;
  });
  return {boxes: extents, height: y + margin};
}

const cellHeight = (one: Cell, width: number, arrows: readonly Arrow[]): number =>
  isFrame(one) ? layOutFrame(one, width, arrows).height : boxHeight(one, width);

/** Where each element with a name is. */
type Places = Map<string, Extent>;

function drawCell(sheet: Sheet, one: Cell, extent: Extent, places: Places, arrows: readonly Arrow[]): void {
  if (one.id) places.set(one.id, extent);
  if (!isFrame(one)) {
    drawBox(sheet, one, extent);
    return;
  }
  const margin = marginOf(one);
  const inner = extent.width - 2 * margin;
  // A frame that counts most has the color at its border: its boxes are as others are.
  if (one.accent) sheet.emphases += 1;
  const stroke = one.accent ? sheet.area : one.optional ? 'line' : 'hair';
  if (margin) sheet.rect(extent, {stroke, isDashed: one.optional});
  const x = extent.x + margin;
  let y = extent.y + (margin ? 10 : 0);
  if (one.title) y = sheet.paragraph(one.title, [x, y], inner, TITLE);
  if (one.note) y = sheet.paragraph(one.note, [x, y], inner, NOTE, {color: 'muted'});
  itemColumns(one, inner).forEach((items, index, {length}) => {
    const size = (inner - GAP * (length - 1)) / length;
    if (items.length > 0) drawItems(sheet, items, [x + index * (size + GAP), y + (one.title ? 8 : 0)], size);
  });
  const placed = layOutFrame(one, extent.width, arrows).boxes.map((each) => ({
    ...each,
    x: extent.x + each.x,
    y: extent.y + each.y,
  }));
  one.boxes?.forEach((each, index) => {
    const place = placed[index];
    const next = placed[index + 1];
    if (!place) return;
    drawBox(sheet, each, place);
    if (each.id) places.set(each.id, place);
    if (!one.chain || !next) return;
    const spine = place.x + Math.min(40, place.width / 2);
    sheet.line(
      [
        [spine, place.y + place.height],
        [spine, next.y - 2],
      ],
      {isArrow: true},
    );
  });
}

const cellsWithIds = (cells: readonly Cell[]): readonly (readonly [string, Cell])[] =>
  cells.flatMap((one) => [one, ...(one.boxes ?? [])].flatMap(({id}) => (id ? [[id, one] as const] : [])));

const overlap = (
  from: number,
  size: number,
  otherFrom: number,
  otherSize: number,
): readonly [number, number] => [Math.max(from, otherFrom), Math.min(from + size, otherFrom + otherSize)];

/** From the side of one element to the facing side of another. */
function routeOf(from: Extent, to: Extent, shift: number): Point[] {
  const [top, bottom] = overlap(from.y, from.height, to.y, to.height);
  const [left, right] = overlap(from.x, from.width, to.x, to.width);
  const isBeside = left >= right;
  if (isBeside) {
    const isRight = to.x > from.x;
    const start = isRight ? from.x + from.width : from.x;
    const end = isRight ? to.x - 2 : to.x + to.width + 2;
    if (bottom - top > 16) {
      const y = (top + bottom) / 2 + shift;
      return [
        [start, y],
        [end, y],
      ];
    }
    const middle = (start + end) / 2 + shift;
    return [
      [start, from.y + from.height / 2 + shift],
      [middle, from.y + from.height / 2 + shift],
      [middle, to.y + to.height / 2 + shift],
      [end, to.y + to.height / 2 + shift],
    ];
  }
  const isBelow = to.y > from.y;
  const start = isBelow ? from.y + from.height : from.y;
  const end = isBelow ? to.y - 2 : to.y + to.height + 2;
  const x = (right - left > 96 ? left + 40 : (left + right) / 2) + shift;
  return [
    [x, start],
    [x, end],
  ];
}

function drawArrow(sheet: Sheet, arrow: Arrow, points: readonly Point[]): void {
  sheet.line(points, {isDashed: arrow.optional, isArrow: true});
  if (!arrow.both) return;
  const [first, second] = points;
  if (!first || !second) return;
  const length = Math.hypot(second[0] - first[0], second[1] - first[1]) || 1;
  const near = (distance: number): Point => [
    first[0] + ((second[0] - first[0]) * distance) / length,
    first[1] + ((second[1] - first[1]) * distance) / length,
  ];
  sheet.line([near(8), near(2)], {isArrow: true});
}

/** What an arrow says: beside one that goes down, over a level one, or under the lower one of two. */
function drawWords(
  sheet: Sheet,
  arrow: Arrow,
  points: readonly Point[],
  {room = sheet.width / 2, isUnder = false}: {room?: number; isUnder?: boolean} = {},
): void {
  const [start, next] = points;
  const end = points.at(-1);
  if (!start || !next || !end) return;
  const isLevel = start[1] === next[1];
  const lines = linesOf(arrow, isLevel ? WIDEST_LABEL : room);
  const height = lines.length * NOTE.leading;
  if (!isLevel) {
    drawLines(sheet, lines, [start[0] + 12, (start[1] + end[1] - height) / 2]);
    return;
  }
  const level = points.length === 2 ? start[1] : end[1];
  drawLines(sheet, lines, [(start[0] + end[0]) / 2, isUnder ? level + 4 : level - height - 3], 'middle');
}

const isReverse = (one: Arrow, other: Arrow): boolean => one.from === other.to && one.to === other.from;

function drawWide(sheet: Sheet, {rows, arrows}: Plan): void {
  const places: Places = new Map();
  const owner = new Map(cellsWithIds(rows.flat()));
  const between = (some: readonly Cell[], others: readonly Cell[]): Arrow[] =>
    arrows.filter(({from, to}) => {
      const ends = [owner.get(from), owner.get(to)];
      return ends.some((end) => end && some.includes(end)) && ends.some((end) => end && others.includes(end));
    });
  const isWithin = (one: readonly Cell[], arrow: Arrow): boolean =>
    [arrow.from, arrow.to].every((id) => one.some((each) => each === owner.get(id)));

  let y = 0;
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before) {
      const down = between(before, row).filter((arrow) => !isWithin(before, arrow) && !isWithin(row, arrow));
      const lines = Math.max(0, ...down.map((arrow) => linesOf(arrow, sheet.width / 2).length));
      y += Math.max(ROW_GAP, down.length > 0 ? 30 : 0, lines * NOTE.leading + 14);
    }
    const gaps = row.slice(1).map((one, at) => {
      const crossing = between(row.slice(at, at + 1), [one]).filter((arrow) => isWithin(row, arrow));
      if (crossing.length === 0) return 20;
      const widths = crossing.flatMap((arrow) => linesOf(arrow, WIDEST_LABEL).map(({line}) => line.width));
      return Math.max(48, Math.ceil(Math.max(0, ...widths)) + 20);
    });
    const free = sheet.width - gaps.reduce((sum, gap) => sum + gap, 0);
    const shares = row.reduce((sum, {share}) => sum + share, 0);
    const widths = row.map(({share}) => (free * share) / shares);
    const height = Math.max(...row.map((one, at) => cellHeight(one, widths[at] ?? 0, arrows)));
    const placed = row.map((one, at) => {
      const x = [...widths.slice(0, at), ...gaps.slice(0, at)].reduce((sum, each) => sum + each, 0);
      return {one, x, width: widths[at] ?? 0};
    });
    placed
      .filter(({one}) => isFrame(one))
      .forEach(({one, x, width}) => drawCell(sheet, one, {x, y, width, height}, places, arrows));
    placed
      .filter(({one}) => !isFrame(one))
      .forEach(({one, x, width}) => {
        const own = cellHeight(one, width, arrows);
        const top = y + (height - own) / 2;
        // A box whose only arrow in its row leads to a box of a frame stands level with that.
        const ends = arrows.filter(({from, to}) => one.id !== undefined && [from, to].includes(one.id));
        const within = ends.filter((arrow) => isWithin(row, arrow));
        const other = within[0]?.from === one.id ? within[0]?.to : within[0]?.from;
        const target = within.length === 1 ? places.get(other ?? '') : undefined;
        const level = target ? target.y + (target.height - own) / 2 : top;
        const place = {x, y: Math.max(y, Math.min(y + height - own, level)), width, height: own};
        drawCell(sheet, one, place, places, arrows);
      });
    y += height;
  });

  for (const arrow of arrows) {
    const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
    if (!from || !to) continue;
    const twin = arrows.findIndex((other) => isReverse(arrow, other));
    const shift = twin === -1 ? 0 : arrows.indexOf(arrow) < twin ? -12 : 12;
    const points = routeOf(from, to, shift);
    drawArrow(sheet, arrow, points);
    const isInFrame = owner.get(arrow.from) === owner.get(arrow.to);
    drawWords(sheet, arrow, points, {
      room: isInFrame ? wordsRoom(from.width) : undefined,
      isUnder: shift > 0,
    });
  }
}

/** The form for phones: cells below each other; what does not lead to a neighbor is said in words. */
function drawNarrow(sheet: Sheet, {rows, arrows}: Plan): void {
  const cells = rows.flat();
  const owner = new Map(cellsWithIds(cells));
  const placeOf = (id: string): number => cells.findIndex((one) => one === owner.get(id));
  const titleOf = (id: string): string =>
    cells.flatMap((one) => [one, ...(one.boxes ?? [])]).find((one) => one.id === id)?.title ?? '';
  const drawn: Arrow[] = [];
  let y = 0;
  cells.forEach((one, index) => {
    const places: Places = new Map();
    const height = cellHeight(one, sheet.width, arrows);
    drawCell(sheet, one, {x: 0, y, width: sheet.width, height}, places, arrows);
    const inside = arrows.filter(({from, to}) => placeOf(from) === index && placeOf(to) === index);
    for (const arrow of inside) {
      const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
      if (!from || !to) continue;
      const points = routeOf(from, to, 0);
      drawArrow(sheet, arrow, points);
      drawWords(sheet, arrow, points, {room: wordsRoom(from.width)});
    }
    y += height;
    const isAt = ({from, to}: Arrow, start: number, end: number): boolean =>
      placeOf(from) === start && placeOf(to) === end;
    /** Whether an arrow between this cell and the next one can be drawn: it ends at both, or at boxes next to both. */
    const isDrawn = ({from, to}: Arrow): boolean => {
      const [upper, lower] = placeOf(from) === index ? [from, to] : [to, from];
      const below = cells[index + 1];
      return (
        [one.id, one.boxes?.at(-1)?.id].includes(upper) && [below?.id, below?.boxes?.[0]?.id].includes(lower)
      );
    };
    const next = arrows.filter(
      (arrow) => (isAt(arrow, index, index + 1) || isAt(arrow, index + 1, index)) && isDrawn(arrow),
    );
    const said = arrows.filter(
      (arrow) =>
        placeOf(arrow.from) === index &&
        !inside.includes(arrow) &&
        !next.includes(arrow) &&
        !(placeOf(arrow.to) === index - 1 && drawn.includes(arrow)),
    );
    drawn.push(...next);
    const bottom = y;
    // Beside the arrow to the next cell, if there is one.
    const x = next.length > 0 ? 46 : PADDING.x;
    for (const arrow of said) {
      const words = [arrow.action, arrow.label].filter(Boolean).join(', ');
      const start = one.id === arrow.from ? '' : `${titleOf(arrow.from)} `;
      const text = `${start}→ ${titleOf(arrow.to)}${words ? `: ${words}` : ''}`;
      y = sheet.paragraph(text, [x, y + 6], sheet.width - x, NOTE, {color: 'muted'});
    }
    if (index === cells.length - 1) return;
    if (next.length === 0) {
      y += GAP;
      return;
    }
    const top = y;
    const isUp = next.some(({from, both}) => both || placeOf(from) === index + 1);
    const isDown = next.some(({from, both}) => both || placeOf(from) === index);
    for (const arrow of next) {
      const sign = isUp && isDown && !arrow.both ? (placeOf(arrow.from) === index ? '↓ ' : '↑ ') : '';
      const words: ArrowText = arrow.action
        ? {action: sign + arrow.action, label: arrow.label}
        : {label: arrow.label && sign + arrow.label};
      y = drawLines(sheet, linesOf(words, sheet.width - 46), [46, y + (y === top ? 8 : 2)]);
    }
    y = Math.max(y + 8, top + 28);
    const [start, end] = isDown ? [bottom, y - 2] : [y, bottom + 2];
    const only = next[0];
    if (only)
      drawArrow(sheet, {...only, both: isUp && isDown, optional: next.every(({optional}) => optional)}, [
        [18, start],
        [18, end],
      ]);
  });
}

/** What belongs together, and what goes from one to the other. */
export const map: Kind<Plan> = {
  fields: {
    rows: Joi.array().items(Joi.array().items(cell).min(1).max(4)).min(1).required(),
    arrows: Joi.array()
      .items(
        Joi.object({
          from: name.required(),
          to: name.required(),
          action: label,
          label,
          optional: Joi.boolean().default(false),
          both: Joi.boolean().default(false),
        }),
      )
      .default([]),
  },
  flaws: ({rows, arrows}) => {
    const ids = cellsWithIds(rows.flat()).map(([id]) => id);
    return [
      ...repeatedNames(ids),
      ...unknownNames(
        arrows.flatMap(({from, to}) => [from, to]),
        ids,
      ),
    ];
  },
  draw: (source, sheet) => {
    if (sheet.form === 'wide') drawWide(sheet, source);
    else drawNarrow(sheet, source);
  },
};
