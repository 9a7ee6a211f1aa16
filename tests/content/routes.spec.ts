import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {isPartial, permalinkOf} from '../../src/content/permalinks';
import {parsePage} from '../../src/content/rules/readPages';
import {routes} from '../support/routes';

/** Pages of services are listed by `contributing/integrations.csv`. */
const OF_SERVICE = /^integrations\/(?:connection-instructions|api-documentation)\//;

const frontMatterOf = (file: string) => parsePage(file, fs.readFileSync(file, 'utf8')).frontMatter;

const pages = fs
  .readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.mdx') && !isPartial(file) && !OF_SERVICE.test(file))
  .map((file) => ({path: permalinkOf(file), frontMatter: frontMatterOf(`docs/${file}`)}))
  .filter(({frontMatter}) => frontMatter.draft !== true);

const months = fs
  .readdirSync('changelog')
  .flatMap((file) => /^(\d{4}-\d\d)\.mdx$/.exec(file)?.[1] ?? [])
  .map((month) => `/changelog/${month}`);

/** A build is asked for each of these addresses. This says it minutes before there is one. */
test('src/product/routes.json has the address of each page, and no other', () => {
  const written = [...routes.docs, ...routes.showcase].map(({path}) => path);
  const listed = [...routes.home, ...written, ...Object.values(routes.api).flat()];
  expect(listed.toSorted()).toEqual(pages.map(({path}) => path).toSorted());
});

test('a page is unlisted where src/product/routes.json says so', () => {
  const listed = [...routes.docs, ...routes.showcase].filter((route) => route.unlisted);
  const written = pages.filter(({frontMatter}) => frontMatter.unlisted === true);
  expect(listed.map(({path}) => path).toSorted()).toEqual(written.map(({path}) => path).toSorted());
});

test('src/product/routes.json has each month of the changelog, and no other', () => {
  const listed = routes.changelog.filter((path) => /\/\d{4}-\d\d$/.test(path));
  expect(listed.toSorted()).toEqual(months.toSorted());
});
