/** Search, from the first focus of its box to the first hits. */
/* global document, HTMLInputElement -- of the page, in functions that run there */
import {DESKTOP, watchTraffic} from './browser';
import {median} from './figures';

const QUERIES = [
  {path: '/', query: "delete someone's data in hubspot"},
  {path: '/docs/consent/overview', query: 'what happens when a deadline is missed'},
];
const TIMED = ['retention of consent records', 'rotate an agent key', 'cookie banner in french'];
/** Most that a reader loads until the first hits, in KB. */
const BUDGET = 250;
/** From the last key to the hits, in milliseconds: terms still to be loaded, and loaded. */
const BUDGET_MS = {cold: 300, warm: 50};

async function openSearch(page, address) {
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.getByLabel('Search', {exact: true}).first().focus();
  await page.getByRole('combobox', {name: 'Search'}).waitFor();
}

/** Milliseconds from writing a query into the box to the first frame with hits. */
function timeToHits(page, query) {
  return page.evaluate(async (text) => {
    const input = document.querySelector('.navbar__search-input');
    // React looks at changes that went past it: past the property that it has put on the element.
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const write = (value) => {
      set.call(input, value);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    };
    // Without a query there are no hits of the one before.
    write('');
    while (document.querySelector('[role=listbox]')) await new Promise((resolve) => setTimeout(resolve, 1));
    const start = performance.now();
    write(text);
    while (!document.querySelector('[role=listbox] [role=option] mark')) {
      if (performance.now() - start > 20_000) throw new Error(`No hits for "${text}" in 20 s.`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  }, query);
}

/** @returns {Promise<import('./figures').Figure[]>} */
export async function measureSearch({browser, origin}) {
  const figures = [];
  for (const {path, query} of QUERIES) {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await page.goto(origin + path, {waitUntil: 'networkidle'});
    const traffic = watchTraffic(context, origin);
    await page.getByLabel('Search', {exact: true}).first().focus();
    await page.getByRole('combobox', {name: 'Search'}).waitFor();
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
  const times = {cold: [], warm: []};
  for (const query of TIMED) {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await openSearch(page, `${origin}/`);
    times.cold.push(await timeToHits(page, query));
    await timeToHits(page, 'deletion');
    times.warm.push(await timeToHits(page, query));
    await context.close();
  }
  for (const [state, values] of Object.entries(times)) {
    figures.push({
      name: `search / last key to hits, ${state}`,
      value: median(values),
      unit: 'ms',
      atMost: BUDGET_MS[state],
      isTime: true,
    });
  }
  return figures;
}
