// @ts-check
import {proseLines} from './prose.mjs';

const AREAS =
  'Request Manager|Consent|Live Data Map|Data Discovery|Risk Management|Integrations|Settings|Dashboard';
const PATH = new RegExp(`\\b(?:${AREAS})(?: [>→/] [A-Z]\\w*)+`, 'g');
const WRONG_SEPARATOR = new RegExp(`\\*\\*(?:${AREAS}) [→/] [^*]+\\*\\*`, 'g');

/** markdownlint rule: a path through the app is bold, with `>` between its labels. */
export default {
  names: ['bold-paths'],
  description: 'Paths through the app are bold, with > between labels (contributing/style-guide.md)',
  tags: ['style'],
  parser: 'none',
  /**
   * @param {{readonly lines: readonly string[]}} page
   * @param {(mistake: import('./prose.mjs').Mistake) => void} onError
   */
  function({lines}, onError) {
    const plain = proseLines(lines);
    const withBold = proseLines(lines, {keepBold: true});
    for (const index of lines.keys()) {
      const matches = [
        ...(plain[index] ?? '').matchAll(PATH),
        ...(withBold[index] ?? '').matchAll(WRONG_SEPARATOR),
      ];
      for (const {0: path, index: column} of matches) {
        onError({lineNumber: index + 1, detail: path, range: [column + 1, path.length]});
      }
    }
  },
};
