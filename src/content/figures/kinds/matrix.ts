import {Joi} from '@docusaurus/utils-validation';
import {label, type Kind} from '../kind';
import type {FigureColorName} from '../palette';
import type {Extent, Sheet} from '../svg';
import {measure, NOTE, TITLE, widest, wrap} from '../text';

/** One side of a matrix: what it measures, and its values from the least to the most. */
interface Axis {
  readonly title: string;
  readonly values: readonly string[];
}

interface Matrix {
  /** From left to right. */
  readonly across: Axis;
  /** From bottom to top. */
  readonly up: Axis;
  /** From the least to the most. */
  readonly levels: readonly string[];
  /** A row of each value, the highest first: a number, and its level. */
  readonly cells: readonly (readonly (readonly [number, string])[])[];
}

const axis = Joi.object({
  title: label.required(),
  values: Joi.array().items(label).min(2).max(5).required(),
}).required();

const GAP = 4;
const CELL = {wide: 58, narrow: 48} as const;
const SWATCH = 20;

/** One color, stronger with each level: text says which it is where there is room, and a legend everywhere. */
function drawLevel(sheet: Sheet, level: number, extent: Extent): FigureColorName {
  const tint = `${sheet.area}Tint` as const;
  const [fill, stroke, text] = (
    [
      ['paper', 'line', 'ink'],
      [tint, undefined, 'ink'],
      [tint, sheet.area, 'ink'],
      [sheet.area, undefined, 'paper'],
    ] as const
  )[level] ?? ['paper', 'line', 'ink'];
  sheet.rect(extent, {fill, stroke}, 6);
  return text;
}

function drawLegend(sheet: Sheet, {levels, cells}: Matrix, y: number): void {
  let [x, top] = [0, y];
  levels.forEach((level, index) => {
    const scores = cells.flat().flatMap(([score, name]) => (name === level ? [score] : []));
    const text = `${level} ${Math.min(...scores)} to ${Math.max(...scores)}`;
    const width = SWATCH + 8 + measure(text, NOTE) + 20;
    if (x > 0 && x + width > sheet.width) [x, top] = [0, top + SWATCH + 8];
    drawLevel(sheet, index, {x, y: top, width: SWATCH, height: SWATCH});
    sheet.paragraph(text, [x + SWATCH + 8, top + 1], sheet.width, NOTE, {color: 'muted'});
    x += width;
  });
}

/** Two measures, and the level of each pair: the most is at the top right. */
export const matrix: Kind<Matrix> = {
  fields: {
    across: axis,
    up: axis,
    levels: Joi.array().items(label).min(2).max(4).required(),
    cells: Joi.array()
      .items(Joi.array().items(Joi.array().ordered(Joi.number().required(), label.required())))
      .required(),
  },
  flaws: ({across, up, levels, cells}) => [
    ...(cells.length === up.values.length && cells.every((row) => row.length === across.values.length)
      ? []
      : [`cells must be ${up.values.length} rows of ${across.values.length}`]),
    ...cells
      .flat()
      .filter(([, level]) => !levels.includes(level))
      .map(([score, level]) => `the level ${level} of ${score} must be one of ${levels.join(', ')}`),
  ],
  draw: (source, sheet) => {
    const {across, up, levels, cells} = source;
    const height = CELL[sheet.form];
    const names = Math.ceil(Math.min(sheet.form === 'wide' ? 160 : 92, widest(up.values, NOTE))) + 12;
    const width = (sheet.width - names - GAP * (across.values.length - 1)) / across.values.length;
    const areNamed = widest(levels, NOTE) + 12 <= width;
    let y = sheet.paragraph(up.title, [0, 0], sheet.width, TITLE) + 8;
    cells.forEach((row, index) => {
      const lines = wrap(up.values[up.values.length - 1 - index] ?? '', names - 8, NOTE);
      sheet.text(lines, [0, y + (height - lines.length * NOTE.leading) / 2], NOTE, {color: 'muted'});
      row.forEach(([score, level], at) => {
        const x = names + at * (width + GAP);
        const color = drawLevel(sheet, levels.indexOf(level), {x, y, width, height});
        const top = y + (height - TITLE.leading - (areNamed ? NOTE.leading : 0)) / 2;
        const middle = x + width / 2;
        const below = sheet.paragraph(String(score), [middle, top], width, TITLE, {color, align: 'middle'});
        if (areNamed) sheet.paragraph(level, [middle, below], width, NOTE, {color, align: 'middle'});
      });
      y += height + GAP;
    });
    const isNamed = widest(across.values, NOTE) <= width;
    const foot = across.values.map((value, at) => {
      // Where a name has no room, its number stands for it, and the names follow below.
      const text = isNamed ? value : (value.split(' ')[0] ?? '');
      const place = [names + at * (width + GAP) + width / 2, y + 4] as const;
      return sheet.paragraph(text, place, width, NOTE, {color: 'muted', align: 'middle'});
    });
    y = sheet.paragraph(across.title, [names, Math.max(...foot) + 2], sheet.width - names, TITLE);
    if (!isNamed) {
      const text = across.values.join(', ');
      y = sheet.paragraph(text, [names, y], sheet.width - names, NOTE, {color: 'muted'});
    }
    drawLegend(sheet, source, y + 16);
  },
};
