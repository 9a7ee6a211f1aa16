import type {Page} from '@playwright/test';
import {SECOND_WORD, serveDeploys, type Deploy} from '../support/deploys';
import {expect, hydrated, idle, nextDocument, open, test} from '../support/test';
import {START, neighbor, recordDocuments, reportConnection} from './states/chunks';
import {REJECTED, noise} from './states/noise';

test.use({
  expectedNoise: noise(
    REJECTED,
    /^error: Failed to load resource: the server responded with a status of 404/,
    /^error: Refused to (?:execute script|apply style) from/,
    /^warning: ChunkLoadError: Loading chunk [\w-]+ failed/,
    /^warning: The resource \S+ was preloaded/,
  ),
});

const SECOND: Deploy = {documents: 'second', assets: ['second']};
const KEPT: Deploy = {documents: 'second', assets: ['second', 'first']};

const isSecond = (page: Page) => expect(page.getByRole('contentinfo')).toContainText(SECOND_WORD);
const isFirst = (page: Page) => expect(page.getByRole('contentinfo')).not.toContainText(SECOND_WORD);

/** A tab with the first build, from which no link has been loaded ahead. */
async function oldTab(page: Page, path = START) {
  await reportConnection(page);
  const deploy = await serveDeploys(page.context());
  await open(page, path);
  await isFirst(page);
  const next = await neighbor(page);
  return {deploy, next, documents: recordDocuments(page)};
}

test('an old tab opens the next page of the new build by one reload, and Back and forward work', async ({
  page,
}) => {
  const {deploy, next, documents} = await oldTab(page);
  deploy(SECOND);
  await next.link.click();
  await isSecond(page);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(next.title);
  expect(new URL(page.url()).pathname).toBe(next.path);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents()).toEqual([next.path]);

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Deletion');
  await hydrated(page);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(next.title);
  await hydrated(page);
  await isSecond(page);
});

test('an old tab is told that a page is gone, by one reload', async ({page}) => {
  const {deploy, next, documents} = await oldTab(page);
  deploy({...SECOND, removed: next.path});
  await next.link.click();
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await hydrated(page);
  await isSecond(page);
  await idle(page);
  expect(documents()).toEqual([next.path]);
  // And the way on is one.
  await page.getByRole('main').getByRole('link', {name: 'Documentation home'}).click();
  await expect(page).toHaveURL('/');
});

test('with kept files, an old tab goes on without a reload, and a new one has the new build', async ({
  page,
}) => {
  const {deploy, next, documents} = await oldTab(page);
  deploy(KEPT);
  await next.link.click();
  await expect(page.locator('h1')).toHaveText(next.title);
  await isFirst(page);
  expect(documents()).toEqual([]);
  await page.reload();
  await hydrated(page);
  await isSecond(page);
});

test('a link that was loaded ahead in vain is opened by one reload', async ({page}) => {
  const deploy = await serveDeploys(page.context());
  await open(page, START);
  const next = await neighbor(page);
  const documents = recordDocuments(page);
  deploy(SECOND);
  const missing = page.waitForResponse((response) => response.status() === 404);
  await next.link.hover();
  await missing;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await next.link.click();
  await isSecond(page);
  await hydrated(page);
  expect(documents()).toEqual([next.path]);
});

test('two old tabs each reload once', async ({page}) => {
  const {deploy, next, documents} = await oldTab(page);
  const other = await page.context().newPage();
  await reportConnection(other);
  await open(other, START);
  const ofOther = recordDocuments(other);
  deploy(SECOND);
  await next.link.click();
  await (await neighbor(other)).link.click();
  for (const tab of [page, other]) {
    await isSecond(tab);
    await hydrated(tab);
    await expect(tab.locator('h1')).toHaveText(next.title);
  }
  expect(documents()).toEqual([next.path]);
  expect(ofOther()).toEqual([next.path]);
  await other.close();
});

test('an old document whose files are gone can be read, says so, and Retry brings the new build', async ({
  page,
}) => {
  const deploy = await serveDeploys(page.context());
  deploy({documents: 'first', assets: ['second']});
  await page.goto(START);
  const alert = page.getByRole('alert').filter({hasText: 'not loaded in full'});
  await expect(alert).toHaveCount(1);
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', {level: 1, name: 'Deletion'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: 'Keep-reasons'})).toBeVisible();
  deploy(SECOND);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await isSecond(page);
  await expect(alert).toHaveCount(0);
});

test('the names of the services that are gone say so, and Retry reloads the page', async ({page}) => {
  const {deploy} = await oldTab(page, '/docs/integrations/overview');
  deploy(SECOND);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('searchbox', {name: /^Filter/}).focus();
  const reloaded = nextDocument(page);
  await sidebar.getByRole('button', {name: 'Retry'}).click();
  // The page with the most services takes its time on a busy machine.
  await reloaded;
  await isSecond(page);
  await hydrated(page);
});

test.describe('search', () => {
  const hits = (page: Page) => page.getByRole('listbox').locator('[role=option]:has(strong)');
  const outdated = (page: Page) => page.getByRole('alert').filter({hasText: 'The site has been updated'});

  async function search(page: Page, query: string): Promise<void> {
    await page.getByLabel('Search', {exact: true}).first().focus();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await page.getByRole('combobox', {name: 'Search'}).fill(query);
  }

  test('that was opened before the deploy goes on with the new index', async ({page}) => {
    const {deploy, documents} = await oldTab(page);
    await search(page, 'approver');
    await expect(hits(page).first()).toContainText('Approver');
    deploy(SECOND);
    await page.getByRole('combobox', {name: 'Search'}).fill('webhook signature');
    await expect(hits(page).first()).toContainText(/webhook/i);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(documents()).toEqual([]);
  });

  test('whose index has begun to load, and not its parts, goes on with the new one', async ({page}) => {
    const {deploy} = await oldTab(page);
    await page.getByRole('combobox', {name: 'Search'}).focus();
    await expect(page.locator('[data-index=ready]')).toBeVisible();
    deploy(SECOND);
    await page.getByRole('combobox', {name: 'Search'}).fill('approver');
    await expect(hits(page).first()).toContainText('Approver');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('that was not opened before says that the site is newer, and searches after a reload', async ({
    page,
  }) => {
    const {deploy} = await oldTab(page);
    deploy(SECOND);
    await page.getByLabel('Search', {exact: true}).first().focus();
    await page.keyboard.type('approver');
    await expect(outdated(page)).toBeVisible();
    await outdated(page).getByRole('button', {name: 'Reload'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=approver/);
    await isSecond(page);
    await expect(page.locator('main article').first()).toContainText('pprover');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('with kept files opens in the old tab', async ({page}) => {
    const {deploy} = await oldTab(page);
    deploy(KEPT);
    await search(page, 'approver');
    await expect(hits(page).first()).toContainText('Approver');
    await isFirst(page);
  });

  test('whose new index this tab cannot read says so', async ({page}) => {
    const {deploy} = await oldTab(page);
    await page.getByRole('combobox', {name: 'Search'}).focus();
    await expect(page.locator('[data-index=ready]')).toBeVisible();
    deploy({...SECOND, hasOtherFormat: true});
    await page.getByRole('combobox', {name: 'Search'}).fill('approver');
    await expect(outdated(page)).toBeVisible();
  });

  test('leads to a page that is newer than the tab by one reload', async ({page}) => {
    const {deploy, documents} = await oldTab(page);
    deploy(KEPT);
    // As a hit of the new index does.
    await page.evaluate(() => {
      window.history.pushState({}, '', '/docs/newer-than-the-tab');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await isSecond(page);
    await hydrated(page);
    await idle(page);
    expect(documents()).toEqual(['/docs/newer-than-the-tab']);
  });
});
