import {Joi} from '@docusaurus/utils-validation';
import {boxHeight, drawBox, ELEMENT, naturalWidth, PADDING, type Element} from '../box';
import {label, name, repeatedNames, unknownNames, type Kind} from '../kind';
import {drawLines, drawSpine, linesOf, PART_GAP, type ArrowText, type Branch} from '../spine';
import {Sheet, type Extent, type Point} from '../svg';
import {NOTE, TITLE, widest} from '../text';

interface Transition extends ArrowText {
  readonly to: string;
}

interface State extends Element {
  readonly id: string;
  readonly transitions: readonly Transition[];
  /** The state that it stands beside, off the main way. */
  readonly beside?: string;
}

/** States that many others lead to. */
interface Others {
  readonly title: string;
  readonly note?: string;
  readonly states: readonly (Element & ArrowText)[];
}

interface States {
  readonly states: readonly State[];
  readonly others?: Others;
}

const texts = {action: label, label};

const GAP = 32;
/** Labels of an arrow to the side stand a little over its state. */
const GAP_BESIDE = 42;
const WIDEST_STATE = 260;
/** Of states that have nothing beside them. */
const WIDEST_ALONE = 536;
const NARROWEST_STATE = 180;
const WIDEST_STRAIGHT = 300;
const WIDEST_SKIP = 96;
const WIDEST_BACK = 118;
/** Of a label over the arrow to a state that stands beside another. */
const WIDEST_BESIDE = 176;
const LANE = 14;

/** A transition off the straight way: which states it joins, and how far from them it runs. */
interface Bow extends Transition {
  readonly from: number;
  readonly until: number;
  readonly lane: number;
}

/** Bows that share a row run beside each other: farther from the states the later they begin. */
function withLanes(bows: readonly Omit<Bow, 'lane'>[]): Bow[] {
  return bows.reduce<Bow[]>((placed, bow) => {
    const [top, bottom] = [Math.min(bow.from, bow.until), Math.max(bow.from, bow.until)];
    const beside = placed.filter(
      ({from, until}) => Math.min(from, until) < bottom && Math.max(from, until) > top,
    );
    return [...placed, {...bow, lane: Math.max(-1, ...beside.map(({lane}) => lane)) + 1}];
  }, []);
}

const widthOf = (texts: readonly ArrowText[], most: number): number =>
  Math.max(0, ...texts.flatMap((one) => linesOf(one, most).map(({line}) => Math.ceil(line.width))));

const laneCount = (bows: readonly Bow[]): number => Math.max(0, ...bows.map(({lane}) => lane + 1));

const isMain = ({beside}: State): boolean => beside === undefined;

/** States beside one that all lead back to it: it is as high as they are together, so that their ways are level. */
function companionsOf(one: State, states: readonly State[]): readonly State[] {
  const sides = states.filter(({beside}) => beside === one.id);
  const areAll = sides.every(({transitions}) => transitions.some(({to}) => to === one.id));
  return sides.length > 1 && areAll ? sides : [];
}

const sideWidth = (one: State): number => Math.min(WIDEST_STATE, naturalWidth(one));

/** Where the states of the main way are. */
interface Layout {
  readonly main: readonly State[];
  readonly extents: readonly Extent[];
  readonly skips: readonly Bow[];
  readonly backs: readonly Bow[];
  readonly left: number;
  readonly right: number;
  /** Where everything that belongs to the main way ends. */
  readonly end: number;
}

const straightOf = (main: readonly State[], index: number): Transition | undefined =>
  main[index]?.transitions.find(({to}) => to === main[index + 1]?.id);

function layOut(states: readonly State[], room: number, isAlone: boolean): Layout {
  const main = states.filter(isMain);
  const bows = main.flatMap(({transitions}, from) =>
    transitions
      .map((one) => ({...one, from, until: main.findIndex(({id}) => id === one.to)}))
      .filter(({until}) => until !== -1 && until !== from + 1),
  );
  const skips = withLanes(bows.filter(({from, until}) => until > from));
  const backs = withLanes(bows.filter(({from, until}) => until <= from));
  const left = skips.length > 0 ? widthOf(skips, WIDEST_SKIP) + 12 + LANE * laneCount(skips) : 0;
  const backward = backs.length > 0 ? widthOf(backs, WIDEST_BACK) + 24 + LANE * laneCount(backs) : 0;
  const width = isAlone
    ? Math.min(WIDEST_ALONE, room - left - backward)
    : Math.min(WIDEST_STATE, Math.max(NARROWEST_STATE, ...main.map(naturalWidth)));
  const right = left + width;
  const hasSide = (index: number): boolean => states.some(({beside}) => beside === main[index]?.id);
  const heightOf = (one: State): number => {
    const heights = companionsOf(one, states).map((side) => boxHeight(side, sideWidth(side)));
    const all = heights.reduce((sum, height) => sum + height + GAP_BESIDE, -GAP_BESIDE);
    return Math.max(boxHeight(one, width), all);
  };
  let y = 0;
  const extents = main.map((one, index) => {
    if (index > 0) {
      const texts = linesOf(straightOf(main, index - 1) ?? {}, WIDEST_STRAIGHT).length * NOTE.leading + 12;
      y += Math.max(hasSide(index) || hasSide(index - 1) ? GAP_BESIDE : GAP, texts);
    }
    const extent = {x: left, y, width, height: heightOf(one)};
    y += extent.height;
    return extent;
  });
  return {main, extents, skips, backs, left, right, end: right + backward};
}

const middleOf = ({y, height}: Extent): number => y + height / 2;

function drawMain(sheet: Sheet, {main, extents, left}: Layout): void {
  main.forEach((one, index) => {
    const [extent, next] = [extents[index], extents[index + 1]];
    if (!extent) return;
    drawBox(sheet, one, extent);
    const straight = straightOf(main, index);
    if (!straight || !next) return;
    const x = left + 40;
    const from = extent.y + extent.height;
    const lines = linesOf(straight, WIDEST_STRAIGHT);
    const points: Point[] = [
      [x, from],
      [x, next.y - 2],
    ];
    sheet.line(points, {isArrow: true});
    drawLines(sheet, lines, [x + 12, (from + next.y - lines.length * NOTE.leading) / 2]);
  });
}

/** Ways forward past a state, on the left. */
function drawSkips(sheet: Sheet, {extents, skips, left}: Layout): void {
  for (const skip of skips) {
    const [start, target] = [extents[skip.from], extents[skip.until]];
    if (!start || !target) continue;
    const x = left - LANE * (skip.lane + 1);
    // One that ends where another begins leaves it room.
    const isShared = (index: number): boolean =>
      skips.some((other) => other !== skip && (other.from === index || other.until === index));
    const from = middleOf(start) + (isShared(skip.from) ? 7 : 0);
    const to = middleOf(target) - (isShared(skip.until) ? 7 : 0);
    const points: Point[] = [
      [left, from],
      [x, from],
      [x, to],
      [left - 2, to],
    ];
    sheet.line(points, {isArrow: true});
    const lines = linesOf(skip, WIDEST_SKIP);
    drawLines(sheet, lines, [x - 10, (from + to - lines.length * NOTE.leading) / 2], 'end');
  }
}

/** Ways back, on the right: each leaves between its words, which are on the row that it comes from. */
function drawBacks(sheet: Sheet, {extents, backs, right}: Layout): void {
  const words = widthOf(backs, WIDEST_BACK);
  for (const back of backs) {
    const [start, target] = [extents[back.from], extents[back.until]];
    if (!start || !target) continue;
    const lane = right + words + 24 + LANE * back.lane;
    const from = middleOf(start);
    const to = target.y + target.height - 8 - back.lane * 11;
    const lines = linesOf(back, WIDEST_BACK);
    const over = lines.slice(0, Math.ceil(lines.length / 2));
    const points: Point[] = [
      [right, from],
      [lane, from],
      [lane, to],
      [right + 2, to],
    ];
    sheet.line(points, {isDashed: true, isArrow: true});
    drawLines(sheet, over, [right + 12, from - over.length * NOTE.leading - 2]);
    drawLines(sheet, lines.slice(over.length), [right + 12, from + 3]);
  }
}

/** States off the main way, beside the one that leads to them. Returns what they take. */
function drawBeside(sheet: Sheet, states: readonly State[], {main, extents, right}: Layout): Extent[] {
  const drawn: Extent[] = [];
  for (const one of states.filter((other) => !isMain(other))) {
    const index = main.findIndex(({id}) => id === one.beside);
    const neighbor = extents[index];
    if (!neighbor) continue;
    const there = main[index]?.transitions.find(({to}) => to === one.id);
    const back = one.transitions.find(({to}) => to === one.beside);
    const before = drawn.at(-1);
    const companions = main[index] ? companionsOf(main[index], states) : [];
    const isCompanion = companions.length > 0;
    const isLevel = isCompanion || before === undefined || before.y + before.height + GAP_BESIDE < neighbor.y;
    const words = isCompanion
      ? companions.flatMap(({id, transitions}) => [
          ...transitions,
          ...(main[index]?.transitions.filter(({to}) => to === id) ?? []),
        ])
      : [there ?? {}, back ?? {}];
    const gutter = Math.max(48, widthOf(words, WIDEST_BESIDE) + (isLevel ? 32 : 40));
    const natural = isCompanion ? Math.max(...companions.map(sideWidth)) : sideWidth(one);
    const width = Math.min(natural, sheet.width - right - gutter);
    const height = boxHeight(one, width);
    const x = right + gutter;
    const y = Math.max(
      0,
      isCompanion ? neighbor.y : middleOf(neighbor) - height / 2,
      before ? before.y + before.height + GAP_BESIDE : 0,
    );
    const extent = {x, y, width, height};
    drawBox(sheet, one, extent);
    const offset = there && back ? 6 : 0;
    const to = middleOf(extent);
    const from = isCompanion ? to : middleOf(neighbor);
    // Words stand over the middle of a level way, and behind the corner of another.
    const [wordsAt, align] =
      from === to ? [right + gutter / 2, 'middle' as const] : [right + 24, 'start' as const];
    const way = (shift: number): Point[] =>
      from === to
        ? [
            [right, from + shift],
            [x, to + shift],
          ]
        : [
            [right, from + shift],
            [right + 14 - shift, from + shift],
            [right + 14 - shift, to + shift],
            [x, to + shift],
          ];
    if (there) {
      const lines = linesOf(there, WIDEST_BESIDE);
      sheet.line([...way(-offset).slice(0, -1), [x - 2, to - offset]], {isArrow: true});
      drawLines(sheet, lines, [wordsAt, to - offset - lines.length * NOTE.leading - 3], align);
    }
    if (back) {
      sheet.line([...way(offset).reverse().slice(0, -1), [right + 2, from + offset]], {
        isDashed: true,
        isArrow: true,
      });
      drawLines(sheet, linesOf(back, WIDEST_BESIDE), [wordsAt, to + offset + 4], align);
    }
    drawn.push(extent);
  }
  return drawn;
}

/** Ways between a state off the main way and one that it doesn't stand beside: they leave or reach it from its end. */
function drawCorners(
  sheet: Sheet,
  states: readonly State[],
  {main, extents, right}: Layout,
  beside: readonly Extent[],
): void {
  states
    .filter((one) => !isMain(one))
    .forEach((one, turn) => {
      const place = beside[turn];
      if (!place) return;
      main.forEach(({id, transitions}, index) => {
        const extent = extents[index];
        if (!extent || id === one.beside) return;
        const row = middleOf(extent);
        const end = row < place.y ? place.y : place.y + place.height;
        const there = transitions.find(({to}) => to === one.id);
        const back = one.transitions.find(({to}) => to === id);
        if (there) {
          const x = place.x + place.width * 0.3;
          const points: Point[] = [
            [right, row],
            [x, row],
            [x, end + 2 * Math.sign(row - end)],
          ];
          sheet.line(points, {isArrow: true});
          drawLines(sheet, linesOf(there, WIDEST_BESIDE), [right + 12, row - NOTE.leading - 3]);
        }
        if (back) {
          const x = place.x + place.width * 0.7;
          const points: Point[] = [
            [x, end],
            [x, row],
            [right + 2, row],
          ];
          sheet.line(points, {isDashed: true, isArrow: true});
          drawLines(sheet, linesOf(back, WIDEST_BESIDE), [right + 12, row - NOTE.leading - 3]);
        }
      });
    });
}

function drawWide(sheet: Sheet, {states, others}: States): void {
  const layout = layOut(states, sheet.width, states.every(isMain) && !others);
  drawMain(sheet, layout);
  drawSkips(sheet, layout);
  drawBacks(sheet, layout);
  const beside = drawBeside(sheet, states, layout);
  drawCorners(sheet, states, layout, beside);
  if (!others) return;
  // Beside the main way: over what stands there already, or under it.
  const texts = Math.max(NARROWEST_STATE, ...others.states.map(othersWidth), widest([others.title], TITLE));
  const need = texts + 2 * PADDING.x;
  const width = Math.min(need, sheet.width - layout.end - 28);
  const right = sheet.width - width;
  const isLeftOf = (extent: Extent, x: number): boolean => extent.x + extent.width <= x - 20;
  const inWay = beside.filter((extent) => !isLeftOf(extent, right));
  const trial = new Sheet(sheet.form, sheet.area);
  drawOthers(trial, others, {x: right, y: 0, width});
  // Ways to other rows than its own leave a state over it.
  const areLevel = states.every(
    ({beside, transitions}) => !beside || transitions.every(({to}) => to === beside),
  );
  const isRoomAbove = areLevel && inWay.every((extent) => trial.height + 12 < extent.y);
  if (isRoomAbove) {
    drawOthers(sheet, others, {x: right, y: 0, width});
    return;
  }
  // Under a state, it begins where that does, if nothing else is there.
  const start = Math.min(right, ...inWay.map((extent) => extent.x));
  const x = beside.every((extent) => inWay.includes(extent) || isLeftOf(extent, start)) ? start : right;
  const y = Math.max(0, ...inWay.map((extent) => extent.y + extent.height + NOTE.leading + 12));
  drawOthers(sheet, others, {x, y, width: sheet.width - x});
}

const othersWidth = (one: Element & ArrowText): number =>
  Math.max(naturalWidth(one), widest([one.action ?? '', one.label ?? ''], NOTE));

/** States that many others lead to, in a frame: beside the main way, or below it. */
function drawOthers(sheet: Sheet, others: Others, {x, y, width}: Omit<Extent, 'height'>): void {
  const inner = width - 2 * PADDING.x;
  let top = sheet.paragraph(others.title, [x + 12, y + 10], inner, TITLE) + 4;
  for (const one of others.states) {
    const words = drawLines(sheet, linesOf(one, inner), [x + 12, top + 4]);
    const height = boxHeight(one, inner);
    drawBox(sheet, one, {x: x + 12, y: words + 4, width: inner, height});
    top = words + 4 + height + 6;
  }
  if (others.note) top = sheet.paragraph(others.note, [x + 12, top + 2], inner, NOTE, {color: 'muted'}) + 4;
  sheet.rect({x, y, width, height: top + 6 - y}, {stroke: 'line', isDashed: true});
}

function drawNarrow(sheet: Sheet, {states, others}: States): void {
  const main = states.filter(isMain);
  const titleOf = (id: string): string => states.find((one) => one.id === id)?.title ?? '';
  const knots = main.map((one, index) => {
    const next = main[index + 1]?.id;
    const branches = one.transitions
      .filter(({to}) => to !== next)
      .flatMap((transition): Branch[] => {
        const {to, action, label: on} = transition;
        const side = states.find(({id, beside}) => id === to && beside === one.id);
        if (!side) {
          const isBack = main.slice(0, index).some(({id}) => id === to);
          return [{action, label: on, target: titleOf(to), isDashed: isBack}];
        }
        return [
          {action, label: on, box: side},
          ...side.transitions.map((way) => ({...way, target: titleOf(way.to), isDashed: true})),
        ];
      });
    const straight = one.transitions.find(({to}) => to === next);
    return {element: one, branches, next: straight};
  });
  const y = drawSpine(sheet, knots);
  if (others) drawOthers(sheet, others, {x: 0, y: y + PART_GAP, width: sheet.width});
}

/** States and what leads from one to the next. */
export const state: Kind<States> = {
  fields: {
    states: Joi.array()
      .items(
        Joi.object({
          ...ELEMENT,
          id: name.required(),
          transitions: Joi.array()
            .items(Joi.object({...texts, to: name.required()}))
            .default([]),
          beside: name,
        }),
      )
      .min(2)
      .required(),
    others: Joi.object({
      title: label.required(),
      note: label,
      states: Joi.array()
        .items(Joi.object({...ELEMENT, ...texts}))
        .default([]),
    }),
  },
  flaws: ({states}) => {
    const ids = states.map(({id}) => id);
    const used = states.flatMap(({transitions, beside}) =>
      [...transitions.map(({to}) => to), beside ?? []].flat(),
    );
    return [...repeatedNames(ids), ...unknownNames(used, ids)];
  },
  draw: (source, sheet) => {
    if (sheet.form === 'wide') drawWide(sheet, source);
    else drawNarrow(sheet, source);
  },
};
