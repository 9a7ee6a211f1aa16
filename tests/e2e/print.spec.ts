import type {Page} from '@playwright/test';
import {pagesForBrowser} from '../support/pages';
import {SHARED_WINDOW, expect, open, test} from '../support/test';

test.use(SHARED_WINDOW);

/** A sheet of A4 without its margins, in pixels of CSS. */
const SHEET = {width: 718, height: 1047};

/**
 * What a page has on the screen and not on paper: what does something when it is pressed, with what is said about
 * it, and ways to other pages. A button that is a word of a sentence is none of them.
 */
const CONTROLS = [
  'button:not([aria-describedby])',
  '[role="tablist"]',
  '[role="radiogroup"]',
  'select',
  'nav[aria-label="On this page"]',
  'search',
  '[data-control]',
  '[data-service-head] nav',
  '[data-permissions]:is([data-view="hand-off"] *) > summary',
  'nav:not(.markdown nav)',
  '.theme-doc-toc-mobile',
  '.theme-edit-this-page',
]
  .map((selector) => `main ${selector}`)
  .join();

interface Reading {
  /** The visible words of the content, without spaces: blocks and columns are others on paper. */
  readonly words: string;
  /** What is wider or higher than the box that cuts it off. Nobody can scroll a sheet of paper. */
  readonly cutOff: readonly string[];
}

interface Question {
  /** Addresses to read one after the other. None: the document as it is. */
  readonly paths: readonly string[];
  /** What is taken away, after everything is opened and each tab named: what paper has to say. */
  readonly controls?: string;
}

/** Reads pages in the browser: without their scripts and pictures one document can have all of them in turn. */
async function readInBrowser({paths, controls}: Question): Promise<Reading[]> {
  const show = async (path: string) => {
    const {documentElement, body} = new DOMParser().parseFromString(
      await (await fetch(path)).text(),
      'text/html',
    );
    for (const image of body.querySelectorAll('img')) image.removeAttribute('src');
    for (const {name, value} of documentElement.attributes) {
      document.documentElement.setAttribute(name, value);
    }
    document.body.replaceWith(document.adoptNode(body));
  };
  const layOpen = (selector: string) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      details.open = true;
      for (const child of details.querySelectorAll<HTMLElement>(':scope > *')) {
        child.style.setProperty('display', 'block', 'important');
      }
    }
    // What is not in view has not been laid out.
    for (const section of document.querySelectorAll<HTMLElement>('main tbody')) {
      section.style.contentVisibility = 'visible';
    }
    for (const list of document.querySelectorAll('main .tabs-container > [role="tablist"]')) {
      const panels = list.parentElement?.querySelectorAll(':scope > div > [role="tabpanel"]') ?? [];
      [...panels].forEach((panel, index) => {
        panel.removeAttribute('hidden');
        panel.prepend(list.children[index]?.textContent ?? '', document.createElement('br'));
      });
    }
    // Paper has the request and all its answers.
    for (const part of document.querySelectorAll<HTMLElement>(
      'main aside:has([role="radiogroup"]) > *, [data-status]',
    )) {
      part.style.setProperty('display', 'block', 'important');
    }
    for (const control of document.querySelectorAll(selector)) control.remove();
  };
  const read = (): Reading => ({
    words: (document.querySelector('main')?.innerText ?? '').replace(/[\s\u200b]+/g, ''),
    cutOff: [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isHigher = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        // What is one pixel large is there for screen readers.
        return element.clientWidth > 1 && (isWider || isHigher);
      })
      .map(({tagName, className}) => `${tagName.toLowerCase()}.${className}`),
  });

  // React knows nothing of a copy.
  if (paths.length === 0) document.body.replaceWith(document.body.cloneNode(true));
  const readings: Reading[] = [];
  for (const path of paths.length > 0 ? paths : [undefined]) {
    if (path !== undefined) await show(path);
    if (controls !== undefined) layOpen(controls);
    readings.push(read());
  }
  return readings;
}

/** What is other on paper: the words around the first difference, and what is cut off. */
async function findDifferences(page: Page, paths: readonly string[] = []): Promise<readonly string[]> {
  await page.emulateMedia({media: 'print'});
  const paper = await page.evaluate(readInBrowser, {paths});
  await page.emulateMedia({media: 'screen'});
  const screen = await page.evaluate(readInBrowser, {paths, controls: CONTROLS});
  return paper.flatMap(({words, cutOff}, index) => {
    const name = paths[index] ?? 'the page';
    const expected = screen[index]?.words ?? '';
    let at = 0;
    while (expected[at] !== undefined && expected[at] === words[at]) at += 1;
    const around = (text: string) => text.slice(Math.max(0, at - 30), at + 30);
    return [
      ...(expected === words ? [] : [`${name}: “${around(expected)}” is “${around(words)}” on paper`]),
      ...cutOff.map((element) => `${name}: ${element} is cut off`),
    ];
  });
}

test.use({viewport: SHEET});

test('every page has the same words on paper as on the screen', async ({page}) => {
  // All pages take a busy machine minutes, so `ALL_PAGES` has them; these have every shape of element between them.
  test.setTimeout(process.env.ALL_PAGES ? 1_200_000 : 300_000);
  await page.route('**/assets/js/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.goto('/');
  const paths = pagesForBrowser();
  expect(paths).not.toEqual([]);
  expect(await findDifferences(page, paths)).toEqual([]);
});

for (const path of [
  '/',
  '/docs/request-manager/request-processing/overview',
  '/docs/overview/user-management/sso/okta',
  '/docs/integrations/catalog',
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
    expect(await findDifferences(page)).toEqual([]);
  });
}
