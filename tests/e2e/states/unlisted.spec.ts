import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../../support/test';
import {sitemapPaths} from '../../support/pages';

const PAGES = [
  '/internal-showcase/test/check-all-tooltips',
  '/docs/request-manager/request-intake/custom-intake-form',
];
/** A listed page next to the unlisted one of the docs. */
const SIBLING = '/docs/request-manager/request-intake/verification';

/** Opens each category of the sidebar in turn, since only one of a level stays open, and gives all links. */
async function sidebarLinks(page: Page): Promise<ReadonlySet<string>> {
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const links = new Set<string>();
  /** The categories of `parent` only: another branch closes after this one has opened, and would shift a count. */
  const collect = async (parent: Locator) => {
    for (const href of await sidebar.locator('a.menu__link').evaluateAll(hrefs)) links.add(href);
    const categories = parent.locator('> .theme-doc-sidebar-item-category');
    for (let index = 0; index < (await categories.count()); index += 1) {
      const category = categories.nth(index);
      const toggle = category.locator('> .menu__list-item-collapsible [aria-expanded]');
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
      await expect(category).not.toHaveClass(/menu__list-item--collapsed/);
      await collect(category.locator('> .menu__list'));
    }
  };
  await collect(sidebar);
  return links;
}

function hrefs(elements: Element[]): string[] {
  return elements.map((element) => element.getAttribute('href') ?? '');
}

for (const path of PAGES) {
  test(`${path} says that it is unlisted, to readers and to search engines`, async ({page, request}) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta[^>]*name="?robots"? content="noindex, nofollow"/);

    await open(page, path);
    await expect(page.locator('.theme-unlisted-banner')).toBeVisible();
    await expect(page.locator('.theme-unlisted-banner')).toContainText('Unlisted page');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });
}

test('a listed page has neither', async ({page}) => {
  await open(page, SIBLING);
  await expect(page.getByText('Unlisted page')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the banner comes and goes with client-side navigation', async ({page}) => {
  await open(page, PAGES[1] ?? '');
  await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Unlisted page')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Unlisted page')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('no unlisted page is in the sidebar or in the links between pages', async ({page}) => {
  // Each category opens with a transition.
  test.slow();
  await open(page, SIBLING);
  const neighbors = await page.locator('.pagination-nav__link').evaluateAll(hrefs);
  const links = await sidebarLinks(page);
  // The walk has seen the category of the unlisted page, and others.
  expect(links).toContain(SIBLING);
  expect(links).toContain('/docs/request-manager/settings/privacy-request-policies');
  for (const path of PAGES) {
    expect.soft(neighbors).not.toContain(path);
    expect.soft(links).not.toContain(path);
  }
});

test('no unlisted page is in the sitemap, the search index or the feeds', async ({request}) => {
  const indexes = fs.readdirSync('build').filter((name) => /^search-index.*\.json$/.test(name));
  expect(indexes.length).toBeGreaterThan(0);
  const lists = ['/sitemap.xml', ...indexes.map((name) => `/${name}`), ...feeds()];
  for (const list of lists) {
    const response = await request.get(list);
    expect(response.status(), list).toBe(200);
    const text = await response.text();
    for (const path of PAGES) expect.soft(text.includes(path), `${path} in ${list}`).toBe(false);
  }
  // The lists name pages the way that is looked for.
  expect(sitemapPaths()).toContain(SIBLING);
  const docsIndex = indexes.map((name) => fs.readFileSync(`build/${name}`, 'utf8')).join('');
  expect(docsIndex).toContain(SIBLING);
});

function feeds(): string[] {
  return ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `/changelog/${name}`);
}
