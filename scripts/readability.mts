/**
 * npm run readability: how hard the pages are to read. It reports and never fails: a reference page may be
 * hard for good reasons.
 *
 * Words per sentence, and the Flesch reading ease (higher is easier; plain English is 60 and more).
 *
 *   npm run readability                 the middle of the site, and its hardest pages
 *   npm run readability -- docs/consent every page below a path
 */
import fs from 'node:fs';
import readability from 'text-readability';
import {isGenerated} from '../src/docusaurus/provenance/siteSources';
import {proseLines} from './markdown-rules/prose.mjs';

const SHOWN = 5;
const [below] = process.argv.slice(2);

/** Sentences of a page: paragraphs and list items, without tables, headings and components. */
function sentencesOf(file: string): string {
  const body = fs.readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  return proseLines(body.split('\n'), {keepBold: true})
    .filter((line) => !/^\s*(#|\||<|:::|import |!)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').replace(/<[^>]*>|[*_[\]]/g, ''))
    .filter((line) => /\w+ \w+ \w+/.test(line))
    .join('\n');
}

const files = ['docs', 'changelog'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`),
);

const pages = files
  .filter((file) => !isGenerated(file) && !file.includes('/_') && (!below || file.startsWith(below)))
  .map((file) => ({file, text: sentencesOf(file)}))
  .filter(({text}) => text.split(/\s+/).length > 80)
  .map(({file, text}) => ({
    file,
    ease: Math.round(readability.fleschReadingEase(text)),
    words: Math.round((readability.lexiconCount(text) / readability.sentenceCount(text)) * 10) / 10,
  }))
  .sort((a, b) => a.ease - b.ease);

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const row = ({file, ease, words}: (typeof pages)[number]) =>
  `  ${String(ease).padStart(4)}  ${words.toFixed(1).padStart(5)}  ${file}`;

console.log(
  `Readability of ${pages.length} pages, in the middle: reading ease ${middle(pages.map(({ease}) => ease))}, ` +
    `${middle(pages.map(({words}) => words)).toFixed(1)} words a sentence. ${below ? 'All' : 'Hardest'}:`,
);
console.log(
  pages
    .slice(0, below ? undefined : SHOWN)
    .map(row)
    .join('\n'),
);
