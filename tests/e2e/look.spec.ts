import type {Page} from '@playwright/test';
import {pagesForBrowser} from '../support/pages';
import {SHARED_WINDOW, expect, test} from '../support/test';

test.use(SHARED_WINDOW);

/** Longest line of text that WCAG 1.4.8 asks for. */
const LONGEST_LINE = 80;
/** Text of what can be pressed, in pixels. */
const SMALLEST_CONTROL = 13;
/** A code name in a table may take so many lines. */
const MOST_LINES_OF_CODE = 2;
/** The title against the headings below it. */
const LEAST_RATIO = 1.4;

interface Rules {
  readonly paths: readonly string[];
  readonly longestLine: number;
  readonly smallestControl: number;
  readonly mostLinesOfCode: number;
  readonly leastRatio: number;
}

/** A line of text as the reader sees it. */
interface Line {
  text: string;
  /** Without code and paths through the app. */
  isPlain: boolean;
}

/** Reads pages one after the other in a document without scripts. Gives a sentence for each thing that is not so. */
async function measureInBrowser(rules: Rules): Promise<string[]> {
  const flaws: string[] = [];

  /** The lines of an element's text, as the reader sees them; by words, or by characters where words may be torn. */
  const linesOf = (element: Element, parts: RegExp): Line[] => {
    const lines: (Line & {middle: number})[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const {0: part, index} of (node.textContent ?? '').matchAll(parts)) {
        range.setStart(node, index);
        range.setEnd(node, index + part.trimEnd().length);
        const [rect] = range.getClientRects();
        if (!rect) continue;
        const middle = (rect.top + rect.bottom) / 2;
        const isPlain = !node.parentElement?.closest('code, .ui-path');
        const last = lines.at(-1);
        if (last && Math.abs(last.middle - middle) < 6) {
          last.text += part;
          last.isPlain &&= isPlain;
        } else lines.push({middle, text: part, isPlain});
      }
    }
    return lines.map(({text, isPlain}) => ({text: text.trim(), isPlain}));
  };
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const excerpt = (element: Element): string => element.textContent.trim().slice(0, 40);

  for (const path of rules.paths) {
    const html = await (await fetch(path)).text();
    const {documentElement, body} = new DOMParser().parseFromString(html, 'text/html');
    for (const image of body.querySelectorAll('img')) image.removeAttribute('src');
    for (const {name, value} of documentElement.attributes)
      document.documentElement.setAttribute(name, value);
    document.documentElement.dataset.theme = 'light';
    document.body.replaceWith(document.adoptNode(body));
    const flaw = (text: string) => flaws.push(`${path}: ${text}`);

    for (const text of document.querySelectorAll('.markdown p, .markdown li')) {
      // Where the element is narrower than that many of the narrowest letters, or has fewer, there's nothing to count.
      if (text.clientWidth < 5 * rules.longestLine && text.clientWidth > 0) continue;
      if (text.textContent.length <= rules.longestLine) continue;
      if (!isShown(text) || text.querySelector('p, ul, ol, pre, table, figure')) continue;
      for (const {text: line, isPlain} of linesOf(text, /\S+\s*/g)) {
        // Code and paths through the app have smaller letters, and addresses no place to break.
        if (isPlain && line.includes(' ') && line.length > rules.longestLine)
          flaw(`a line of ${line.length} characters: “${line.slice(0, 40)}”`);
      }
    }
    // What is around the content is the same on all pages of an area.
    const part = path.split('/').length > 3 ? 'main ' : '';
    for (const control of document.querySelectorAll(
      `${part}:is(a[href], button, input, select, summary, textarea)`,
    )) {
      if (!isShown(control) || control.textContent.trim() === '') continue;
      const size = Number.parseFloat(getComputedStyle(control).fontSize);
      if (size < rules.smallestControl)
        flaw(`${control.tagName} “${excerpt(control)}” has text of ${size} px`);
    }
    for (const code of document.querySelectorAll('table code, [data-code=address] code')) {
      const isInTable = code.closest('table') !== null;
      if (isInTable && code.getClientRects().length < 2) continue;
      const lines = linesOf(code, /\S\s*/g);
      if (isInTable && lines.length > rules.mostLinesOfCode)
        flaw(`“${excerpt(code)}” in a table takes ${lines.length} lines`);
      const text = code.textContent;
      let end = 0;
      for (const {text: line} of lines.slice(0, -1)) {
        end = text.indexOf(line, end) + line.length;
        if (/[a-z\d]{2}/i.test(text.slice(end - 1, end + 1)))
          flaw(`“${excerpt(code)}” breaks in mid-word after “${line}”`);
      }
    }
    const h1 = document.querySelector('main h1');
    const h2 = document.querySelector('main .markdown > h2');
    if (h1 && h2) {
      const [large = 0, small = 1] = [h1, h2].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      if (large / small < rules.leastRatio) flaw(`title ${large} px and heading ${small} px are too alike`);
    }
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) flaw(`is ${scrollWidth - clientWidth} px wider than the window`);
  }
  return flaws;
}

const measure = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(measureInBrowser, {
    paths,
    longestLine: LONGEST_LINE,
    smallestControl: SMALLEST_CONTROL,
    mostLinesOfCode: MOST_LINES_OF_CODE,
    leastRatio: LEAST_RATIO,
  });

for (const width of [320, 390, 995, 1440, 1920]) {
  test(`at ${width} px, lines, controls, code, and titles have the sizes of the design`, async ({page}) => {
    test.setTimeout(240_000);
    await page.setViewportSize({width, height: 900});
    await page.route('**/assets/js/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await page.goto('/');
    const paths = pagesForBrowser();
    expect(paths.length).toBeGreaterThan(20);
    expect(await measure(page, paths)).toEqual([]);
  });
}
