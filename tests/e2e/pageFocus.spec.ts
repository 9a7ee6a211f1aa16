import {expect, open, test} from '../support/test';

const START = '/docs/request-manager/request-processing/overview';

/** Links of a page to pages with a layout of each kind: the same one, another, and none of the docs. */
for (const [from, link] of [
  [START, '.theme-doc-sidebar-menu a[href^="/docs/"]:not(.menu__link--active)'],
  [START, '.navbar a[href="/changelog"]'],
  ['/changelog', 'main h2 a'],
  ['/', 'main a[href^="/docs/"]'],
] as const) {
  test(`a link from ${from} (${link}) gives the focus to the title of the new page`, async ({page}) => {
    await open(page, from);
    await page.locator(link).filter({visible: true}).first().focus();
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before);
    const title = page.locator('main h1');
    await expect(title).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    const isAfter = await title.evaluate((element) =>
      Boolean(
        element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    expect(isAfter, 'the next Tab goes on from there').toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(page.locator('main h1')).toBeFocused();
  });
}

test('a link to a place on another page gives the focus to its heading', async ({page}) => {
  await open(page, START);
  const link = page.locator('.markdown a[href^="/docs/"][href*="#"]:not(.hash-link)').first();
  const target = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target.href);
  await expect(page.locator(target.hash)).toBeFocused();
  await expect(page.locator(target.hash)).toBeInViewport();
});

test('a place on the same page is where the next Tab goes on', async ({page}) => {
  await open(page, START);
  const link = page.locator('.table-of-contents a').nth(2);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  const place = page.locator(new URL(page.url()).hash);
  await expect(place).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(place.locator('+ .hash-link')).toBeFocused();
});
