import {Joi} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';
import {AREAS, type Area} from '../../product/areas';
import {label} from './kind';
import {kindOf, KINDS, type KindName} from './kinds';
import {inDark} from './palette';
import {HIGHEST_WIDE, sharePlace, Sheet, type Extent, type Form} from './svg';

/** What the name of every source of a figure ends with. */
export const FIGURE = /\.figure\.yml$/;

/** What every source says, whatever kind of figure it is. */
interface Source {
  readonly kind: KindName;
  readonly area: Area;
  /** What the picture is about, for whoever opens the file by itself. */
  readonly about: string;
}

const HEAD = {
  kind: Joi.valid(...Object.keys(KINDS)).required(),
  area: Joi.valid(...Object.keys(AREAS)).required(),
  about: label.required(),
};

/** A source that can be drawn, or what is wrong with it. */
interface ReadSource {
  readonly source?: Source;
  readonly flaws: readonly string[];
}

const validate = (schema: Joi.Schema, value: unknown): {value: unknown; flaws: string[]} => {
  const result = schema.validate(value, {abortEarly: false, errors: {wrap: {label: false}}});
  return {value: result.value as unknown, flaws: result.error?.details.map(({message}) => message) ?? []};
};

function readAnew(text: string): ReadSource {
  let parsed: unknown;
  try {
    parsed = load(text);
  } catch (error) {
    return {flaws: [`cannot be read as YAML: ${error instanceof Error ? error.message : String(error)}`]};
  }
  const head = validate(Joi.object(HEAD).unknown().required(), parsed);
  const kind = (parsed as Partial<Source> | null)?.kind;
  if (kind === undefined || !Object.hasOwn(KINDS, kind)) return {flaws: head.flaws};
  const whole = validate(Joi.object({...HEAD, ...kindOf(kind).fields}), parsed);
  if (whole.flaws.length > 0) return {flaws: whole.flaws};
  const source = whole.value as Source;
  return {source, flaws: kindOf(kind).flaws?.(source) ?? []};
}

const known = new Map<string, ReadSource>();

/** A build asks for a figure a dozen times: checked, in two forms and two modes, for browsers and for the HTML. */
function read(text: string): ReadSource {
  const result = known.get(text) ?? readAnew(text);
  known.set(text, result);
  return result;
}

function drawn(source: Source, form: Form): Sheet {
  const sheet = new Sheet(form, source.area);
  kindOf(source.kind).draw(source, sheet);
  return sheet;
}

function flawsOfSheet(sheet: Sheet): string[] {
  const leaves = ({x, y, width}: Extent): boolean => x < -0.5 || y < -0.5 || x + width > sheet.width + 0.5;
  const outside = sheet.extents.some(leaves);
  const tooWide = sheet.texts.filter(leaves);
  const overlaps = sheet.texts.flatMap((one, index) =>
    sheet.texts
      .slice(index + 1)
      .flatMap((other) => (sharePlace(one, other) ? [`"${one.text}" and "${other.text}"`] : [])),
  );
  return [
    ...(sheet.form === 'wide' && sheet.height > HIGHEST_WIDE
      ? [`is ${sheet.height} high; a figure may have ${HIGHEST_WIDE}`]
      : []),
    ...(outside
      ? [`leaves its paper${tooWide.map(({text}) => `: "${text}"`).join('')}; write less or break words`]
      : []),
    ...(sheet.emphases > 1 ? [`has ${sheet.emphases} elements with accent; at most one counts most`] : []),
    ...overlaps.slice(0, 3).map((pair) => `has texts that overlap: ${pair}`),
    ...sheet.crossed.slice(0, 3).map((text) => `has a line through "${text}"`),
  ].map((flaw) => `the ${sheet.form} form ${flaw}`);
}

/** What is wrong with the source of a figure, as sentences. */
export function checkFigure(text: string): string[] {
  const {source, flaws} = read(text);
  if (!source || flaws.length > 0) return [...flaws];
  return (['wide', 'narrow'] as const).flatMap((form) => flawsOfSheet(drawn(source, form)));
}

/** A figure that has been drawn. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a figure from its source. One with a mistake is empty: `checkFigure` has stopped the build before, and in the
 * live preview it says what is wrong while the page goes on being shown.
 */
export function drawFigure(text: string, form: Form, mode: 'light' | 'dark' = 'light'): Drawing {
  const {source, flaws} = read(text);
  const sheet = source && flaws.length === 0 ? drawn(source, form) : new Sheet(form, 'platform');
  const svg = sheet.svg(source?.about ?? '');
  return {svg: mode === 'dark' ? inDark(svg) : svg, width: sheet.width, height: sheet.height};
}

/** What a figure is about, in a few words; nothing if its source has a mistake. */
export const aboutOf = (text: string): string => read(text).source?.about ?? '';

/** What a file of a figure is asked for with: `?wide-light`, `?wide-dark`, `?narrow-light`, or `?narrow-dark`. */
export function drawQuery(text: string, query: string): string {
  const [, form, mode] = /^\?(wide|narrow)-(light|dark)$/.exec(query) ?? [];
  if (form === undefined || mode === undefined)
    throw new Error(`No file of a figure is asked for with ${query}`);
  return drawFigure(text, form as Form, mode as 'light' | 'dark').svg;
}
