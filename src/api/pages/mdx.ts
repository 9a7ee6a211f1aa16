import {fromMarkdown} from 'mdast-util-from-markdown';

/** Writing MDX safely: words from a description must not be read as JSX, expressions or code. */

/** What Markdown has and MDX reads in another way, as its own. */
const NOT_IN_MDX = {disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}};

interface MarkdownNode {
  readonly type: string;
  readonly position?: {readonly start: {readonly offset?: number}; readonly end: {readonly offset?: number}};
  readonly children?: readonly MarkdownNode[];
}

/** Where code begins and ends, fences and spans. MDX reads nothing in it. */
function codeRanges(markdown: string): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  const visit = ({type, position, children}: MarkdownNode): void => {
    if (type === 'code' || type === 'inlineCode') {
      ranges.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
    }
    children?.forEach(visit);
  };
  visit(fromMarkdown(markdown, {extensions: [NOT_IN_MDX]}));
  return ranges;
}

/** Puts a backslash before each of the marks that has none. Two backslashes are one that stands for itself. */
const escaped = (text: string, marks: string): string =>
  text.replace(new RegExp(`(\\\\*)([${marks}])`, 'g'), (found, before: string, mark: string) =>
    before.length % 2 === 1 ? found : `${before}\\${mark}`,
  );

/** A block that begins with one of these words is code of a module to MDX. */
const MODULE = /^([ei])(?=(?:xport|mport)\b)/gm;

/**
 * Escapes what MDX would read as an expression, a tag or a module, outside of code spans and fences.
 *
 * @param markdown Markdown of a description in the API sources
 */
export function escapeMdx(markdown: string): string {
  const parts: string[] = [];
  let at = 0;
  const addText = (end: number) => {
    parts.push(
      escaped(markdown.slice(at, end), '{}<').replace(MODULE, (letter) => `&#${letter.charCodeAt(0)};`),
    );
  };
  for (const [start, end] of codeRanges(markdown)) {
    addText(start);
    parts.push(markdown.slice(start, end));
    at = end;
  }
  addText(markdown.length);
  return parts.join('');
}

/** A string or list as a JSX attribute value. */
export function attribute(name: string, value: unknown): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  return ` ${name}={${JSON.stringify(value)}}`;
}

const longestRun = (text: string, least: number): number =>
  Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/**
 * A value as a code span, with delimiters that are longer than any run of them in it. What has no form as a span,
 * which is nothing and line breaks, is written as JSON.
 */
export function codeSpan(value: unknown): string {
  const isPlain = typeof value === 'string' && /\S/.test(value) && !/[\r\n]/.test(value);
  const text = isPlain ? value : JSON.stringify(value);
  if (!text.includes('`')) return `\`${text}\``;
  const mark = '`'.repeat(longestRun(text, 0) + 1);
  return `${mark} ${text} ${mark}`;
}

/** Text in one line of an element. A word before it says that it begins no block, such as a fence. */
export function oneLine(markdown: string): string {
  const before = 'Text ';
  return escapeMdx(before + markdown.replace(/\s+/g, ' ').trim()).slice(before.length);
}
