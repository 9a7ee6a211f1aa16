/** Going from one page to another inside the site, without a new document. */
/* global document, location, requestAnimationFrame -- of the page, in functions that run there */
import {DESKTOP, openSettled, watchTraffic} from './browser';
import {median} from './figures';

/** From a page, by a link on it, to a page of each kind. */
const STEPS = [
  {kind: 'docs', from: '/docs/request-manager/getting-started', link: '.pagination-nav__link--next'},
  {kind: 'connection', from: '/docs/integrations/overview', link: 'article a[href$="/hubspot"]'},
  {kind: 'API operation', from: '/api/v2', link: 'a[href="/api/v2/create-privacy-request"]'},
  {kind: 'changelog post', from: '/changelog', link: 'a[href="/changelog/2025-10"]'},
];
const RUNS = 3;

/** Clicks without moving the pointer, which would load the page ahead. Milliseconds to the new page's frame. */
function follow(page, link) {
  return page.evaluate(async (selector) => {
    const heading = document.querySelector('h1');
    const target = document.querySelector(selector);
    if (!target) throw new Error(`${location.pathname} has no link ${selector}.`);
    const start = performance.now();
    target.click();
    while (document.querySelector('h1') === heading || !document.querySelector('h1')) {
      if (performance.now() - start > 20_000) throw new Error(`${target.href} was not shown in 20 s.`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  }, link);
}

/** @returns {Promise<import('./figures').Figure[]>} */
export async function measureNavigation({browser, origin}) {
  const figures = [];
  for (const {kind, from, link} of STEPS) {
    const times = [];
    let sum = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext(DESKTOP);
      const page = await context.newPage();
      await openSettled(page, origin + from);
      const traffic = watchTraffic(context, origin);
      times.push(await follow(page, link));
      await page.waitForLoadState('networkidle');
      const {bytes} = await traffic.sum();
      sum = Object.values(bytes).reduce((total, size) => total + size, 0);
      await context.close();
    }
    figures.push(
      {name: `navigation / to ${kind}`, value: sum / 1000, unit: 'KB'},
      {name: `navigation / to ${kind}, time`, value: median(times), unit: 'ms', isTime: true},
    );
  }
  return figures;
}
