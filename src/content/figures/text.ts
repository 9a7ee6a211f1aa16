/**
 * Text of figures, measured without a browser. Readers have other fonts than the machine that builds: the widths are
 * those of DejaVu Sans, which is among the widest, so what fits here fits everywhere.
 */

/** How a text is set, in units of the figure. */
export interface Font {
  readonly size: number;
  readonly weight: 400 | 600;
  /** From one line to the next. */
  readonly leading: number;
}

/** Names of boxes, steps, and states. */
export const TITLE: Font = {size: 15, weight: 600, leading: 20};
/** All other text. */
export const NOTE: Font = {size: 14, weight: 400, leading: 19};

/** A part of a line: words, or code between backticks. */
export interface Run {
  readonly text: string;
  readonly isCode: boolean;
}

export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Advance widths of U+0020 to U+007E, in thousandths of the size. */
const REGULAR = [
  318, 401, 460, 838, 637, 951, 780, 275, 391, 391, 500, 838, 318, 361, 318, 337, 637, 637, 637, 637, 637,
  637, 637, 637, 637, 637, 337, 337, 838, 838, 838, 531, 1000, 685, 687, 699, 771, 632, 576, 775, 752, 295,
  295, 656, 558, 863, 749, 788, 604, 788, 695, 635, 611, 732, 685, 989, 686, 611, 686, 391, 337, 391, 838,
  500, 500, 613, 635, 550, 635, 616, 353, 635, 634, 278, 278, 580, 278, 975, 634, 612, 635, 635, 412, 521,
  393, 634, 592, 818, 592, 592, 525, 637, 337, 637, 838,
];
const BOLD = [
  349, 457, 521, 838, 696, 1002, 873, 307, 458, 458, 523, 838, 380, 416, 380, 366, 696, 696, 696, 696, 696,
  696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 581, 1000, 774, 763, 734, 831, 684, 684, 821, 837, 373,
  373, 775, 638, 996, 837, 851, 733, 851, 771, 721, 683, 813, 774, 1104, 771, 725, 726, 458, 366, 458, 838,
  500, 500, 675, 716, 593, 716, 679, 436, 716, 712, 343, 343, 666, 343, 1042, 712, 688, 716, 716, 494, 596,
  479, 712, 652, 924, 646, 652, 583, 712, 366, 712, 838,
];
const MONO = 603;
/** No other character of DejaVu Sans that figures use is wider. */
const WIDEST = 1000;

const advance = (character: string, {weight}: Font, isCode: boolean): number =>
  isCode ? MONO : ((weight === 600 ? BOLD : REGULAR)[character.charCodeAt(0) - 0x20] ?? WIDEST);

const widthOf = ({text, isCode}: Run, font: Font): number =>
  (Array.from(text).reduce((sum, character) => sum + advance(character, font, isCode), 0) * font.size) / 1000;

/** Text with its code, which stands between backticks, as runs. */
const runsOf = (text: string): Run[] =>
  text
    .split('`')
    .map((part, index) => ({text: part, isCode: index % 2 === 1}))
    .filter((run) => run.text !== '');

const lineOf = (runs: readonly Run[], font: Font): Line => ({
  runs,
  width: runs.reduce((sum, run) => sum + widthOf(run, font), 0),
});

/** How wide a text is on one line. */
export const measure = (text: string, font: Font): number => lineOf(runsOf(text), font).width;

/** The longest of some texts, each on one line. */
export const widest = (texts: readonly string[], font: Font): number =>
  Math.max(0, ...texts.map((text) => measure(text, font)));

/** Where a line may end: at a space, and in code behind `/`, `.`, `_`, `:`, or `-` that don't begin it. */
const piecesOf = ({text, isCode}: Run): Run[] =>
  (text.match(isCode ? /[/._:-]*[^\s/._:-]+[/._:-]*|[/._:-]+|\s+/g : /\S+|\s+/g) ?? []).map((piece) => ({
    text: piece,
    isCode,
  }));

/** Neighbors of one kind as one run. */
const joined = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (last?.isCode !== run.isCode) return [...all, run];
    return [...all.slice(0, -1), {text: last.text + run.text, isCode: run.isCode}];
  }, []);

const trimmed = (runs: readonly Run[]): Run[] => {
  const kept = [...runs];
  while (kept.at(-1)?.text.trim() === '') kept.pop();
  return kept;
};

/** A text in lines that are at most as wide as said, if its words allow it. A line break in the text stays one. */
export function wrap(text: string, width: number, font: Font): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: Line[] = [];
    let current: Run[] = [];
    for (const piece of runsOf(paragraph.trim()).flatMap(piecesOf)) {
      const isSpace = piece.text.trim() === '';
      if (current.length === 0 && isSpace) continue;
      if (!isSpace && current.length > 0 && lineOf([...current, piece], font).width > width) {
        lines.push(lineOf(joined(trimmed(current)), font));
        current = [];
      }
      current.push(piece);
    }
    return [...lines, lineOf(joined(trimmed(current)), font)];
  });
}
