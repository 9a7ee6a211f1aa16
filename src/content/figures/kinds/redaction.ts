import {Joi} from '@docusaurus/utils-validation';
import {label, type Kind} from '../kind';
import type {Point, Sheet} from '../svg';
import {measure, NOTE, TITLE, widest, wrap} from '../text';

/** A line of a document, or a passage that is taken out of it with its reason and the tool. */
interface Passage {
  readonly text: string;
  readonly reason?: string;
  readonly tool?: string;
  /** What follows a passage that is taken out, on the same line. */
  readonly rest?: string;
}

interface Page {
  readonly title: string;
  readonly note?: string;
}

interface Redaction {
  readonly before: Page;
  readonly after: Page;
  /** What leads from one to the other. */
  readonly action: string;
  readonly heading: string;
  /** Each is a paragraph. A passage that is taken out begins its line, so that no font moves its bar. */
  readonly paragraphs: readonly (readonly Passage[])[];
}

const PADDING = 14;
const GAP = 10;
const DISC = 10;
const WIDEST_ACTION = 96;
const HEADING = {...NOTE, weight: 600} as const;

function drawDisc(sheet: Sheet, number: number, [x, y]: Point): void {
  sheet.circle([x, y], DISC, {fill: 'ink'});
  sheet.text(wrap(String(number), 2 * DISC, HEADING), [x, y - HEADING.leading / 2], HEADING, {
    color: 'paper',
    align: 'middle',
  });
}

/** A page with its title, and the document on it. Returns how high it is. */
function drawPage(
  sheet: Sheet,
  {heading, paragraphs}: Redaction,
  {title, note, isRedacted}: Page & {isRedacted: boolean},
  [x, top]: Point,
  width: number,
): number {
  const inner = width - 2 * PADDING;
  const left = x + PADDING;
  const below = sheet.paragraph(title, [x, top], width, TITLE);
  if (note) sheet.paragraph(note, [x, below], width, NOTE, {color: 'muted'});
  // Pages beside each other begin at the same height.
  const page = below + (note || sheet.form === 'wide' ? NOTE.leading : 0) + 6;
  let number = 0;
  let y = sheet.paragraph(heading, [left, page + PADDING], inner, HEADING);
  for (const paragraph of paragraphs) {
    y += GAP;
    for (const {text, reason, rest = ''} of paragraph) {
      if (reason === undefined || !isRedacted) {
        y = sheet.paragraph(`${text}${rest}`, [left, y], inner);
        continue;
      }
      // As wide as the text in the widest of fonts, and what follows has its own place: nothing moves with the font.
      const bar = Math.ceil(measure(text, NOTE));
      number += 1;
      sheet.rect(
        {x: left, y: y + 1, width: bar, height: NOTE.leading - 2},
        {fill: 'shade', stroke: 'line'},
        2,
      );
      drawDisc(sheet, number, [left + bar + 6 + DISC, y + NOTE.leading / 2]);
      y = sheet.paragraph(rest.trim(), [left + bar + 2 * DISC + 12, y], inner);
    }
  }
  const height = y + PADDING - page;
  // Behind the text there is nothing else: a page has an outline and no color.
  sheet.rect({x, y: page, width, height}, {stroke: isRedacted ? sheet.area : 'hair'});
  if (isRedacted) sheet.emphases += 1;
  return y + PADDING - top;
}

function drawLegend(sheet: Sheet, {paragraphs}: Redaction, y: number): void {
  let top = y;
  paragraphs
    .flat()
    .filter(({reason}) => reason !== undefined)
    .forEach(({reason = '', tool = ''}, index) => {
      drawDisc(sheet, index + 1, [DISC, top + NOTE.leading / 2]);
      const left = 2 * DISC + 8;
      const width = Math.ceil(measure(`${reason} `, NOTE));
      sheet.paragraph(reason, [left, top], sheet.width - left);
      top = sheet.paragraph(tool, [left + width, top], sheet.width - left - width, HEADING) + 6;
    });
}

/** A document before and after redaction, with the reason for each passage. */
export const redaction: Kind<Redaction> = {
  fields: {
    before: Joi.object({title: label.required(), note: label}).required(),
    after: Joi.object({title: label.required(), note: label}).required(),
    action: label.required(),
    heading: label.required(),
    paragraphs: Joi.array()
      .items(
        Joi.array()
          .items(
            Joi.object({
              text: label.required(),
              reason: label,
              tool: label,
              rest: Joi.string().max(200),
            })
              .and('reason', 'tool')
              .with('rest', 'reason'),
          )
          .min(1),
      )
      .min(1)
      .required(),
  },
  draw: (source, sheet) => {
    const before = {...source.before, isRedacted: false};
    const after = {...source.after, isRedacted: true};
    if (sheet.form === 'narrow') {
      const height = drawPage(sheet, source, before, [0, 0], sheet.width);
      sheet.line(
        [
          [18, height],
          [18, height + 34],
        ],
        {isArrow: true},
      );
      sheet.paragraph(source.action, [46, height + 8], sheet.width - 46, NOTE, {color: 'muted'});
      const end = height + 40;
      drawLegend(sheet, source, end + drawPage(sheet, source, after, [0, end], sheet.width) + 16);
      return;
    }
    const words = wrap(source.action, WIDEST_ACTION, NOTE);
    const gap =
      Math.ceil(
        widest(
          words.map(({runs}) => runs.map(({text}) => text).join('')),
          NOTE,
        ),
      ) + 20;
    const width = (sheet.width - gap) / 2;
    const heights = [
      drawPage(sheet, source, before, [0, 0], width),
      drawPage(sheet, source, after, [width + gap, 0], width),
    ];
    const height = Math.max(...heights);
    const middle = (height + TITLE.leading + NOTE.leading) / 2;
    sheet.line(
      [
        [width, middle],
        [width + gap - 2, middle],
      ],
      {isArrow: true},
    );
    const wordsTop = middle - words.length * NOTE.leading - 4;
    sheet.text(words, [width + gap / 2, wordsTop], NOTE, {color: 'muted', align: 'middle'});
    drawLegend(sheet, source, height + 16);
  },
};
