import type {Area} from '../../product/areas';
import {escapeHtml} from '../escapeHtml';
import {FIGURE_COLORS, type FigureColorName} from './palette';
import {NOTE, wrap, type Font, type Line} from './text';

/** Beside text, or on a phone. */
export type Form = 'wide' | 'narrow';

/** How wide each form is, in units of the figure: what the text column has, and a phone. */
export const WIDTHS: Readonly<Record<Form, number>> = {wide: 704, narrow: 350};
/** What a screen shows at once. */
export const HIGHEST_WIDE = 560;

/** A rectangle: what an element takes. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

interface Paint {
  readonly fill?: FigureColorName;
  /** What is below shows through. */
  readonly isVeil?: boolean;
  readonly stroke?: FigureColorName;
  readonly isDashed?: boolean;
}

interface TextStyle {
  readonly color?: FigureColorName;
  readonly align?: 'start' | 'middle' | 'end';
  readonly isLink?: boolean;
}

const SANS =
  "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const CODE = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";
const STROKE = 1.5;
const CORNER = 8;
const HEAD = 5;

const units = (value: number): string => String(Math.round(value * 100) / 100);

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${typeof value === 'number' ? units(value) : value}"`],
    )
    .join('');

const painted = ({fill, isVeil, stroke, isDashed}: Paint) => ({
  fill: fill ? FIGURE_COLORS[fill].light : 'none',
  'fill-opacity': isVeil ? 0.5 : undefined,
  stroke: stroke && FIGURE_COLORS[stroke].light,
  'stroke-dasharray': isDashed ? '5 4' : undefined,
});

/** A line through points, with round corners. */
function pathOf(points: readonly Point[]): string {
  const between = ([x1, y1]: Point, [x2, y2]: Point, distance: number): Point => {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [x1 + ((x2 - x1) * distance) / length, y1 + ((y2 - y1) * distance) / length];
  };
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.map(units).join(' ')}`;
      if (!after) return `L${point.map(units).join(' ')}`;
      const half = (other: Point) => Math.hypot(other[0] - point[0], other[1] - point[1]) / 2;
      const radius = Math.min(CORNER, half(before), half(after));
      const start = between(point, before, radius).map(units).join(' ');
      return `L${start}Q${point.map(units).join(' ')} ${between(point, after, radius).map(units).join(' ')}`;
    })
    .join('');
}

/** A rectangle whose corners differ: how round each is, clockwise from the top left. */
function cornersOf({x, y, width, height}: Extent, radii: readonly [number, number, number, number]): string {
  const [right, bottom] = [x + width, y + height];
  const [first, second, third, fourth] = radii;
  return [
    `M${units(x + first)} ${units(y)}`,
    `L${units(right - second)} ${units(y)}Q${units(right)} ${units(y)} ${units(right)} ${units(y + second)}`,
    `L${units(right)} ${units(bottom - third)}Q${units(right)} ${units(bottom)} ${units(right - third)} ${units(bottom)}`,
    `L${units(x + fourth)} ${units(bottom)}Q${units(x)} ${units(bottom)} ${units(x)} ${units(bottom - fourth)}`,
    `L${units(x)} ${units(y + first)}Q${units(x)} ${units(y)} ${units(x + first)} ${units(y)}Z`,
  ].join('');
}

/** What points take together. */
function around(points: readonly Point[]): Extent {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y};
}

/** Whether two stretches share more than their rims; the first may be a point. */
const overlaps = (from: number, size: number, otherFrom: number, otherSize: number, rim: number): boolean =>
  from + size > otherFrom + rim && otherFrom + otherSize > from + rim;

/** Whether two elements share more than their rims; the first may be a line. */
export const sharePlace = (one: Extent, other: Extent, rim = 1): boolean =>
  overlaps(one.x, one.width, other.x, other.width, rim) &&
  overlaps(one.y, one.height, other.y, other.height, rim);

/** What is left of a level or upright line when something stands on it. */
function uncovered(line: Extent, cover: Extent): Extent[] {
  if (!sharePlace(line, cover, 0)) return [line];
  const isLevel = line.height === 0;
  const [start, end] = isLevel ? [line.x, line.x + line.width] : [line.y, line.y + line.height];
  const [from, to] = isLevel ? [cover.x, cover.x + cover.width] : [cover.y, cover.y + cover.height];
  const piece = (first: number, last: number): Extent[] => {
    if (last <= first) return [];
    return [isLevel ? {...line, x: first, width: last - first} : {...line, y: first, height: last - first}];
  };
  return [...piece(start, Math.min(end, from)), ...piece(Math.max(start, to), end)];
}

/**
 * What a figure is drawn on. It knows where everything is, so that a figure that leaves its paper, or on which two
 * texts meet, can be told without a browser.
 */
export class Sheet {
  readonly width: number;
  /** What all elements take. */
  readonly extents: Extent[] = [];
  /** What each line of text takes. */
  readonly texts: (Extent & {readonly text: string})[] = [];
  /** What each straight part of a line takes, until something covers it. */
  private strokes: Extent[] = [];
  /** How many elements have the color of the area. */
  emphases = 0;
  private readonly parts: string[] = [];

  constructor(
    readonly form: Form,
    /** The area whose color the one emphasized element has. */
    readonly area: Area,
  ) {
    this.width = WIDTHS[form];
  }

  /** From the top to the lowest element. */
  get height(): number {
    return Math.ceil(Math.max(0, ...this.extents.map(({y, height}) => y + height)));
  }

  /** Texts that a line runs through. */
  get crossed(): readonly string[] {
    return this.texts
      .filter((text) => this.strokes.some((stroke) => sharePlace(stroke, text)))
      .map(({text}) => text);
  }

  /** A rectangle, with the same radius at all corners, or one for each, clockwise from the top left. */
  rect(
    extent: Extent,
    paint: Paint,
    radius: number | readonly [number, number, number, number] = CORNER,
  ): void {
    if (paint.fill) this.strokes = this.strokes.flatMap((stroke) => uncovered(stroke, extent));
    const edge = paint.stroke ? STROKE / 2 : 0;
    const inner = {
      x: extent.x + edge,
      y: extent.y + edge,
      width: extent.width - 2 * edge,
      height: extent.height - 2 * edge,
    };
    this.add(
      extent,
      typeof radius === 'number'
        ? `<rect${attributes({...inner, rx: radius, ...painted(paint)})}/>`
        : `<path${attributes({d: cornersOf(inner, radius), ...painted(paint)})}/>`,
    );
  }

  circle([x, y]: Point, radius: number, paint: Paint): void {
    const edge = paint.stroke ? STROKE / 2 : 0;
    this.add(
      {x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius},
      `<circle${attributes({cx: x, cy: y, r: radius - edge, ...painted(paint)})}/>`,
    );
  }

  /** A line through points, around what it may fill. An arrow points at the last. */
  line(
    points: readonly Point[],
    {fill, stroke = 'line', isDashed, isArrow}: Paint & {readonly isArrow?: boolean} = {},
  ): void {
    const extent = around(points);
    this.strokes.push(...points.slice(1).map((point, index) => around([points[index] ?? point, point])));
    this.add(extent, `<path${attributes({d: pathOf(points), ...painted({fill, stroke, isDashed})})}/>`);
    const [end, before] = [points.at(-1), points.at(-2)];
    if (!isArrow || !end || !before) return;
    const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
    const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
    const wing = (side: number): string =>
      `${units(end[0] - HEAD * (dx + side * dy))} ${units(end[1] - HEAD * (dy - side * dx))}`;
    const head = {
      x: end[0] - HEAD * (Math.abs(dy) + Math.max(0, dx)),
      y: end[1] - HEAD * (Math.abs(dx) + Math.max(0, dy)),
      width: HEAD * (1 + Math.abs(dy)),
      height: HEAD * (1 + Math.abs(dx)),
    };
    this.add(
      head,
      `<path${attributes({d: `M${wing(1)}L${end.map(units).join(' ')}L${wing(-1)}`, ...painted({stroke})})}/>`,
    );
  }

  /** Lines of text below `y`. `x` is where they begin, end, or have their middle. Returns the `y` below them. */
  text(
    lines: readonly Line[],
    [x, y]: Point,
    font: Font = NOTE,
    {color = 'ink', align = 'start', isLink}: TextStyle = {},
  ): number {
    lines.forEach(({runs, width}, index) => {
      const top = y + index * font.leading;
      const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
      const extent = {x: left, y: top + (font.leading - font.size) / 2, width, height: font.size};
      const text = runs.map((run) => run.text).join('');
      this.texts.push({...extent, text});
      const isAllCode = runs.every(({isCode}) => isCode);
      const content = runs
        .map((run) =>
          run.isCode && !isAllCode
            ? `<tspan font-family="${CODE}">${escapeHtml(run.text)}</tspan>`
            : escapeHtml(run.text),
        )
        .join('');
      this.add(
        {x: left, y: top, width, height: font.leading},
        `<text${attributes({
          x,
          y: top + font.leading / 2 + font.size * 0.35,
          'font-size': font.size === NOTE.size ? undefined : font.size,
          'font-weight': font.weight === 400 ? undefined : font.weight,
          'font-family': isAllCode ? CODE : undefined,
          'text-decoration': isLink ? 'underline' : undefined,
          'text-anchor': align === 'start' ? undefined : align,
          fill: FIGURE_COLORS[color].light,
          stroke: 'none',
        })}>${content}</text>`,
      );
    });
    return y + lines.length * font.leading;
  }

  /** Text that is broken into lines first. */
  paragraph(text: string, at: Point, width: number, font: Font = NOTE, style: TextStyle = {}): number {
    return this.text(wrap(text, width, font), at, font, style);
  }

  /** The file: the light one, with a title for whoever opens it by itself. */
  svg(about: string): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${size} font-family="${SANS}" font-size="${NOTE.size}"` +
        ` stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">`,
      `<title>${escapeHtml(about)}</title>`,
      ...this.parts,
      '</svg>\n',
    ].join('\n');
  }

  private add(extent: Extent, part: string): void {
    this.extents.push(extent);
    this.parts.push(part);
  }
}
