import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/test';

/** A page whose text needs no script. */
const PAGE = '/docs/request-manager/request-processing/privacy-right/deletion';

/** The scripts of texts that a page has asked for, and that of their components. */
function textsOf(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/js\/(t[0-9a-f]{5}|text)\./.exec(request.url()) ?? [];
    if (name) texts.push(name);
  });
  return texts;
}

/** What is lost when the site is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {isSame: true}));
const isMarked = (page: Page) => page.evaluate(() => 'isSame' in window);

const text = (page: Page) => page.locator('.markdown .markdown');
const links = (page: Page) => text(page).locator('a[href^="/docs/"]:not([href*="#"], .hash-link)');

test('a page is opened without the script of its text, and left and found again with it', async ({page}) => {
  const asked = textsOf(page);
  await open(page, PAGE);
  await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const before = await text(page).innerText();

  await mark(page);
  const link = links(page).first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(asked.length).toBeGreaterThanOrEqual(1);

  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect.poll(() => text(page).innerText()).toBe(before);
  expect(await isMarked(page), 'the site was not loaded anew').toBe(true);
});

test('a link of a text opens a window of its own where the reader asks for one', async ({page, context}) => {
  await open(page, PAGE);
  const opened = context.waitForEvent('page');
  await links(page)
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL(PAGE);
});

test('a pointer on a link of a text gets the page, its text included', async ({page}) => {
  const asked = textsOf(page);
  await open(page, PAGE);
  await links(page).first().hover();
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['text', expect.stringMatching(/^t[0-9a-f]/)]));
});

test('long lines of code in a text wrap by a button, which goes when they fit', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/consent/managing-trackers/callbacks');
  const block = text(page)
    .locator('[data-code]')
    .filter({has: page.getByRole('button', {name: 'Wrap'})})
    .first();
  const wrap = block.getByRole('button', {name: 'Wrap'});
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
  const buttons = text(page).getByRole('button', {name: 'Wrap'});
  const onPhone = await buttons.count();
  await page.setViewportSize({width: 1440, height: 844});
  await expect.poll(() => buttons.count()).toBeLessThan(onPhone);
});

test('all blocks of code are measured before one of them gets a button', async ({page}) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, {log});
    const width = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth');
    Object.defineProperty(Element.prototype, 'scrollWidth', {
      get(this: Element) {
        if (this.tagName === 'PRE') log.push('measured');
        return width?.get?.call(this) as number;
      },
    });
    const place = Object.getOwnPropertyDescriptor(Element.prototype, 'before');
    Object.defineProperty(Element.prototype, 'before', {
      value(this: Element, ...nodes: Node[]) {
        log.push('changed');
        (place?.value as Element['before']).apply(this, nodes);
      },
    });
  });
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/consent/managing-trackers/callbacks');
  await expect.poll(() => text(page).getByRole('button', {name: 'Wrap'}).count()).toBeGreaterThan(10);
  const log = await page.evaluate(() => (window as unknown as {log: string[]}).log);
  // A button beside a single line takes room from it, so that it is measured once more.
  const turns = log.filter((step, index) => step === 'measured' && log[index - 1] === 'changed');
  expect(turns.length).toBeLessThan(4);
});
