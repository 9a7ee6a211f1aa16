import {Joi} from '@docusaurus/utils-validation';
import {boxHeight, drawBox, ELEMENT, type Element} from '../box';
import {label, name, repeatedNames, unknownNames, type Kind} from '../kind';
import {drawHeading, drawSpine, PART_GAP, type Branch} from '../spine';
import type {Extent, Point, Sheet} from '../svg';
import {NOTE, widest} from '../text';

interface Outcome extends Element {
  /** How many rows lead to it, from this one on. */
  readonly rows: number;
}

/** A question, or a step between two. */
interface Row extends Element {
  readonly id?: string;
  /** A part of the figure begins here. */
  readonly heading?: string;
  /** The answer that leads to the outcome or elsewhere. */
  readonly answer?: string;
  readonly outcome?: Outcome;
  /** The row that the answer leads to. */
  readonly goto?: string;
  /** The answer that leads to the next row. */
  readonly next?: string;
  /** No arrow leads to the next row. */
  readonly end: boolean;
}

interface Decision {
  readonly rows: readonly Row[];
}

const row = Joi.object({
  ...ELEMENT,
  id: name,
  heading: label,
  answer: label,
  outcome: Joi.object({...ELEMENT, rows: Joi.number().integer().min(1).default(1)}),
  goto: name,
  next: label,
  end: Joi.boolean().default(false),
}).nand('outcome', 'goto');

/** The row whose outcome an answer leads to. */
const ownerOf = (rows: readonly Row[], index: number): number | undefined => {
  if (rows[index]?.goto !== undefined) return undefined;
  const owner = rows.findLastIndex((_, at) => at <= index && rows[at]?.outcome !== undefined);
  return owner !== -1 && owner + (rows[owner]?.outcome?.rows ?? 1) > index ? owner : undefined;
};

const middleOf = ({y, height}: Extent): number => y + height / 2;

const LANE = 24;
/** From where the answers of several rows come together to their outcome. */
const BUS = 28;

function drawWide(sheet: Sheet, {rows}: Decision): void {
  const answers = rows.flatMap(({answer}) => answer ?? []);
  const gutter = Math.max(48, Math.ceil(widest(answers, NOTE)) + 24);
  const hasOutcomes = rows.some(({outcome}) => outcome);
  const left = hasOutcomes ? Math.round((sheet.width - gutter) * 0.56) : sheet.width - gutter - LANE - 2;
  const right = sheet.width - left - gutter;

  let y = 0;
  const extents = rows.map((one, index) => {
    const before = rows[index - 1];
    if (before) {
      const plain = one.heading ? PART_GAP : 12;
      y += before.end ? plain : before.next ? 32 : 24;
    }
    if (one.heading) y = drawHeading(sheet, one.heading, y);
    const beside = one.outcome?.rows === 1 ? boxHeight(one.outcome, right) : 0;
    const extent = {x: 0, y, width: left, height: Math.max(boxHeight(one, left), beside)};
    y += extent.height;
    return extent;
  });

  rows.forEach((one, index) => {
    const extent = extents[index];
    if (!extent) return;
    const middle = middleOf(extent);
    drawBox(sheet, one, extent);
    const below = extents[index + 1];
    if (below && !one.end) {
      const x = Math.min(40, left / 2);
      sheet.line(
        [
          [x, extent.y + extent.height],
          [x, below.y - 2],
        ],
        {isArrow: true},
      );
      if (one.next) sheet.paragraph(one.next, [x + 12, extent.y + extent.height + 6], left);
    }
    if (one.outcome) {
      const height = boxHeight(one.outcome, one.outcome.rows > 1 ? right - BUS : right);
      if (one.outcome.rows === 1) {
        const box = {x: left + gutter, y: extent.y, width: right, height: extent.height};
        drawBox(sheet, one.outcome, box);
      } else {
        // The answers of all rows come together before the outcome.
        const last = extents[index + one.outcome.rows - 1] ?? extent;
        const end = middleOf(last);
        const x = left + gutter;
        const half = (one.outcome.rows - 1) / 2;
        const [upper, lower] = [extents[index + Math.floor(half)], extents[index + Math.ceil(half)]];
        const center = (middleOf(upper ?? extent) + middleOf(lower ?? last)) / 2;
        sheet.line([
          [x, middle],
          [x, end],
        ]);
        const way: Point[] = [
          [x, center],
          [x + BUS - 2, center],
        ];
        sheet.line(way, {isArrow: true});
        drawBox(sheet, one.outcome, {x: x + BUS, y: center - height / 2, width: right - BUS, height});
      }
    }
    const target = extents[rows.findIndex(({id}) => id !== undefined && id === one.goto)];
    if (target) {
      const lane = left + gutter + LANE;
      const end = middleOf(target);
      sheet.line(
        [
          [left, middle],
          [lane, middle],
          [lane, end],
          [left + 2, end],
        ],
        {isArrow: true},
      );
    } else {
      const owner = ownerOf(rows, index);
      const isShared = (rows[owner ?? -1]?.outcome?.rows ?? 1) > 1;
      const points: Point[] = [
        [left, middle],
        [left + gutter - (isShared ? 0 : 2), middle],
      ];
      if (owner !== undefined) sheet.line(points, {isArrow: !isShared});
    }
    if (one.answer) {
      sheet.paragraph(one.answer, [left + gutter / 2, middle - NOTE.leading - 3], gutter, NOTE, {
        color: 'ink',
        align: 'middle',
      });
    }
  });
}

const branchOf = (rows: readonly Row[], index: number): Branch[] => {
  const one = rows[index];
  if (!one) return [];
  if (one.outcome) return [{action: one.answer, box: one.outcome}];
  const elsewhere = rows.find(({id}) => id !== undefined && id === one.goto)?.title;
  const owner = ownerOf(rows, index);
  const target = elsewhere ?? (owner !== undefined ? rows[owner]?.outcome?.title : undefined);
  return target === undefined ? [] : [{action: one.answer, target}];
};

/** Questions below each other, with where their answers lead. */
export const decision: Kind<Decision> = {
  fields: {rows: Joi.array().items(row).min(2).required()},
  flaws: ({rows}) => {
    const ids = rows.flatMap(({id}) => id ?? []);
    const targets = rows.flatMap((one) => one.goto ?? []);
    return [...repeatedNames(ids), ...unknownNames(targets, ids)];
  },
  draw: (source, sheet) => {
    if (sheet.form === 'wide') drawWide(sheet, source);
    else {
      drawSpine(
        sheet,
        source.rows.map((one, index) => ({
          element: one,
          heading: one.heading,
          branches: branchOf(source.rows, index),
          next: one.end ? undefined : {action: one.next},
        })),
      );
    }
  },
};
