import type {Locator, Page} from '@playwright/test';
import {pairs} from '../support/pairs';
import {SHARED_WINDOW, expect, open, test} from '../support/test';

test.use(SHARED_WINDOW);

const PATH = '/docs/integrations/catalog';

const catalog = (page: Page) => page.getByRole('search', {name: 'Find an integration'});
const entries = (page: Page) => page.locator('[data-service]').filter({visible: true});
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const compare = (page: Page, name: string) =>
  page.getByRole('checkbox', {name: `Compare ${name}`, exact: true});

const dialog = (page: Page) => page.getByRole('dialog', {name: /^Compare \d/});
const closer = (page: Page) => dialog(page).getByRole('button', {name: 'Close'});

/** Opens the facets where they have no column of their own. */
async function openFilter(page: Page): Promise<void> {
  const filter = catalog(page).getByRole('button', {name: /^Filter/});
  if (await filter.isVisible()) await filter.click();
}

/** Ways to choose something. */
const HANDS: Readonly<Record<string, (target: Locator) => Promise<void>>> = {
  mouse: (target) => target.click(),
  touch: (target) => target.tap(),
  keyboard: async (target) => {
    await target.focus();
    await target.press('Space');
  },
};

/** Opens the catalog as readers come to it: scrolled down to it, with the list at rest. */
async function openCatalog(page: Page, query = ''): Promise<void> {
  await open(page, `${PATH}${query}`);
  await expect(catalog(page).getByRole('searchbox')).toBeEnabled();
  await catalog(page).evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
}

/** Does something, and expects what was chosen to keep the focus and its place on the screen. */
async function expectToStay(page: Page, target: Locator, act: () => Promise<unknown>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const before = (await target.boundingBox())?.y ?? NaN;
  const address = page.url();
  await act();
  await expect.poll(() => page.url()).not.toBe(address);
  await settled(page);
  const after = (await target.boundingBox())?.y ?? NaN;
  expect(Math.abs(after - before), `moved from ${before} to ${after}`).toBeLessThanOrEqual(2);
  await expect(target).toBeFocused();
}

/** Waits until a navigation has had its effects, and the list its frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
}

const VIEWPORTS = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

for (const [viewport, [hand, choose]] of pairs(VIEWPORTS, Object.entries(HANDS))) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport, hasTouch: true});

    test(`values of every facet, chosen by ${hand}, stay where they are`, async ({page}) => {
      test.slow();
      await openCatalog(page);
      await openFilter(page);
      const facets = catalog(page).getByRole('group');
      expect(await facets.count()).toBe(4);
      for (const facet of await facets.all()) {
        const value = facet.getByRole('checkbox', {disabled: false}).first();
        await expectToStay(page, value, () => choose(value));
        await expect(value).toBeChecked();
        await expectToStay(page, value, () => choose(value));
        await expect(value).not.toBeChecked();
      }
    });

    test(`services to compare, chosen by ${hand}, stay where they are`, async ({page}) => {
      await openCatalog(page);
      for (const name of ['Zendesk', 'MySQL']) {
        const box = compare(page, name);
        await expectToStay(page, box, () => choose(box));
        await expect(box).toBeChecked();
      }
      const box = compare(page, 'MySQL');
      await expectToStay(page, box, () => choose(box));
      await expect(box).not.toBeChecked();
    });

    test(`the comparison, opened and closed by ${hand}, leaves its button where it is`, async ({page}) => {
      await openCatalog(page, '?chosen=zendesk&chosen=mysql');
      await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
      const before = await scrollTop(page);
      const button = page.getByRole('button', {name: 'Compare', exact: true});
      for (const close of [
        () => choose(closer(page)),
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
      ]) {
        await choose(button);
        await expect(dialog(page)).toBeVisible();
        await close();
        await expect(dialog(page)).toHaveCount(0);
        await expect(button).toBeFocused();
        await settled(page);
        expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
      }
    });

    test(`the filters, cleared by ${hand}, leave the count where it is, with the focus`, async ({page}) => {
      await openCatalog(page, '?category=database');
      const clear = catalog(page).getByRole('button', {name: 'Clear filters'});
      const count = catalog(page)
        .getByText(/services$/)
        .first();
      await expectToStay(page, count, () => choose(clear));
      await expect(clear).toHaveCount(0);
    });

    test(`services taken out of the comparison by ${hand} hand the focus on`, async ({page}) => {
      await openCatalog(page, '?chosen=zendesk&chosen=mysql&view=compare');
      const remove = dialog(page).getByRole('button', {name: /^Remove .* from the comparison$/});
      const before = await scrollTop(page);
      await choose(remove.first());
      await expect(remove).toHaveCount(1);
      await expect(remove).toBeFocused();
      await choose(remove);
      await expect(dialog(page)).toHaveCount(0);
      await expect(catalog(page).getByText(/\d services$/)).toBeFocused();
      await settled(page);
      expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
    });
  });
}

test('far down the list, a filter shows its services from the first one on', async ({page}) => {
  await openCatalog(page);
  await page.evaluate(() => window.scrollTo({top: 5000, behavior: 'instant'}));
  const value = catalog(page).getByRole('checkbox', {name: /^CRM/});
  await expectToStay(page, value, () => value.click());
  await expect(entries(page).first()).toBeInViewport({ratio: 1});
});

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport, hasTouch: true});

    test('Back and Forward between choices leave the page where it is', async ({page}) => {
      await openCatalog(page);
      await openFilter(page);
      const value = catalog(page).getByRole('checkbox', {disabled: false}).first();
      await expectToStay(page, value, () => value.click());
      await expectToStay(page, value, () => page.goBack());
      await expect(value).not.toBeChecked();
      await expectToStay(page, value, () => page.goForward());
      await expect(value).toBeChecked();
    });

    test('a choice after a jump to a letter stays, and Back leads to where the reader was before both', async ({
      page,
    }) => {
      await openCatalog(page);
      const letters = page.getByRole('navigation', {name: 'Services by first letter'});
      const letter = letters.getByRole('link', {name: 'Z', exact: true});
      await letter.scrollIntoViewIfNeeded();
      await settled(page);
      const before = await scrollTop(page);
      await letter.click();
      await expect(page).toHaveURL(/#services-z$/);
      await settled(page);
      const box = compare(page, 'Zendesk');
      await expectToStay(page, box, () => box.click());
      await expect(page).toHaveURL(/\?chosen=zendesk#services-z$/);
      await page.goBack();
      await expect(box).not.toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL(PATH);
      await settled(page);
      expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
    });

    test('after a jump to a letter, the keyboard goes on at its services', async ({page}) => {
      await openCatalog(page);
      const letters = page.getByRole('navigation', {name: 'Services by first letter'});
      await letters.getByRole('link', {name: 'S', exact: true}).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#services-s$/);
      await settled(page);
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-letter="services-s"] a').first()).toBeFocused();
    });

    test('what is typed after a jump to a letter keeps the letter in the address', async ({page}) => {
      await openCatalog(page, '#services-z');
      await catalog(page).getByRole('searchbox').fill('zendesk');
      await expect(page).toHaveURL(/\?q=zendesk#services-z$/);
      await expect(entries(page).first()).toBeVisible();
    });
  });
}
