import type {Page} from '@playwright/test';
import {
  banner,
  configureTagManager,
  openPreferences,
  preferences,
  sendOptOutSignal,
} from '../support/consent';
import {colorsSettled, expect, open, test} from '../support/test';
import {COLOR_RULES, findViolations} from './findViolations';

/** What a reader can open on a page: each is looked at in both color modes, in one visit. */
const STATES: readonly {
  name: string;
  path: string;
  width?: number;
  part?: string;
  /** What has to be there before the page is loaded. */
  prepare?: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the hits of a search',
    path: '/docs/request-manager/getting-started',
    // The list covers parts of links below it, which then count as small targets.
    part: '.navbar',
    async open(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('deletion');
      await expect(page.getByRole('option')).toHaveCount(9);
    },
  },
  {
    name: 'a search without hits',
    path: '/docs/request-manager/getting-started',
    // The list covers parts of links below it, which then count as small targets.
    part: '.navbar',
    async open(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('xyzzyplugh');
      await expect(page.getByText('No results')).toBeVisible();
    },
  },
  {
    name: 'a filtered list of services',
    path: '/docs/integrations/connection-instructions/hubspot',
    async open(page) {
      await page.getByRole('searchbox', {name: /^Filter/}).fill('sales');
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('status')).toHaveText(
        /^\d+ of/,
      );
    },
  },
  {
    name: 'the menu on a phone',
    path: '/docs/request-manager/getting-started',
    width: 390,
    async open(page) {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      // With reduced motion, too: what is on its way into view takes no focus.
      await expect(
        page.locator('.navbar-sidebar').getByRole('button', {name: 'Close navigation bar'}),
      ).toBeFocused();
    },
  },
  {
    name: 'the menu beside the title',
    path: '/docs/request-manager/getting-started',
    // It covers parts of links below it, which then count as small targets.
    part: '.page-actions',
    async open(page) {
      await page.locator('.page-actions summary').click();
      await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeEnabled();
    },
  },
  {
    name: 'the table of contents on a phone',
    path: '/docs/request-manager/getting-started',
    width: 390,
    async open(page) {
      await page.locator('.theme-doc-toc-mobile summary').click();
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    },
  },
  {
    name: 'the privacy preferences',
    path: '/',
    // The dialog covers parts of links below it, which then count as small targets.
    part: '#cc-main',
    async open(page) {
      await page.getByRole('contentinfo').getByText('My Privacy Choices').click();
      await expect(page.getByRole('dialog', {name: 'My Privacy Choices'})).toBeVisible();
    },
  },
  {
    name: 'the privacy preferences under an opt-out signal',
    path: '/',
    part: '#cc-main',
    prepare: (page) => sendOptOutSignal(page.context()),
    open: openPreferences,
  },
  ...[1440, 390].map((width) => ({
    name: `the privacy banner at ${width} px`,
    path: '/',
    width,
    part: '#cc-main',
    prepare: (page: Page) => configureTagManager(page.context()),
    async open(page: Page) {
      await expect(banner(page)).toHaveCSS('opacity', '1');
    },
  })),
  {
    name: 'the privacy preferences with analytics to choose',
    path: '/',
    width: 390,
    part: '#cc-main',
    prepare: (page) => configureTagManager(page.context()),
    async open(page) {
      await banner(page).getByRole('button', {name: 'Manage choices'}).click();
      for (const name of ['Necessary', 'Analytics']) {
        await preferences(page)
          .getByRole('button', {name: `Details of ${name}`})
          .click();
      }
      await expect(preferences(page).getByText('Counts visits')).toBeVisible();
    },
  },
  {
    name: 'the catalog with filters and a choice',
    path: '/docs/integrations/catalog?category=customer-support&chosen=zendesk',
    async open(page) {
      await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
    },
  },
  {
    name: "the catalog's filter on a phone",
    path: '/docs/integrations/catalog?category=customer-support',
    width: 390,
    part: 'dialog',
    async open(page) {
      await page.getByRole('button', {name: 'Filter (1)'}).click();
      await expect(page.getByRole('checkbox', {name: /^Direct contact/}).first()).toBeVisible();
    },
  },
  {
    name: 'a comparison of services',
    path: '/docs/integrations/catalog?chosen=zendesk&chosen=mysql&view=compare',
    part: 'dialog',
    async open(page) {
      await expect(page.getByRole('table', {name: 'Chosen services'})).toBeVisible();
    },
  },
  {
    name: 'a hand-off sheet',
    path: '/docs/integrations/connection-instructions/zendesk',
    async open(page) {
      await page.getByRole('button', {name: 'Hand off to the Zendesk administrator'}).click();
      await expect(page.getByRole('region', {name: 'Hand-off sheet'})).toBeVisible();
    },
  },
  {
    name: 'a figure in steps',
    path: '/docs/request-manager/request-processing/overview',
    async open(page) {
      await page.getByText('Figure as text: Life of a privacy request').click();
      await expect(page.getByRole('listitem').filter({hasText: 'Flow of twelve statuses.'})).toBeVisible();
    },
  },
  {
    name: 'an enlarged figure on a phone',
    path: '/docs/request-manager/request-processing/overview',
    width: 390,
    part: 'body > :has(> .medium-zoom-close)',
    async open(page) {
      await page.getByRole('button', {name: 'Enlarge image.'}).first().press('Enter');
      await expect(page.getByRole('button', {name: 'Show more below'})).toBeVisible();
    },
  },
  {
    name: 'a glossary tooltip',
    path: '/internal-showcase/test/check-all-tooltips',
    async open(page) {
      await page.getByRole('button', {name: 'data protection impact assessment'}).focus();
      await expect(page.getByRole('tooltip').filter({hasText: 'GDPR Art. 35'})).toBeVisible();
    },
  },
  {
    name: 'nested fields of an operation',
    path: '/api/v2/create-opt-out-request',
    async open(page) {
      for (const summary of await page.locator('article summary').all()) {
        if (await summary.isVisible()) await summary.click();
      }
    },
  },
];

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const state of STATES) {
  test(`${state.name}, open, is accessible in light and dark`, async ({page}) => {
    if (state.width) await page.setViewportSize({width: state.width, height: 844});
    await state.prepare?.(page);
    await open(page, state.path);
    await state.open(page);
    expect.soft(await findViolations(page, {part: state.part}), 'light').toEqual([]);
    // The switch may be below what is open, or close it. Colors come from this attribute alone.
    await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
    await colorsSettled(page);
    const dark = {part: state.part, only: COLOR_RULES};
    expect.soft(await findViolations(page, dark), 'dark').toEqual([]);
  });
}
