// @ts-check
import {proseLines} from './prose.mjs';

/**
 * Words of product-facts 1.5 and of the style guide, and what to write instead.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const AVOIDED = [
  [/\bwhitelist\w*/gi, 'allowlist'],
  [/\bblacklist\w*/gi, 'denylist'],
  [/\bDSRs?\b/g, 'privacy request'],
  [/\b(?:guarantees?|ensures?) (?:your )?compliance/gi, 'helps you meet'],
  [/\bClearWarden\b/g, 'Clearwarden'],
  [/\b(?:simply|easily|obviously|effortless(?:ly)?|seamless(?:ly)?|powerful|robust)\b/gi, 'nothing'],
  [/\bplease\b/gi, 'nothing'],
  [/\bNote that\b|\bkeep in mind that\b|\bit is important to\b/g, 'the statement itself'],
  [/\bin order to\b/gi, 'to'],
  [/\b(?:utili[sz]e|leverage)[sd]?\b/gi, 'use'],
  [/\be\.g\./gi, 'for example'],
  [/\bi\.e\./gi, 'that is'],
  [/\betc\./gi, 'the whole list, or "such as" before it'],
  [/\bclick here\b/gi, 'the name of the target'],
];

/** markdownlint rule: no word that the style guide avoids. Labels in bold are quoted, so they are free. */
export default {
  names: ['avoided-words'],
  description: 'Words to avoid (contributing/style-guide.md)',
  tags: ['style'],
  parser: 'none',
  /**
   * @param {{readonly lines: readonly string[]}} page
   * @param {(mistake: import('./prose.mjs').Mistake) => void} onError
   */
  function({lines}, onError) {
    for (const [index, line] of proseLines(lines).entries()) {
      for (const [pattern, instead] of AVOIDED) {
        for (const {0: word, index: column} of line.matchAll(pattern)) {
          onError({
            lineNumber: index + 1,
            detail: `"${word}": write ${instead}`,
            range: [column + 1, word.length],
          });
        }
      }
    }
  },
};
