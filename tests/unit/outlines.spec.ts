import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {wholeTexts} from '../../src/content/remark/wholeTexts';
import {compiledOutlineOf, recordOutlines} from '../../src/content/rules/compiledOutlines';
import {memory} from '../../src/content/rules/memory';
import {outlineOf} from '../../src/content/rules/outline';
import {OUTLINE, outlineOfPage, readOutlines} from '../../src/content/rules/outlines';
import {parsePage, readPages} from '../../src/content/rules/readPages';

test('threads read many new pages ahead, as they would be read one by one', async ({}, {outputDir}) => {
  const pages = Array.from({length: 60}, (_, index) =>
    parsePage(
      `page-${index}.mdx`,
      `## Page ${index}\n\n[Link](./page-${index + 1}.mdx), and text in ${outputDir}.\n`,
    ),
  );
  fs.mkdirSync(outputDir, {recursive: true});
  for (const {file, source} of pages) fs.writeFileSync(path.join(outputDir, file), source);
  expect(pages.filter(({source}) => memory.isKnown(OUTLINE, source))).toEqual([]);

  await readOutlines(outputDir, pages);

  expect(pages.filter(({source}) => !memory.isKnown(OUTLINE, source))).toEqual([]);
  expect(pages.map(outlineOfPage)).toEqual(pages.map(({source}) => outlineOf(source)));
});

test('a few new pages are left for who asks for them', async () => {
  const page = parsePage('page.mdx', '## A page that no test has read before\n');
  await readOutlines('.', [page]);
  expect(memory.isKnown(OUTLINE, page.source)).toBe(false);
});

/** Every so many of the site's pages is read by both. */
const EVERY = 12;

/** Reads pages in the order of plugins that Docusaurus' loader has, with what a build sets. */
function readAsBundler(sources: readonly string[]): void {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(recordOutlines)
      .use(remarkFrontmatter)
      .use(remarkDirective)
      .use(remarkGfm)
      .use(wholeTexts)
      .freeze();
    for (const source of sources) {
      try {
        processor.parse(source);
      } catch {
        // The outline has the cause.
      }
    }
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

const UNREADABLE = [
  '# Page\n\n<!-- a comment -->\n',
  '## Page {#own-id}\n',
  '<b>not closed\n',
  `${'> '.repeat(60)}deep\n`,
];

test('what the bundler reads is what the rules would read', () => {
  const pages = readPages('.').filter((_page, index) => index % EVERY === 0);
  const sources = [...pages.map(({source}) => source), ...UNREADABLE];
  expect(pages.length).toBeGreaterThan(UNREADABLE.length);
  readAsBundler(sources);
  expect(sources.map(compiledOutlineOf)).toEqual(sources.map((source) => outlineOf(source)));
});

test('pages that the bundler has read are not read again', async () => {
  const page = parsePage('page.mdx', '## A page that only the bundler has read\n');
  readAsBundler([page.source]);
  await readOutlines('.', [page]);
  expect(memory.isKnown(OUTLINE, page.source)).toBe(true);
});
