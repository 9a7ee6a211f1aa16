import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'js-yaml';
import {isPartial, permalinkOf} from '../../src/content/permalinks';
import {checkContent, report} from '../../src/content/rules/checkPages';
import {readPages} from '../../src/content/rules/readPages';
import {evidenceRules} from '../../src/integrations/evidence/rules';
import {routes} from '../support/routes';

const pages = readPages(process.cwd()).filter(({file}) => !isPartial(file));
const docs = pages
  .filter(({file}) => file.startsWith('docs/') && !file.includes('/internal-showcase/test/check-draft'))
  .map((page) => ({...page, path: permalinkOf(page.file.slice('docs/'.length))}));

test('all content keeps the rules', async () => {
  // All pages are read, where no build has read them before.
  test.setTimeout(180_000);
  const problems = await checkContent(process.cwd(), {}, [evidenceRules]);
  expect(problems, report(problems)).toEqual([]);
});

const NAMED = new Map([...routes.docs, ...routes.showcase].map((route) => [route.path, route]));
/** Pages of services: each file is a service of its own, and tests/content/integrations.spec.ts knows which there must be. */
const OF_SERVICE = /^\/docs\/integrations\/(connection-instructions|api-documentation)\/[a-z0-9-]+$/;
const OTHER = new Set([...routes.home, ...Object.values(routes.api).flat()]);

for (const {file, path, frontMatter} of docs) {
  test(`${file} is at a known address, listed or unlisted as decided`, () => {
    expect(
      NAMED.has(path) || OF_SERVICE.test(path) || OTHER.has(path),
      `${path} is in no list of routes`,
    ).toBe(true);
    const isUnlisted = NAMED.get(path)?.unlisted ?? path.startsWith('/docs/integrations/api-documentation/');
    expect(frontMatter.unlisted ?? false, 'unlisted').toBe(isUnlisted);
  });
}

test('every API route has its page', () => {
  const paths = docs.map(({path}) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.values(routes.api).flat()));
});

test('the topics are exactly the known tags, each at its address and with its own description', () => {
  const tags = load(fs.readFileSync('docs/tags.yml', 'utf8')) as Record<
    string,
    {permalink: string; description: string}
  >;
  const paths = Object.values(tags).map(({permalink}) => `/tags${permalink}`);
  expect(paths.sort()).toEqual(routes.tags.filter((path) => path !== '/tags').sort());
  const descriptions = Object.values(tags).map(({description}) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

const posts = pages.filter(({file}) => file.startsWith('changelog/'));

for (const {file, frontMatter} of posts) {
  test(`${file} has the month of its name, and the last weekday as its date`, () => {
    const month = file.slice('changelog/'.length, -'.mdx'.length);
    expect(routes.changelog).toContain(`/changelog/${month}`);
    expect(frontMatter.slug).toBe(`/${month}`);
    const [year = 0, index = 0] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, index, 0));
    while ([0, 6].includes(last.getUTCDay())) last.setUTCDate(last.getUTCDate() - 1);
    expect((frontMatter.date as Date).toISOString().slice(0, 10)).toBe(last.toISOString().slice(0, 10));
    expect(frontMatter.title).toBe(
      last.toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'}),
    );
  });
}
