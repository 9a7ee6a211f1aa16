/** Going from one page to another inside the site, without a new document. */
import type {Page} from '@playwright/test';
import {DESKTOP, openSettled, watchTraffic, type Site} from './browser';
import {median, type Figure} from './figures';

/** From a page, by a link on it, to a page of each kind. */
const STEPS = [
  {kind: 'docs', from: '/docs/request-manager/getting-started', link: '.pagination-nav__link--next'},
  {kind: 'connection', from: '/docs/integrations/catalog', link: 'article a[href$="/hubspot"]'},
  {kind: 'API operation', from: '/api/v2', link: 'a[href="/api/v2/create-privacy-request"]'},
  {kind: 'changelog post', from: '/changelog', link: 'a[href="/changelog/2025-10"]'},
];
const RUNS = 3;

/** Clicks without moving the pointer, which would load the page ahead. Milliseconds to the new page's frame. */
function follow(page: Page, link: string): Promise<number> {
  return page.evaluate(async (selector) => {
    const heading = document.querySelector('h1');
    const target = document.querySelector<HTMLAnchorElement>(selector);
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

/** Time and bytes from one page to another. */
export async function measureNavigation({browser, origin}: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const {kind, from, link} of STEPS) {
    const times: number[] = [];
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
