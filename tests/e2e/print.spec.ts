import type {Page} from '@playwright/test';
import {sitemapPaths, unlistedPaths} from '../support/pages';
import {expect, open, test} from '../support/test';

/** A sheet of A4 without its margins, in pixels of CSS. */
const SHEET = {width: 718, height: 1047};

/**
 * What a page has on the screen and not on paper: what does something when it is pressed, and ways to other pages.
 * A button that is a word of a sentence is none of them.
 */
const CONTROLS = [
  'button:not([aria-describedby])',
  '[role="tablist"]',
  'search',
  'fieldset',
  '[data-screen-only]',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-edit-this-page',
  '.pagination-nav',
].map((selector) => `main ${selector}`);

/** The visible text of the content. Without spaces, because blocks and columns are others on paper. */
function visibleText(page: Page): Promise<string> {
  return page.evaluate(() => {
    // What cannot be seen and is written for screen readers is no text of the page.
    return (document.querySelector('main')?.innerText ?? '').replace(/[\s\u200b]+/g, '');
  });
}

/** Makes of the page on the screen what paper has to say: everything open, each tab with its name, no controls. */
async function layOpen(page: Page): Promise<void> {
  await page.evaluate((controls) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      details.open = true;
      for (const child of details.querySelectorAll<HTMLElement>(':scope > *')) {
        child.style.setProperty('display', 'block', 'important');
      }
    }
    for (const list of document.querySelectorAll('main .tabs-container > [role="tablist"]')) {
      const panels = list.parentElement?.querySelectorAll(':scope > div > [role="tabpanel"]') ?? [];
      [...panels].forEach((panel, index) => {
        panel.removeAttribute('hidden');
        panel.prepend(list.children[index]?.textContent ?? '', document.createElement('br'));
      });
    }
    for (const control of document.querySelectorAll(controls)) control.remove();
  }, CONTROLS.join());
}

/** What is wider or higher than the box that cuts it off: nobody can scroll a sheet of paper. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isHigher = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        // What is one pixel large is there for screen readers.
        return element.clientWidth > 1 && (isWider || isHigher);
      })
      .map(({tagName, className}) => `${tagName.toLowerCase()}.${className}`),
  );
}

/** Where two texts part, with what is before and after. */
function difference(path: string, screen: string, paper: string): string[] {
  if (screen === paper) return [];
  let at = 0;
  while (screen[at] !== undefined && screen[at] === paper[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 30);
  return [`${path}: “${around(screen)}” is “${around(paper)}” on paper`];
}

test.use({viewport: SHEET});

test('every page has the same words on paper as on the screen', async ({page}) => {
  test.setTimeout(300_000);
  // One document gets the content of all pages, one after the other: loading each would take ten times as long.
  await page.route('**/assets/js/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.goto('/');
  const show = (path: string) =>
    page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      const {documentElement, body} = new DOMParser().parseFromString(html, 'text/html');
      for (const image of body.querySelectorAll('img')) image.removeAttribute('src');
      for (const {name, value} of documentElement.attributes) {
        document.documentElement.setAttribute(name, value);
      }
      document.body.replaceWith(document.adoptNode(body));
    }, path);

  const paths = [...sitemapPaths(), ...unlistedPaths()];
  const wrong: string[] = [];
  for (const path of paths) {
    await show(path);
    await page.emulateMedia({media: 'print'});
    const paper = await visibleText(page);
    wrong.push(...(await cutOff(page)).map((element) => `${path}: ${element} is cut off`));
    await page.emulateMedia({media: 'screen'});
    await layOpen(page);
    wrong.push(...difference(path, await visibleText(page), paper));
  }
  expect(paths.length).toBeGreaterThan(900);
  expect(wrong).toEqual([]);
});

for (const path of [
  '/',
  '/docs/request-manager/request-processing/overview',
  '/docs/overview/user-management/sso/okta',
  '/docs/integrations/overview',
  '/docs/integrations/connection-instructions/hubspot',
  '/docs/integrations/connection-instructions/hubspot?view=hand-off',
  '/docs/integrations/api-documentation/hubspot',
  '/internal-showcase/test/check-all-tooltips',
  '/api/v2',
  '/api/v2/create-privacy-request',
  '/changelog',
  '/changelog/2025-10',
  '/tags',
]) {
  test(`${path} has the same words on paper, once it is alive`, async ({page}) => {
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    const paper = await visibleText(page);
    expect(await cutOff(page)).toEqual([]);
    await page.emulateMedia({media: 'screen'});
    await layOpen(page);
    expect(difference(path, await visibleText(page), paper)).toEqual([]);
  });
}
