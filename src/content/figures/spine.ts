import {boxHeight, drawBox, type Element} from './box';
import type {FigureColorName} from './palette';
import type {Sheet} from './svg';
import {NOTE, TITLE, wrap, type Line} from './text';

/** What stands beside an arrow: what is chosen, and when or why. */
export interface ArrowText {
  /** A button, or what a person does. */
  readonly action?: string;
  readonly label?: string;
}

/** A way that leaves the straight one: to a box of its own, or to one that stands elsewhere. */
export interface Branch extends ArrowText {
  readonly box?: Element;
  readonly target?: string;
  readonly isDashed?: boolean;
}

/** A box on a straight way from top to bottom. */
export interface Knot {
  readonly element: Element;
  readonly branches: readonly Branch[];
  /** The way to the next knot, if there is one. */
  readonly next?: ArrowText & {readonly isDashed?: boolean};
  /** Words over the box, where another part of the figure begins. */
  readonly heading?: string;
}

interface ColoredLine {
  readonly line: Line;
  readonly color: FigureColorName;
}

/** The texts of an arrow in lines. */
export const linesOf = ({action, label}: ArrowText, width: number): ColoredLine[] => [
  ...(action ? wrap(action, width, NOTE).map((line) => ({line, color: 'ink' as const})) : []),
  ...(label ? wrap(label, width, NOTE).map((line) => ({line, color: 'muted' as const})) : []),
];

/** Draws lines below each other. Returns the `y` below them. */
export function drawLines(
  sheet: Sheet,
  lines: readonly ColoredLine[],
  [x, y]: readonly [number, number],
  align: 'start' | 'middle' | 'end' = 'start',
): number {
  lines.forEach(({line, color}, index) => {
    sheet.text([line], [x, y + index * NOTE.leading], NOTE, {color, align});
  });
  return y + lines.length * NOTE.leading;
}

const SPINE = 18;
const TEXT = 46;

/** Between two parts of a figure. */
export const PART_GAP = 22;

/** A heading over a part of a figure. Returns the `y` below it. */
export const drawHeading = (sheet: Sheet, heading: string, y: number): number =>
  sheet.paragraph(heading, [0, y], sheet.width, TITLE, {color: 'ink'}) + 6;

/** The form for phones: boxes below each other, and what leaves the straight way between them, indented. */
export function drawSpine(sheet: Sheet, knots: readonly Knot[], from = 0): number {
  const width = sheet.width - TEXT;
  let y = from;
  knots.forEach(({element, branches, next, heading}, index) => {
    if (heading) y = drawHeading(sheet, heading, y);
    const height = boxHeight(element, sheet.width);
    drawBox(sheet, element, {x: 0, y, width: sheet.width, height});
    const bottom = y + height;
    y = bottom;
    let lastBranch = bottom;
    for (const branch of branches) {
      const top = drawLines(sheet, linesOf(branch, width), [TEXT, y + 8]);
      const title = branch.box ? [] : wrap(branch.target ?? '', width, TITLE);
      const size = branch.box ? boxHeight(branch.box, width) : title.length * TITLE.leading;
      if (branch.box) drawBox(sheet, branch.box, {x: TEXT, y: top + 2, width, height: size});
      else sheet.text(title, [TEXT, top], TITLE);
      const middle = top + (branch.box ? 2 + size / 2 : TITLE.leading / 2);
      const points = [
        [SPINE, middle],
        [branch.box ? TEXT - 3 : TEXT - 7, middle],
      ] as const;
      sheet.line(points, {isDashed: branch.isDashed, isArrow: true});
      lastBranch = middle;
      y = top + size + 2;
    }
    const isLast = index === knots.length - 1;
    if (next && !isLast) {
      const lines = linesOf(next, width);
      const below = drawLines(sheet, lines, [TEXT, y + 8]);
      y = Math.max(below + 8, y + 26);
      const line = [
        [SPINE, bottom],
        [SPINE, y - 2],
      ] as const;
      sheet.line(line, {isDashed: next.isDashed, isArrow: true});
    } else {
      if (branches.length > 0) {
        sheet.line([
          [SPINE, bottom],
          [SPINE, lastBranch],
        ]);
      }
      if (!isLast) y += knots[index + 1]?.heading ? PART_GAP : 12;
    }
  });
  return y;
}
