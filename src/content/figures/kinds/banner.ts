import {Joi} from '@docusaurus/utils-validation';
import {BAR, drawBrowserBar} from '../browser';
import {label, type Kind} from '../kind';
import type {Extent, Point, Sheet} from '../svg';
import {measure, NOTE, TITLE, widest, wrap, type Font} from '../text';

/** A category that visitors turn on, or one that is always on. */
interface Toggle {
  readonly label: string;
  readonly isLocked: boolean;
}

/** The consent banner on a page of a site, in one of its layouts. */
interface Banner {
  readonly layout: LayoutName;
  /** Address of the page. */
  readonly address: string;
  readonly title?: string;
  readonly text?: string;
  readonly links: readonly string[];
  readonly toggles: readonly Toggle[];
  /** They all look alike: none is easier to choose than another. */
  readonly buttons: readonly string[];
  /** What is said of the layout on the page beside the banner. */
  readonly notes: readonly string[];
}

const STRONG: Font = {...NOTE, weight: 600};
const CORNER = 10;
const GUTTER = 16;
const GAP = 10;
const BUTTON = 36;
const TOGGLE = {width: 32, height: 18, pitch: 28} as const;

/** Something of a banner, in a width that is given. */
interface Part {
  readonly height: (width: number) => number;
  readonly draw: (sheet: Sheet, at: Point, width: number) => void;
}

const stacked = (parts: readonly Part[], gap: number): Part => ({
  height: (width) => parts.reduce((sum, part) => sum + part.height(width) + gap, -gap),
  draw: (sheet, [x, y], width) => {
    parts.reduce((top, part) => {
      part.draw(sheet, [x, top], width);
      return top + part.height(width) + gap;
    }, y);
  },
});

const words = (text: string, font: Font): Part => ({
  height: (width) => wrap(text, width, font).length * font.leading,
  draw: (sheet, at, width) => sheet.paragraph(text, at, width, font),
});

const drawLine = (sheet: Sheet, from: Point, to: Point, style: Parameters<Sheet['line']>[1]): void => {
  sheet.line([from, to], style);
};

/** Links on one line if there's room for all, and otherwise below each other. */
const links = (labels: readonly string[]): Part => {
  const inset = 24;
  const areBeside = (width: number): boolean =>
    labels.reduce((sum, text) => sum + measure(text, NOTE) + inset, -inset) <= width;
  return {
    height: (width) => (areBeside(width) ? 1 : labels.length) * NOTE.leading,
    draw: (sheet, [x, y], width) => {
      labels.reduce<Point>(
        ([left, top], text) => {
          drawLink(sheet, text, [left, top]);
          return areBeside(width) ? [left + measure(text, NOTE) + inset, top] : [left, top + NOTE.leading];
        },
        [x, y],
      );
    },
  };
};

function drawLink(sheet: Sheet, text: string, at: Point): void {
  sheet.text(wrap(text, Infinity, NOTE), at, NOTE, {color: sheet.area, isLink: true});
}

/** How wide each button is: as much as the longest label needs. */
const buttonWidth = (labels: readonly string[]): number => Math.ceil(widest(labels, STRONG)) + 26;

const rowWidth = (labels: readonly string[]): number => labels.length * (buttonWidth(labels) + GAP) - GAP;

/** Buttons of one size: beside each other if there's room for all, and otherwise below each other. */
const buttons = (labels: readonly string[]): Part => {
  const areBeside = (width: number): boolean => rowWidth(labels) <= width;
  return {
    height: (width) => (areBeside(width) ? 1 : labels.length) * (BUTTON + GAP) - GAP,
    draw: (sheet, [x, y], width) => {
      const size = areBeside(width) ? buttonWidth(labels) : width;
      labels.forEach((text, index) => {
        const [left, top] = areBeside(width)
          ? [x + index * (size + GAP), y]
          : [x, y + index * (BUTTON + GAP)];
        const extent = {x: left, y: top, width: size, height: BUTTON};
        sheet.rect(extent, {fill: 'paper', stroke: sheet.area}, 6);
        sheet.text(wrap(text, Infinity, STRONG), [left + size / 2, top + 8.5], STRONG, {align: 'middle'});
      });
    },
  };
};

const toggle = ({label: name, isLocked}: Toggle): Part => ({
  height: () => TOGGLE.height,
  draw: (sheet, [x, y], width) => {
    sheet.text(wrap(name, width, NOTE), [x, y - 0.5], NOTE);
    const left = x + width - TOGGLE.width;
    const outline = isLocked ? ({fill: sheet.area} as const) : ({fill: 'paper', stroke: 'line'} as const);
    sheet.rect({x: left, y, width: TOGGLE.width, height: TOGGLE.height}, outline, TOGGLE.height / 2);
    const knob = isLocked ? left + TOGGLE.width - 9 : left + 9;
    sheet.circle([knob, y + 9], 5.5, {fill: isLocked ? 'paper' : 'line'});
    if (isLocked) drawPadlock(sheet, [left - 20, y + 1]);
  },
});

function drawPadlock(sheet: Sheet, [x, y]: Point): void {
  sheet.rect({x, y: y + 7, width: 12, height: 9}, {fill: 'muted'}, 2);
  sheet.line(
    [
      [x + 2.5, y + 7],
      [x + 2.5, y + 1],
      [x + 9.5, y + 1],
      [x + 9.5, y + 7],
    ],
    {stroke: 'muted'},
  );
}

/** What a banner says, without its buttons. */
const said = ({title, text, links: linked, toggles}: Banner): Part =>
  stacked(
    [
      stacked([...(title ? [words(title, TITLE)] : []), ...(text ? [words(text, NOTE)] : [])], 3),
      ...(linked.length > 0 ? [links(linked)] : []),
      ...(toggles.length > 0 ? [stacked(toggles.map(toggle), GAP)] : []),
    ],
    GAP,
  );

const box = (source: Banner): Part => stacked([said(source), buttons(source.buttons)], 14);

/** What a bar has, beside its buttons where it's wide. */
const bar = (source: Banner): Part => {
  const end = rowWidth(source.buttons);
  const isOneLine = (width: number): boolean => width - end - 24 >= 150;
  return {
    height: (width) =>
      isOneLine(width) ? Math.max(BUTTON, said(source).height(width - end - 24)) : box(source).height(width),
    draw: (sheet, [x, y], width) => {
      if (!isOneLine(width)) return box(source).draw(sheet, [x, y], width);
      const height = bar(source).height(width);
      said(source).draw(
        sheet,
        [x, y + (height - said(source).height(width - end - 24)) / 2],
        width - end - 24,
      );
      buttons(source.buttons).draw(sheet, [x + width - end, y + (height - BUTTON) / 2], end);
    },
  };
};

/** The page of the site, below the bar of the browser. */
interface View {
  readonly source: Banner;
  readonly sheet: Sheet;
  readonly width: number;
  readonly isWide: boolean;
}

/** A page of a shop as blocks without words: its header, and rows of products down to the end. */
function drawSite({sheet, width, isWide}: View, y: number, height: number): void {
  sheet.rect({x: GUTTER, y: y + 15, width: 76, height: 12}, {fill: 'line'}, 4);
  [1, 2, 3].forEach((index) =>
    sheet.rect({x: width - GUTTER + 12 - index * 52, y: y + 17, width: 40, height: 8}, {fill: 'hair'}, 4),
  );
  const columns = isWide ? 3 : 2;
  const [top, bottom] = [y + 44, y + height];
  const rows = Math.max(1, Math.round((bottom - top) / 130));
  const [pitch, size] = [(bottom - top) / rows, (width - (columns + 1) * GUTTER) / columns];
  for (let index = 0; index < rows * columns; index += 1) {
    const left = GUTTER + (index % columns) * (size + GUTTER);
    const above = top + Math.floor(index / columns) * pitch;
    const picture = pitch - GUTTER - 28;
    sheet.rect({x: left, y: above, width: size, height: picture}, {fill: 'hair'}, 6);
    [0.7, 0.4].forEach((share, line) =>
      sheet.rect(
        {x: left, y: above + picture + 8 + line * 12, width: size * share, height: 6},
        {fill: 'hair'},
        3,
      ),
    );
  }
}

/** The banner: the one element in the color of the area. */
function drawBanner({sheet}: View, part: Part, extent: Extent, corners: Parameters<Sheet['rect']>[2]): void {
  sheet.emphases += 1;
  sheet.rect(extent, {fill: `${sheet.area}Tint`, stroke: sheet.area}, corners);
  part.draw(sheet, [extent.x + GUTTER, extent.y + GUTTER], extent.width - 2 * GUTTER);
}

const heightIn = (part: Part, width: number): number => part.height(width - 2 * GUTTER) + 2 * GUTTER;

/** A remark on the page, on a ground that keeps it apart from what is below. */
function drawNote(sheet: Sheet, text: string, [x, y]: Point): void {
  const width = Math.ceil(measure(text, NOTE)) + 16;
  sheet.rect({x: x - width / 2, y, width, height: 25}, {fill: 'paper', stroke: 'line'}, 6);
  sheet.text(wrap(text, Infinity, NOTE), [x, y + 3], NOTE, {align: 'middle'});
}

const REOPEN = 20;

/** The round button that opens the choices again, with two sliders. */
function drawReopen(sheet: Sheet, [x, y]: Point): void {
  sheet.circle([x, y], REOPEN, {fill: sheet.area});
  for (const [side, top] of [
    [1, y - 6],
    [-1, y + 6],
  ] as const) {
    drawLine(sheet, [x - 10, top], [x + 10, top], {stroke: 'paper'});
    sheet.circle([x + side * 4, top], 3.5, {fill: 'paper'});
  }
}

/** Draws a page with its banner, and says how high both are. */
type Layout = (view: View) => number;

const LAYOUTS = {
  'bar-bottom': (view) => {
    const {source, width, isWide} = view;
    const own = heightIn(bar(source), width);
    const height = (isWide ? 172 : 150) + own;
    drawSite(view, BAR, height);
    const extent = {x: 0, y: BAR + height - own, width, height: own};
    drawBanner(view, bar(source), extent, [0, 0, CORNER, CORNER]);
    return height;
  },
  'bar-top': (view) => {
    const {sheet, source, width, isWide} = view;
    const own = heightIn(bar(source), width);
    const height = own + (isWide ? 180 : 200);
    drawSite(view, BAR + own, height - own);
    drawBanner(view, bar(source), {x: 0, y: BAR, width, height: own}, 0);
    const top = BAR + own + 54;
    drawLine(sheet, [width / 2, top], [width / 2, top + 76], {stroke: 'ink', isArrow: true});
    source.notes.forEach((text) => drawNote(sheet, text, [width / 2, top + 18]));
    return height;
  },
  'card-corner': (view) => {
    const {sheet, source, width, isWide} = view;
    const size = isWide ? 300 : 236;
    const own = heightIn(box(source), size);
    const height = own + GUTTER + 84;
    drawSite(view, BAR, height);
    const x = width - GUTTER - size;
    const y = BAR + height - GUTTER - own;
    drawBanner(view, box(source), {x, y, width: size, height: own}, CORNER);
    const middle = x + size / 2;
    for (const end of [x + 1, x + size - 1]) {
      drawLine(sheet, [middle, y - 20], [end, y - 20], {stroke: 'ink', isArrow: true});
    }
    source.notes.forEach((text) => drawNote(sheet, text, [middle, y - 32]));
    return height;
  },
  'modal-center': (view) => {
    const {sheet, source, width, isWide} = view;
    const size = isWide ? rowWidth(source.buttons) + 2 * GUTTER : 270;
    const own = heightIn(box(source), size);
    const height = own + 2 * (isWide ? 60 : 44);
    drawSite(view, BAR, height);
    sheet.rect({x: 0, y: BAR, width, height}, {fill: 'shade', isVeil: true}, [0, 0, CORNER, CORNER]);
    const extent = {x: (width - size) / 2, y: BAR + (height - own) / 2, width: size, height: own};
    drawBanner(view, box(source), extent, CORNER);
    return height;
  },
  'panel-side': (view) => {
    const {source, width, isWide} = view;
    const size = isWide ? 272 : 220;
    const height = heightIn(box(source), size);
    drawSite(view, BAR, height);
    drawBanner(view, box(source), {x: width - size, y: BAR, width: size, height}, [0, 0, CORNER, 0]);
    return height;
  },
  'link-only': (view) => {
    const {sheet, source, width, isWide} = view;
    const height = isWide ? 262 : 330;
    const footer = BAR + height - 72;
    const middle = footer + 36;
    drawSite(view, BAR, height - 72 - 44);
    sheet.rect({x: 1, y: footer, width: width - 2, height: 71}, {fill: 'fill'}, [0, 0, CORNER, CORNER]);
    drawLine(sheet, [1, footer], [width - 1, footer], {stroke: 'hair'});
    // A narrow footer has room for the link only.
    if (isWide) {
      [120, 84].forEach((size, index) =>
        sheet.rect({x: GUTTER, y: middle - 13 + index * 18, width: size, height: 8}, {fill: 'hair'}, 4),
      );
    }
    sheet.emphases += 1;
    const [text = ''] = source.links;
    const x = isWide ? 200 : GUTTER;
    drawLink(sheet, text, [x, middle - NOTE.leading / 2]);
    drawReopen(sheet, [width - GUTTER - REOPEN, middle]);
    const size = measure(text, NOTE);
    const places: readonly Point[] = [
      [x + size / 2, middle - NOTE.leading / 2 - 5],
      [width - GUTTER - REOPEN, middle - REOPEN - 4],
    ];
    source.notes.forEach((note, index) => {
      const [left, end] = places[index] ?? [0, 0];
      const half = measure(note, NOTE) / 2 + 8;
      drawLine(sheet, [left, footer - 20], [left, end], {stroke: 'ink', isArrow: true});
      drawNote(sheet, note, [Math.min(left, width - GUTTER - half), footer - 38]);
    });
    return height;
  },
} as const satisfies Readonly<Record<string, Layout>>;

type LayoutName = keyof typeof LAYOUTS;

const texts = Joi.array().items(label.required());

/** The banner of a site in one of its layouts, on a page. */
export const banner: Kind<Banner> = {
  fields: {
    layout: Joi.valid(...Object.keys(LAYOUTS)).required(),
    address: label.required(),
    title: label,
    text: label,
    links: texts.default([]),
    toggles: Joi.array()
      .items(Joi.object({label: label.required(), isLocked: Joi.boolean().default(false)}))
      .default([]),
    buttons: texts.default([]),
    notes: texts.default([]),
  },
  draw: (source, sheet) => {
    const {width} = sheet;
    const view = {source, sheet, width, isWide: sheet.form === 'wide'};
    drawBrowserBar(sheet, source.address);
    drawLine(sheet, [1, BAR], [width - 1, BAR], {stroke: 'hair'});
    const height = BAR + LAYOUTS[source.layout](view);
    sheet.rect({x: 0, y: 0, width, height}, {stroke: 'line'}, CORNER);
  },
};
