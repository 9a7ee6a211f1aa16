import {START} from '../e2e/states/chunks';
import {expect, test} from './test';

const NEXT = '/docs/request-manager/request-processing/privacy-right/update-inaccuracies';
const NEXT_LINK = '.pagination-nav__link--next';
const COLOR_MODE = '.navbar button[aria-label^="Switch between dark and light mode"]';

/** Marks the document, to tell a soft navigation from a load. */
const mark = () => void Object.assign(window, {hasStayed: true});
const hasStayed = () => 'hasStayed' in window;

test('the home page leads on', async ({reader}) => {
  await reader.open('/');
  await reader.expectShown('main h1');
  await reader.ask(mark);
  await reader.click('.navbar__link', 'Changelog');
  await reader.expectAddress('/changelog');
  await reader.expectShown('main h1', 'Changelog');
  expect(await reader.ask(hasStayed)).toBe(true);
});

test('a page shows its figure', async ({reader}) => {
  await reader.open(START);
  await reader.expectShown('h1', 'Deletion');
  await reader.ask(() => document.querySelector('.markdown figure img')?.scrollIntoView());
  await reader
    .expect(() => (document.querySelector<HTMLImageElement>('.markdown figure img')?.naturalWidth ?? 0) > 0)
    .toBe(true);
});

test('the next page begins at its top, and Back leads to where the reader was', async ({reader}) => {
  const scrollTop = () => window.scrollY;
  await reader.open(START);
  await reader.ask(mark);
  await reader.ask(() => document.querySelector('.pagination-nav')?.scrollIntoView({block: 'center'}));
  await reader.expectShown(NEXT_LINK);
  const before = await reader.ask(scrollTop);
  expect(before).toBeGreaterThan(300);

  await reader.click(NEXT_LINK);
  await reader.expectAddress(NEXT);
  await reader.expectShown('h1', 'Update inaccuracies');
  await reader.expect(scrollTop).toBe(0);

  await reader.back();
  await reader.expectShown('h1', 'Deletion');
  // No more than rounding.
  await reader.expect((top) => Math.abs(window.scrollY - top) <= 2, before).toBe(true);

  await reader.forward();
  await reader.expectShown('h1', 'Update inaccuracies');
  expect(await reader.ask(hasStayed)).toBe(true);
});

test('an address with a hash shows its heading below the navbar', async ({reader}) => {
  await reader.open(`${START}#keep-reasons`);
  await reader
    .expect(() => {
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
      const heading = document.querySelector('#keep-reasons')?.getBoundingClientRect();
      if (!navbar || !heading) return 'missing';
      return heading.top >= navbar.bottom && heading.bottom <= window.innerHeight && window.scrollY > 0;
    })
    .toBe(true);
});

test('dark mode is kept', async ({reader}) => {
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  await reader.open(START);
  const light = await reader.ask(background);
  await reader.click(COLOR_MODE);
  await reader.expect(() => document.documentElement.dataset.theme).toBe('dark');
  await reader.expect(background).not.toBe(light);
  await reader.reload();
  expect(await reader.ask(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await reader.ask(background)).not.toBe(light);
});

test('a figure is enlarged by a click, and small again by Escape', async ({reader}) => {
  await reader.open('/docs/request-manager/request-processing/wizard-flow');
  await reader.click('.markdown img.figure--light.medium-zoom-image[src*="/wizard-"]');
  await reader.expectShown('.medium-zoom-image--opened');
  // It takes the focus when it has grown; until then it does not close.
  await reader.expect(() => document.activeElement?.matches('.medium-zoom-image--opened')).toBe(true);
  await reader.press('Escape');
  await reader.expectHidden('.medium-zoom-image--opened');
  await reader.expect(() => document.activeElement?.matches('.markdown figure img')).toBe(true);
});

test('on a phone, the menu opens and leads to a page', async ({reader}) => {
  await reader.resize({width: 390, height: 844});
  await reader.open(START);
  expect(await reader.ask(() => window.innerWidth)).toBe(390);
  expect(await reader.ask(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const link = `.navbar-sidebar a[href="${NEXT}"]`;
  await reader.expectHidden(link);
  await reader.click('.navbar__toggle');
  await reader.click(link);
  await reader.expectAddress(NEXT);
  await reader.expectShown('h1', 'Update inaccuracies');
  await reader.expectHidden(link);
});

test('an unlisted page says so, and only while it is open', async ({reader}) => {
  await reader.open('/internal-showcase/test/check-all-tooltips');
  await reader.expectShown('.theme-unlisted-banner');
  await reader.click('.navbar__link', 'Docs');
  await reader.expectAddress('/');
  await reader.expectHidden('.theme-unlisted-banner');
});

test.describe('an unknown address', () => {
  test.use({expectedNoise: /^404: \/no\/such\/page$/});

  test('says so, and leads on', async ({reader}) => {
    await reader.open('/no/such/page');
    await reader.expectShown('h1', 'Page Not Found');
    expect(reader.host.failed).toEqual(['404: /no/such/page']);
    await reader.ask(mark);
    await reader.click('.navbar__link', 'Changelog');
    await reader.expectAddress('/changelog');
    await reader.expectHidden('h1', 'Page Not Found');
    expect(await reader.ask(hasStayed)).toBe(true);
  });
});
