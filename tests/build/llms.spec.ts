import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {AREAS} from '../../src/product/areas';
import {site} from '../../src/product/site';
import {sitemapPaths, unlistedPaths} from '../support/pages';
import {readTwin} from '../support/twins';

const list = fs.readFileSync('build/llms.txt', 'utf8');
/** Paths of what the list links to. */
const links = [...list.matchAll(/^- \[.*?\]\((\S+?)\): \S/gm)].map(([, url = '']) => new URL(url));
const paths = links.map(({pathname}) => pathname);
const pages = paths.filter((path) => path.endsWith('.md')).map((path) => path.replace(/\.md$/, ''));
const files = paths.filter((path) => path.endsWith('.txt'));

/** What leads to other pages only. */
const isWay = (path: string) =>
  path === '/' || /^\/tags\b/.test(path) || (path.startsWith('/changelog') && !/\/\d{4}-\d{2}$/.test(path));

test('the list has every page to read, once, and no page that is not listed', () => {
  expect([...pages].sort()).toEqual(
    sitemapPaths()
      .filter((path) => !isWay(path))
      .sort(),
  );
  expect(unlistedPaths().filter((path) => pages.includes(path))).toEqual([]);
});

test('the list is written as llmstxt.org says, and each of its links leads to a file', () => {
  expect(list).toMatch(/^# .+\n\n> .+\n\n## /);
  // Nothing but headings, items, and blank lines below the head.
  const rest = list.split('\n').slice(4);
  expect(rest.filter((line) => !/^(?:## .+|- \[.+\]\(https:\S+\): .+|)$/.test(line))).toEqual([]);
  expect(rest.filter((line) => line.startsWith('- '))).toHaveLength(links.length);
  expect(links.filter(({origin}) => origin !== site.url)).toEqual([]);
  expect(paths.filter((path) => !fs.existsSync(`build${path}`))).toEqual([]);
});

test('each area has one file with its pages, and with no others', () => {
  for (const area of Object.keys(AREAS)) expect(files).toContain(`/llms/${area}.txt`);
  expect(
    fs
      .readdirSync('build/llms')
      .map((name) => `/llms/${name}`)
      .sort(),
  ).toEqual([...files].sort());
  const ofFiles = files.flatMap((file) => [
    ...fs.readFileSync(`build${file}`, 'utf8').matchAll(/^---\ntitle: .+\nurl: (\S+)\n/gm),
  ]);
  expect(ofFiles.map(([, url = '']) => new URL(url).pathname).sort()).toEqual([...pages].sort());
  const [first = ''] = pages;
  expect(fs.readFileSync(`build${files[0] ?? ''}`, 'utf8')).toContain(readTwin(first).text);
});
