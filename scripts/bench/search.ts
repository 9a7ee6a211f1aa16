/** Search, from the first focus of its box to the first hits. */
import type {Page} from '@playwright/test';
import {DESKTOP, watchTraffic, type Site} from './browser';
import {median, type Figure} from './figures';

const QUERIES = [
  {path: '/', query: "delete someone's data in hubspot"},
  {path: '/docs/consent/overview', query: 'what happens when a deadline is missed'},
];
const TIMED = ['retention of consent records', 'rotate an agent key', 'cookie banner in french'];
/** Most that a reader loads until the first hits, in KB. */
const BUDGET = 130;
/** From the last key to the hits, in milliseconds: terms still to be loaded, and loaded. */
const BUDGET_MS = {cold: 300, warm: 50};

async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.getByLabel('Search', {exact: true}).first().focus();
  await page.locator('[data-index=ready]').waitFor();
}

/** Milliseconds from writing a query into the box to the first frame with hits. */
function timeToHits(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('.navbar input');
    if (!input) throw new Error('The page has no search box.');
    // React looks at changes that went past it: past the property that it has put on the element.
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const write = (value: string) => {
      property?.set?.call(input, value);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    };
    // Without a query there are no hits of the one before.
    write('');
    while (document.querySelector('[role=option] strong'))
      await new Promise((resolve) => setTimeout(resolve, 1));
    const start = performance.now();
    write(text);
    while (!document.querySelector('[role=listbox] [role=option] mark')) {
      if (performance.now() - start > 20_000) throw new Error(`No hits for "${text}" in 20 s.`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  }, query);
}

/** Bytes and time to the first hits. */
export async function measureSearch({browser, origin}: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const {path, query} of QUERIES) {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await page.goto(origin + path, {waitUntil: 'networkidle'});
    const traffic = watchTraffic(context, origin);
    await page.getByLabel('Search', {exact: true}).first().focus();
    await page.locator('[data-index=ready]').waitFor();
    await page.keyboard.insertText(query);
    await page.locator('[role=listbox] [role=option] mark').first().waitFor();
    await page.waitForLoadState('networkidle');
    const {bytes, requests} = await traffic.sum();
    await context.close();
    const sum = Object.values(bytes).reduce((total, size) => total + size, 0);
    figures.push(
      {name: `search / first hits, "${query}"`, value: sum / 1000, unit: 'KB', atMost: BUDGET},
      {name: `search / requests, "${query}"`, value: requests, unit: ''},
    );
  }
  const cold: number[] = [];
  const warm: number[] = [];
  for (const query of TIMED) {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await openSearch(page, `${origin}/`);
    cold.push(await timeToHits(page, query));
    await timeToHits(page, 'deletion');
    warm.push(await timeToHits(page, query));
    await context.close();
  }
  for (const [state, values, atMost] of [
    ['cold', cold, BUDGET_MS.cold],
    ['warm', warm, BUDGET_MS.warm],
  ] as const) {
    figures.push({
      name: `search / last key to hits, ${state}`,
      value: median(values),
      unit: 'ms',
      atMost,
      isTime: true,
    });
  }
  return figures;
}
