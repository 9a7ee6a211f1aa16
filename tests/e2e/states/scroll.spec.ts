import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {htmlFileOf, sitemapPaths} from '../../support/pages';
import {expect, open, test} from '../../support/test';
import {START, neighbor} from './chunks';

/** Links of the content to a section of another docs page. */
const TO_SECTIONS = 'article a[href^="/docs/"][href*="#"]';

/** Pixels between the navbar and what an address with a hash leads to. */
const LEAST_GAP = 8;
const MOST_GAP = 24;

/** Waits until a heading is right below what sticks to the top of the screen: the navbar, or the head of a list. */
async function expectBelowNavbar(
  page: Page,
  heading: Locator,
  sticky = page.locator('.navbar'),
): Promise<void> {
  await expect(heading).toBeInViewport({ratio: 1});
  await expect
    .poll(async () => {
      const navbar = await sticky.boundingBox();
      const box = await heading.boundingBox();
      const gap = navbar && box ? box.y - (navbar.y + navbar.height) : NaN;
      return gap >= LEAST_GAP && gap <= MOST_GAP ? 'right below' : `${gap} px below`;
    })
    .toBe('right below');
  // Not only on the screen because the page is short.
  expect(await scrollTop(page)).toBeGreaterThan(0);
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** A docs page whose content links to a section of another one. */
function pageWithLinkToSection(): string {
  const path = sitemapPaths().find((candidate) => {
    const [, content = ''] =
      /<article>(.*)<\/article>/s.exec(fs.readFileSync(htmlFileOf(candidate), 'utf8')) ?? [];
    return candidate.startsWith('/docs/') && /<a [^>]*href="?\/docs\/[^"\s>]*#/.test(content);
  });
  if (path === undefined) throw new Error('no page links to a section of another one');
  return path;
}

for (const viewport of [
  {width: 1440, height: 900},
  {width: 390, height: 844},
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    for (const bar of ['with', 'without']) {
      test(`opening an address with a hash shows its heading below the navbar, ${bar} the announcement bar`, async ({
        page,
      }) => {
        await open(page, START);
        const close = page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'});
        if (bar === 'without') await close.click();
        await expect(close).toHaveCount(bar === 'with' ? 1 : 0);
        for (const path of [
          `${START}#keep-reasons`,
          '/docs/integrations/catalog#services-s',
          '/api/v2#errors',
        ]) {
          await page.goto('about:blank');
          await open(page, path);
          const head = page.locator(path.includes('catalog') ? 'main thead' : '.navbar');
          await expectBelowNavbar(page, page.locator(`#${path.split('#')[1] ?? ''}`), head);
        }
      });
    }

    test('a soft navigation to a letter of the catalog does', async ({page}) => {
      await open(page, START);
      await page.evaluate(() => {
        window.history.pushState(null, '', '/docs/integrations/catalog#services-s');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      const heading = page.locator('#services-s');
      await expect(heading).toBeVisible();
      const head = page.locator('main thead');
      await expectBelowNavbar(page, heading, head);
      // The groups before it have had their time to be laid out.
      await expect(page.locator('[data-letter]:not([data-is-laid-out])')).toHaveCount(0);
      await expectBelowNavbar(page, heading, head);
    });

    test('a link to a section of the same page does', async ({page}) => {
      await open(page, START);
      const links = page.locator('article a[href="#keep-reasons"]:not(.hash-link)');
      await links.filter({visible: true}).first().click();
      await expect(page).toHaveURL(`${START}#keep-reasons`);
      await expectBelowNavbar(page, page.locator('#keep-reasons'));
    });

    test('a link to a section of another page does, without a reload', async ({page}) => {
      await open(page, pageWithLinkToSection());
      const link = page.locator(TO_SECTIONS).filter({visible: true}).first();
      const address = (await link.getAttribute('href')) ?? '';
      await page.evaluate(() => Object.assign(window, {hasStayed: true}));
      await link.click();
      await expect(page).toHaveURL(address);
      await expectBelowNavbar(
        page,
        page.locator(`[id="${decodeURIComponent(address.split('#')[1] ?? '')}"]`),
      );
      expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
    });

    test('a link without a hash begins at the top, and Back returns to where the reader was', async ({
      page,
    }) => {
      await open(page, START);
      const next = await neighbor(page);
      await next.link.scrollIntoViewIfNeeded();
      const before = await scrollTop(page);
      expect(before).toBeGreaterThan(viewport.height / 2);

      await next.link.click();
      await expect(page.locator('h1')).toHaveText(next.title);
      await expect.poll(() => scrollTop(page)).toBe(0);

      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Deletion');
      // The images above have their sizes: no more than rounding.
      await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
    });
  });
}

test('what the keyboard goes to is not below the navbar', async ({page}) => {
  await open(page, START);
  await page.locator('.pagination-nav__link--prev').focus();
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  const navbar = (await page.locator('.navbar').boundingBox())?.height ?? NaN;
  let seen = 0;
  while (seen < 25) {
    await page.keyboard.press('Shift+Tab');
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('article') ? focused.getBoundingClientRect().top : undefined;
    });
    seen += 1;
    if (place !== undefined) expect(place).toBeGreaterThanOrEqual(navbar);
  }
  expect(await scrollTop(page)).toBeLessThan(await page.evaluate(() => document.body.scrollHeight - 2000));
});

test('Back from a section of a page returns to where the reader was', async ({page}) => {
  await open(page, START);
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  await page.locator('.table-of-contents a[href="#legal-bases"]').click();
  await expectBelowNavbar(page, page.locator('#legal-bases'));
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test('Back between sections of a page returns to the section before', async ({page}) => {
  await open(page, START);
  const toc = page.locator('.table-of-contents');
  await toc.locator('a[href="#keep-reasons"]').click();
  await expectBelowNavbar(page, page.locator('#keep-reasons'));
  const first = await scrollTop(page);
  await toc.locator('a[href="#legal-bases"]').click();
  await expectBelowNavbar(page, page.locator('#legal-bases'));
  await page.goBack();
  await expect(page).toHaveURL(`${START}#keep-reasons`);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - first)).toBeLessThanOrEqual(2);
});
