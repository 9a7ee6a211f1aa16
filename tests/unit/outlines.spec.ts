import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {memory} from '../../src/content/rules/memory';
import {outlineOf} from '../../src/content/rules/outline';
import {OUTLINE, outlineOfPage, readOutlines} from '../../src/content/rules/outlines';
import {parsePage} from '../../src/content/rules/readPages';

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
