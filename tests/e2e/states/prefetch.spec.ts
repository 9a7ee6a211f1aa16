import type {Locator, Page, Request} from '@playwright/test';
import {expect, idle, open, test} from '../../support/test';
import {START, type Destination, destinationOf, reportConnection} from './chunks';

interface Distant extends Destination {
  /** How its chunk has been requested: "other" is what the browser calls a prefetch, "script" a load. */
  readonly requests: () => readonly string[];
}

/** How the chunk of a destination is requested from now on. */
function recordRequests(page: Page, {chunk}: Destination): () => readonly string[] {
  const types: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(chunk.replace('**', ''))) types.push(request.resourceType());
  });
  return () => types;
}

/** Opens the home page and gives a link far below the screen, the only one to its page. */
async function openFarFromLink(page: Page): Promise<Distant> {
  await open(page, '/');
  // Docusaurus fetches nothing ahead for a link to a place on a page.
  const links = page.locator('.theme-doc-markdown a[href^="/docs/"]:not([href*="#"])');
  const last = await links.evaluateAll((all) => {
    const addresses = [...document.querySelectorAll('a')].map((link) => link.pathname);
    return all.findLastIndex(
      (link) => addresses.filter((path) => path === (link as HTMLAnchorElement).pathname).length === 1,
    );
  });
  const link = links.nth(last);
  const destination = await destinationOf(link);
  await expect(page.locator(`a[href="${destination.path}"]`)).toHaveCount(1);
  await expect(link).not.toBeInViewport();
  return {...destination, requests: recordRequests(page, destination)};
}

/** Brings a link into view, and waits until the browser has told those who watch for it. */
async function view(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        // Observers hear in the order in which they began: the link's own before this one.
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      }),
  );
}

const fast = [
  {name: 'the real connection', connection: undefined},
  {name: '4g', connection: {effectiveType: '4g', saveData: false}},
  {name: '3g', connection: {effectiveType: '3g', saveData: false}},
];

for (const {name, connection} of fast) {
  test(`on ${name}, a link in view is prefetched and a hovered one loaded`, async ({page}) => {
    if (connection) await reportConnection(page, connection);
    const {link, title, requests} = await openFarFromLink(page);
    expect(requests()).toEqual([]);
    await view(link);
    await expect.poll(requests).toEqual(['other']);
    await link.hover();
    await expect.poll(requests).toEqual(['other', 'script']);
    await link.click();
    await expect(page.locator('h1')).toHaveText(title);
    expect(requests()).toEqual(['other', 'script']);
  });
}

const slow = [
  {name: '2g', connection: {effectiveType: '2g', saveData: false}},
  {name: 'slow 2g', connection: {effectiveType: 'slow-2g', saveData: false}},
  {name: 'a connection that saves data', connection: {effectiveType: '4g', saveData: true}},
];

for (const {name, connection} of slow) {
  test(`on ${name}, a page is loaded only by a click`, async ({page}) => {
    await reportConnection(page, connection);
    const {link, title, requests} = await openFarFromLink(page);
    await view(link);
    await link.hover();
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(requests()).toEqual([]);
    await link.click();
    await expect(page.locator('h1')).toHaveText(title);
    expect(requests()).toEqual(['script']);
  });
}

for (const {name, connection} of slow) {
  test(`on ${name}, who reads and points at links loads nothing`, async ({page}) => {
    test.slow();
    await reportConnection(page, connection);
    for (const address of ['/', START, '/docs/integrations/catalog']) {
      await open(page, address);
      await idle(page);
      const requests: string[] = [];
      // Pictures come as they are scrolled into view.
      const note = (request: Request) => {
        if (request.resourceType() !== 'image') requests.push(request.url());
      };
      page.on('request', note);
      const links = page.locator('article a[href^="/"], .theme-doc-sidebar-menu a[href^="/"]');
      for (const index of [0, 1, 2, -1, -2, -3]) await links.nth(index).hover();
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
          window.scrollTo({top: y, behavior: 'instant'});
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
      });
      await view(page.locator('main a[href^="/"]').last());
      await idle(page);
      page.off('request', note);
      expect.soft(requests, address).toEqual([]);
    }
  });
}

test('a link of the sidebar is loaded when the pointer is on it, and not before', async ({page}) => {
  await open(page, START);
  const links = page.locator('.theme-doc-sidebar-menu a[href^="/docs/"]');
  const index = await links.evaluateAll((all) => {
    const named = [...document.querySelectorAll<HTMLAnchorElement>('article a, .pagination-nav a')].map(
      (link) => link.pathname,
    );
    return all.findIndex((link) => !named.includes((link as HTMLAnchorElement).pathname));
  });
  expect(index).toBeGreaterThanOrEqual(0);
  const link = links.nth(index);
  const requests = recordRequests(page, await destinationOf(link));
  await view(link);
  // The reader reads: what waits for that sign is prefetched.
  await page.mouse.move(900, 400);
  await idle(page);
  expect(requests()).toEqual([]);
  await link.hover();
  await expect.poll(requests).toEqual(['script']);
});
