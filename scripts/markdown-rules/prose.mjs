// @ts-check
/**
 * A mistake, as markdownlint wants it.
 *
 * @typedef {object} Mistake
 * @property {number} lineNumber from 1
 * @property {string} detail
 * @property {[column: number, length: number]} range
 */

/**
 * The lines of a page, with those of code fences empty.
 *
 * @param {readonly string[]} lines
 */
export function outsideFences(lines) {
  /** @type {string | undefined} */
  let fence;
  return lines.map((line) => {
    const [, marks] = /^\s*(`{3,})/.exec(line) ?? [];
    if (marks && fence === undefined) fence = marks;
    else if (marks && fence === marks) {
      fence = undefined;
      return '';
    }
    return fence === undefined ? line : '';
  });
}

/**
 * The lines of a page that are its own words: without fences, and with code, link targets and, on
 * demand, bold labels blanked out. Columns stay as they are.
 *
 * @param {readonly string[]} lines
 * @param {{readonly keepBold?: boolean}} [options]
 */
export function proseLines(lines, {keepBold = false} = {}) {
  const blank = (/** @type {string} */ text) => ' '.repeat(text.length);
  return outsideFences(lines).map((line) => {
    const text = line
      .replace(/`[^`]*`/g, blank)
      .replace(/\]\([^)]*\)/g, blank)
      .replace(/\{\/\*.*?\*\/\}/g, blank);
    return keepBold ? text : text.replace(/\*\*[^*]+\*\*/g, blank);
  });
}
