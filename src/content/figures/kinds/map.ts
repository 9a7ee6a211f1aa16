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

/** A box by itself, or a frame around a list, boxes, or both. */
interface Cell extends Box {
  readonly boxes?: readonly Box[];
  readonly items?: readonly Item[];
  /** How many boxes stand beside each other. */
  readonly across: number;
  /** The first box has a row of its own. */
  readonly lead: boolean;
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
  lead: Joi.boolean().default(false),
  chain: Joi.boolean().default(false),
  share: Joi.number().min(1).max(4).default(1),
});

const GAP = 12;
const CHAIN_GAP = 24;
const ROW_GAP = 24;
const WIDEST_LABEL = 116;
const NARROWEST_ABREAST = 136;
/** Between arrows that share a side. */
const APART = 20;

/** Beside an arrow from one box of a frame to the next. */
const wordsRoom = (box: number): number => box - 52;

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

/** The boxes of a frame, row by row. */
function boxRows({boxes = [], lead}: Cell, columns: number): (readonly Box[])[] {
  const rest = lead ? boxes.slice(1) : boxes;
  const rows = Array.from({length: Math.ceil(rest.length / columns)}, (_, index) =>
    rest.slice(index * columns, (index + 1) * columns),
  );
  return lead ? [boxes.slice(0, 1), ...rows] : rows;
}

/** Where the boxes of a frame are, from its own corner on, and how high it is. */
function layOutFrame(
  one: Cell,
  width: number,
  arrows: readonly Arrow[],
): {boxes: readonly Extent[]; height: number} {
  const margin = marginOf(one);
  const inner = width - 2 * margin;
  const columns = columnsOf(one, inner);
  const size = (inner - GAP * (columns - 1)) / columns;
  let y = (margin ? 10 : 0) + headHeight(one, inner);
  if (one.items) y += Math.max(...itemColumns(one, inner).map((items) => itemsHeight(items, size))) + 12;
  if (!one.boxes) return {boxes: [], height: y};
  const rows = boxRows(one, columns);
  /** Below a row, with room for the words of arrows to the next one. */
  const gapBelow = (row: readonly Box[], next: readonly Box[]): number => {
    const isIn = (some: readonly Box[], id: string): boolean => some.some((each) => each.id === id);
    const lines = arrows
      .filter(({from, to}) => (isIn(row, from) && isIn(next, to)) || (isIn(next, from) && isIn(row, to)))
      .map((arrow) => Math.max(28, linesOf(arrow, wordsRoom(size)).length * NOTE.leading + 14));
    return Math.max(one.chain ? CHAIN_GAP : GAP, ...lines);
  };
  const boxes = rows.flatMap((row, index) => {
    const own = one.lead && index === 0 ? inner : size;
    const height = Math.max(...row.map((each) => boxHeight(each, own)));
    const extents = row.map((_, at) => ({x: margin + at * (own + GAP), y, width: own, height}));
    const next = rows[index + 1];
    y += height + (next ? gapBelow(row, next) : 0);
    return extents;
  });
  return {boxes, height: y + margin};
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

/** Whether two elements share no column. */
const isBeside = (one: Extent, other: Extent): boolean => {
  const [left, right] = overlap(one.x, one.width, other.x, other.width);
  return left >= right;
};

const middleOf = ({y, height}: Extent): number => y + height / 2;

/** Where an arrow leaves and reaches its elements, if not in the middle. */
interface Attachment {
  /** Of an arrow that has another one beside it. */
  readonly shift?: number;
  /** Off the middle of the side that several arrows share, at the start and at the end. */
  readonly offsets?: readonly [number, number];
  /** How far from its start it bends, if not in the middle: words stand behind the bend. */
  readonly bend?: number;
  /** It goes up or down where elements end, past the title of a frame. */
  readonly isAtEnd?: boolean;
}

/** From the side of one element to the facing side of another. */
function routeOf(
  from: Extent,
  to: Extent,
  {shift = 0, offsets = [0, 0], bend, isAtEnd = false}: Attachment = {},
): Point[] {
  const [top, bottom] = overlap(from.y, from.height, to.y, to.height);
  const [left, right] = overlap(from.x, from.width, to.x, to.width);
  if (isBeside(from, to)) {
    const isRight = to.x > from.x;
    const start = isRight ? from.x + from.width : from.x;
    const end = isRight ? to.x - 2 : to.x + to.width + 2;
    const straight = (y: number): Point[] => [
      [start, y],
      [end, y],
    ];
    const fits = (y: number): boolean => y > top + 8 && y < bottom - 8;
    const [away, near] = [middleOf(from) + offsets[0] + shift, middleOf(to) + offsets[1] + shift];
    if (offsets[0] !== 0 && offsets[1] === 0 && fits(away)) return straight(away);
    if (offsets[1] !== 0 && offsets[0] === 0 && fits(near)) return straight(near);
    if (offsets[0] === 0 && offsets[1] === 0 && bottom - top > 16)
      return straight((top + bottom) / 2 + shift);
    // Arrows that share a side bend beside each other, and don't cross.
    const turn = ((offsets[0] + offsets[1]) / 2) * Math.sign(away - near) * (isRight ? 1 : -1);
    const x = bend === undefined ? (start + end) / 2 + shift + turn : start + (isRight ? bend : -bend);
    return [
      [start, away],
      [x, away],
      [x, near],
      [end, near],
    ];
  }
  const isBelow = to.y > from.y;
  const start = isBelow ? from.y + from.height : from.y;
  const end = isBelow ? to.y - 2 : to.y + to.height + 2;
  const isNarrow = right - left <= 96;
  const x = (isNarrow ? (left + right) / 2 : isAtEnd ? right - 40 : left + 40) + shift;
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
  {
    room = sheet.width / 2,
    isUnder = false,
    between,
  }: {room?: number; isUnder?: boolean; between?: readonly [number, number]} = {},
): void {
  const [start, next] = points;
  const end = points.at(-1);
  if (!start || !next || !end) return;
  const isLevel = start[1] === next[1];
  const lines = linesOf(arrow, isLevel ? WIDEST_LABEL : room);
  const height = lines.length * NOTE.leading;
  if (!isLevel) {
    const [top, bottom] = between ?? [start[1], end[1]];
    const width = Math.max(0, ...lines.map(({line}) => line.width));
    const isBefore = start[0] + 12 + width > sheet.width;
    const at: Point = [start[0] + (isBefore ? -12 : 12), (top + bottom - height) / 2];
    drawLines(sheet, lines, at, isBefore ? 'end' : 'start');
    return;
  }
  const [level, from] = points.length === 2 ? [start[1], start[0]] : [end[1], next[0]];
  drawLines(sheet, lines, [(from + end[0]) / 2, isUnder ? level + 4 : level - height - 3], 'middle');
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

  const cells = new Map<Cell | undefined, Extent>();
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
      // Arrows that leave one element together may bend before their words.
      const areShared = new Set(crossing.map(({from}) => from)).size < crossing.length;
      return Math.max(48, Math.ceil(Math.max(0, ...widths)) + (areShared ? 28 : 20));
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
      .forEach(({one, x, width}) => {
        const extent = {x, y, width, height};
        cells.set(one, extent);
        drawCell(sheet, one, extent, places, arrows);
      });
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
        cells.set(one, place);
        drawCell(sheet, one, place, places, arrows);
      });
    y += height;
  });

  const isTwin = (arrow: Arrow): boolean => arrows.some((other) => isReverse(arrow, other));
  /** How far from the middle of a side an arrow is attached that shares the side with others. */
  const offsetOf = (arrow: Arrow, id: string): number => {
    const own = places.get(id);
    // A frame is high enough for each arrow to be where its other end is.
    if (!own || isTwin(arrow) || owner.get(id)?.boxes?.every((one) => one.id !== id)) return 0;
    const farEnd = (one: Arrow): Extent | undefined => places.get(one.from === id ? one.to : one.from);
    const sideOf = (one: Arrow): number => {
      const other = farEnd(one);
      return other && isBeside(own, other) ? Math.sign(other.x - own.x) : 0;
    };
    const side = sideOf(arrow);
    const shared = arrows
      .filter((one) => [one.from, one.to].includes(id) && sideOf(one) === side && !isTwin(one))
      .sort((one, other) => (farEnd(one)?.y ?? 0) - (farEnd(other)?.y ?? 0));
    // What a frame has beside itself, one below the other, each has a level way of its own.
    const far = shared.flatMap((one) => farEnd(one) ?? []);
    const isLevel = far.every((each, index) => {
      const next = far[index + 1]?.y ?? own.y + own.height;
      return each.y >= own.y && each.y + each.height <= next;
    });
    if (isLevel) return 0;
    const step = Math.min(APART, (own.height - 20) / Math.max(1, shared.length - 1));
    return side === 0 ? 0 : (shared.indexOf(arrow) - (shared.length - 1) / 2) * step;
  };
  for (const arrow of arrows) {
    const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
    if (!from || !to) continue;
    const twin = arrows.findIndex((other) => isReverse(arrow, other));
    const shift = twin === -1 ? 0 : arrows.indexOf(arrow) < twin ? -12 : 12;
    const [upper, lower] = from.y < to.y ? [arrow.from, arrow.to] : [arrow.to, arrow.from];
    const [above, below] = [owner.get(upper), owner.get(lower)];
    const [over, under] = [cells.get(above), cells.get(below)];
    const offsets = [offsetOf(arrow, arrow.from), offsetOf(arrow, arrow.to)] as const;
    const mayMeetWords = Boolean(arrow.action ?? arrow.label) || offsets[0] !== 0;
    // Behind the border of a frame.
    const bend = owner.get(arrow.from)?.id === arrow.from ? 10 : PADDING.x + 6;
    const points = routeOf(from, to, {
      shift,
      offsets,
      bend: mayMeetWords ? bend : undefined,
      isAtEnd: above !== below && below?.id !== lower && Boolean(below?.title),
    });
    drawArrow(sheet, arrow, points);
    const isInFrame = above === below;
    drawWords(sheet, arrow, points, {
      room: isInFrame ? wordsRoom(Math.min(from.width, to.width)) : undefined,
      isUnder: shift > 0,
      between: !isInFrame && over && under ? [over.y + over.height, under.y] : undefined,
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
    const inside = arrows.filter(({from, to}) => {
      const ends = [places.get(from), places.get(to)].flatMap((end) => end ?? []);
      const [top, bottom] = [Math.min(...ends.map((end) => end.y)), Math.max(...ends.map((end) => end.y))];
      // What stands between both is not crossed.
      return ends.length === 2 && [...places.values()].every((other) => other.y <= top || other.y >= bottom);
    });
    for (const arrow of inside) {
      const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
      if (!from || !to) continue;
      const points = routeOf(from, to);
      drawArrow(sheet, arrow, points);
      drawWords(sheet, arrow, points, {room: wordsRoom(Math.min(from.width, to.width))});
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
