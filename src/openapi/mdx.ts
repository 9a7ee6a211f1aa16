/** Writing MDX safely: words from a description must not be read as JSX or expressions. */

/**
 * Escapes what MDX would read as an expression or a tag, outside of code spans and fences.
 *
 * @param markdown Markdown of a description in the API sources
 */
export function escapeMdx(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{}<]/g, (mark) => `\\${mark}`)))
    .join('');
}

/** A string or list as a JSX attribute value. */
export function attribute(name: string, value: unknown): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  return ` ${name}={${JSON.stringify(value)}}`;
}

/** A fenced code block. Its fence is longer than any in the code. */
export function codeBlock(language: string, code: string, title?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}${title ? ` title="${title}"` : ''}\n${code}\n${fence}`;
}

/** Text in a table cell: one line, no bar. */
export function cell(markdown: string): string {
  return escapeMdx(markdown).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
