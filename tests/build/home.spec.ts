import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'js-yaml';
import {parseState} from '../../src/integrations/browser/Catalog/state';
import {AREAS} from '../../src/product/areas';
import {htmlFileOf} from '../support/pages';
import {parsedHtml} from '../support/parsedHtml';
import {routes} from '../support/routes';

const $ = parsedHtml(htmlFileOf('/'));
const main = $('main');
const months = fs
  .readdirSync('changelog')
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .reverse();
const keyOf = (month: string, key: string) =>
  new RegExp(`^${key}: (.+)$`, 'm').exec(fs.readFileSync(`changelog/${month}`, 'utf8'))?.[1];

test('the home page leads to the eight products, each in its color and with its icon', () => {
  const tiles = main.find('header + ul > li').toArray();
  expect(tiles.map((tile) => $(tile).attr('data-hue'))).toEqual(Object.keys(AREAS));
  expect(tiles.map((tile) => $(tile).find('a').text())).toEqual(Object.values(AREAS).map(({label}) => label));
  expect(tiles.map((tile) => $(tile).find('use').attr('href'))).toEqual(
    Object.keys(AREAS).map((area) => `#icon-${area}`),
  );
});

test('the numbers of the home page are those of the site', () => {
  const services = fs
    .readdirSync('docs/integrations/connection-instructions')
    .filter((name) => name.endsWith('.mdx'));
  expect(main.text()).toContain(`All ${services.length} integrations`);
  // Without the introduction.
  expect(main.text()).toContain(`${routes.api.v2.length - 1} operations`);
});

test('the home page has the services of its front matter, and ways into the catalog that the catalog knows', () => {
  const slugs = /^services:\n((?: {2}- .+\n)+)/m.exec(fs.readFileSync('docs/index.mdx', 'utf8'))?.[1] ?? '';
  const linked = main
    .find('a[href^="/docs/integrations/connection-instructions/"]:has(> span)')
    .toArray()
    .map((link) => `  - ${($(link).attr('href') ?? '').split('/').pop() ?? ''}\n`);
  expect(linked.sort().join('')).toBe(slugs);
  const queries = main
    .find('a[href*="?category="]')
    .toArray()
    .map((link) => ($(link).attr('href') ?? '').replace(/^.*\?/, ''));
  expect(queries.length).toBeGreaterThan(5);
  for (const query of queries) expect(parseState(query).category, query).toHaveLength(1);
});

test('the request of the home page is the example of the API, on the steps of the wizard', () => {
  const wizard = fs.readFileSync('docs/request-manager/request-processing/wizard-flow.mdx', 'utf8');
  const steps = [...wizard.matchAll(/^\| (\d) (\w+) \| \*\*/gm)].map(([, , name]) => name);
  expect(steps).toHaveLength(7);
  const figure = main.find('figure[role=img]');
  const shown = figure.find('li b').toArray();
  expect(shown.map((step) => $(step).text())).toEqual(steps);
  const alternative = figure.attr('aria-label') ?? '';
  for (const step of steps) expect(alternative).toContain(step);

  const {value} = load(fs.readFileSync('api/v2/examples/privacy-request-with-timeline.yaml', 'utf8')) as {
    value: {
      reference: string;
      subject: {identifiers: unknown[]};
      integration_counts: {total: number};
      verification: {method: string};
    };
  };
  expect(value.verification.method).toBe('signed_declaration');
  for (const fact of [
    value.reference,
    `${value.subject.identifiers.length} identifiers`,
    `${value.integration_counts.total} systems responded`,
    // docs/request-manager/request-processing/overview.mdx
    'Received September 15',
    'Due October 30, 2025',
  ]) {
    expect(figure.text()).toContain(fact);
  }
});

test('the home page has the headlines of the newest three months', () => {
  for (const month of months.slice(0, 3)) {
    const link = main.find(`a[href="/changelog/${month.replace('.mdx', '')}"]`);
    expect(link.text()).toBe(keyOf(month, 'headline'));
  }
});

test('lists of the changelog have the headline, the products, and the first changes of each month', () => {
  const pages = ['/changelog', '/changelog/page/2', '/changelog/page/3'].map((page) =>
    parsedHtml(htmlFileOf(page)),
  );
  const shown = pages.flatMap((page) =>
    page('main article')
      .toArray()
      .map((article) => {
        const of = (selector: string) =>
          page(article)
            .find(selector)
            .toArray()
            .map((element) => page(element).text());
        return {
          title: of('time')[0],
          headline: of('h2')[0],
          products: of('ul[aria-label=Products] a').length,
          changes: of('li:has(> span)'),
        };
      }),
  );
  expect(shown).toEqual(
    months.map((month) => {
      const source = fs.readFileSync(`changelog/${month}`, 'utf8');
      const changes = [...source.matchAll(/^## (.+)\n\n<Change .*kind="(\w+)"/gm)].map(
        ([, heading = '', kind = '']) => `${kind} ${heading.replaceAll('`', '')}`,
      );
      return {
        title: keyOf(month, 'title'),
        headline: keyOf(month, 'headline'),
        products: (keyOf(month, 'tags') ?? '').split(',').length,
        changes: changes.slice(0, 3),
      };
    }),
  );
});

test('each month has its products in its head, as tags, and its authors in its foot only', () => {
  const authors = load(fs.readFileSync('changelog/authors.yml', 'utf8')) as Record<string, {name: string}>;
  for (const month of months) {
    const page = parsedHtml(htmlFileOf(`/changelog/${month.replace('.mdx', '')}`));
    const keysOf = (key: string) => (keyOf(month, key) ?? '').replace(/[[\]]/g, '').split(', ');
    expect(page('main header h1').text(), month).toBe(keyOf(month, 'title'));
    expect(
      page('main header a[rel=tag]')
        .toArray()
        .map((tag) => page(tag).attr('href')),
      month,
    ).toEqual(keysOf('tags').map((tag) => `/changelog/tags/${tag}`));
    const names = keysOf('authors').map((author) => authors[author]?.name ?? author);
    for (const name of names) {
      expect(page('main article > footer').text(), month).toContain(name);
      expect(page('main article > header').text(), month).not.toContain(name);
    }
  }
});

test('tags are listed with what they are about and how many pages have them', () => {
  const tags = parsedHtml(htmlFileOf('/tags'));
  const rows = tags('main section li').toArray();
  expect(rows.map((row) => tags(row).find('a').attr('href')).sort()).toEqual(
    routes.tags.filter((address) => address !== '/tags').sort(),
  );
  for (const row of rows) {
    expect(Number(tags(row).find('small').text()), tags(row).text()).toBeGreaterThan(0);
    expect(tags(row).find('p').text().length, tags(row).text()).toBeGreaterThan(20);
  }
});
