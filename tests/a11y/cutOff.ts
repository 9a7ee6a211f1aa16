import type {Page} from '@playwright/test';

/** What readers may set for letters, words, and lines, and lose nothing. https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}' +
  'p {margin-bottom: 2em !important}';

/** Gives the page the spacing of text that readers may set. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
}

/**
 * What the window cuts off, a text for each: the page if it scrolls sideways, controls that end beyond the window or
 * beyond a box that hides what is outside of it, or begin above one that scrolls, lines that end with an ellipsis, and links of headings that are not
 * beside them.
 */
export async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        return element.checkVisibility({visibilityProperty: true}) && width > 1 && height > 1;
      });
    /** Where what is beside an element ends: at a box that hides it, or at the window; nowhere in one that scrolls. */
    const endOf = (element: Element): number => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const {overflowX, position} = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return Infinity;
        if (overflowX === 'hidden' || overflowX === 'clip') return box.getBoundingClientRect().right;
        if (position === 'fixed') break;
      }
      return clientWidth;
    };
    const beyond = shown(
      ':is(main, nav, footer) :is(a[href], button, input, select, summary, textarea)',
    ).filter(
      (element) =>
        !element.closest('.sr-only, [inert]') && element.getBoundingClientRect().right > endOf(element) + 1,
    );
    // Nothing scrolls to what is above the beginning of a box.
    const above = shown('main :is(a[href], button, label, summary)').filter((element) => {
      const {top} = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        const {overflowY, position} = getComputedStyle(box);
        if (overflowY !== 'visible' && top < box.getBoundingClientRect().top - box.scrollTop - 1) return true;
        if (position === 'fixed') break;
      }
      return false;
    });
    const shortened = shown('main *, .navbar *, footer *').filter(
      (element) =>
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.textContent.trim() !== '',
    );
    const astray = shown('.hash-link').filter((link) => {
      const [own, heading] = [link, link.previousElementSibling ?? link].map((one) =>
        one.getBoundingClientRect(),
      );
      return (
        !own ||
        !heading ||
        own.bottom <= heading.top ||
        own.top >= heading.bottom ||
        own.right > heading.left + 4
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
      ...beyond.map((element) => `${nameOf(element)} ends beyond its box`),
      ...above.map((element) => `${nameOf(element)} begins above its box`),
      ...shortened.map((element) => `${nameOf(element)} is shortened`),
      ...astray.map((element) => `${nameOf(element)} is not beside its heading`),
    ];
  });
}
