import type {Page} from '@playwright/test';
import {expect, idle, open} from '../support/test';
import {test} from './server';

declare global {
  interface Window {
    violations: string[];
  }
}

/** One of each kind of page. */
const PAGES = [
  '/',
  '/docs/request-manager/getting-started',
  '/docs/consent/managing-trackers/callbacks',
  '/docs/integrations/connection-instructions/hubspot',
  '/docs/integrations/api-documentation/hubspot',
  '/docs/integrations/catalog',
  '/api/v1',
  '/api/v2',
  '/api/v2/create-privacy-request',
  '/changelog',
  '/changelog/archive',
  '/changelog/authors',
  '/changelog/tags',
  '/changelog/2025-10',
  '/tags',
  '/tags/consent',
  '/search',
  '/internal-showcase/test/check-all-tooltips',
];

/** What readers do that loads, writes or draws something. */
const STATES: readonly {name: string; path: string; act: (page: Page) => Promise<void>}[] = [
  {
    name: 'a search, its hit, and the page of all results',
    path: '/docs/request-manager/getting-started',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('deletion');
      await expect(page.getByRole('option')).toHaveCount(9);
      // The list of the query before has as many options.
      await expect(page.locator('[data-earlier]')).toHaveCount(0);
      await page.getByRole('option', {name: /See all results/}).click();
      await expect(page).toHaveURL(/\/search\/?\?q=deletion/);
      await expect(page.locator('main article').first()).toBeVisible();
    },
  },
  {
    name: 'a zoomed image',
    path: '/docs/request-manager/request-processing/wizard-flow',
    async act(page) {
      const image = page.locator('.markdown figure img').first();
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveClass(/medium-zoom-image/);
      await image.click();
      await expect(page.locator('.medium-zoom-image--opened')).toBeFocused();
    },
  },
  {
    name: 'the privacy choices',
    path: '/',
    async act(page) {
      await page.getByRole('contentinfo').getByText('My Privacy Choices').click();
      const dialog = page.getByRole('dialog', {name: 'My Privacy Choices'});
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', {name: 'Save choices'}).click();
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: 'another language of the samples, and a copy of one',
    path: '/api/v2/create-privacy-request',
    async act(page) {
      await page.getByRole('radio', {name: 'Go', exact: true}).check();
      const panel = page.locator('[data-language]:visible');
      await expect(panel).toContainText('package main');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', {name: 'Copy the sample'}).click();
      await expect(page.getByText('Copied').first()).toBeAttached();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-sample-language', 'go');
    },
  },
  {
    name: 'the catalog, filtered',
    path: '/docs/integrations/catalog',
    async act(page) {
      await page.getByRole('search', {name: 'Find an integration'}).getByRole('searchbox').fill('zendesk');
      await expect(page.locator('[data-service="zendesk"]')).toBeVisible();
      await expect(page.locator('[data-service="hubspot"]')).toBeHidden();
    },
  },
  {
    name: 'a walk through pages without loading them anew, and dark mode',
    path: '/docs/request-manager/getting-started',
    async act(page) {
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/getting-started$/);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.locator('.navbar').getByRole('link', {name: 'Changelog'}).click();
      await expect(page).toHaveURL(/\/changelog$/);
      await page
        .getByRole('button', {name: /Switch between dark and light mode/})
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  },
];

// A violation is an error on the console too, which fails any test.
test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sourceFile}) =>
      window.violations.push(`${effectiveDirective}: ${blockedURI} (${sourceFile})`),
    );
  });
});

const violations = (page: Page) => page.evaluate(() => window.violations);

for (const path of PAGES) {
  test(`${path} keeps to the policy`, async ({page}) => {
    await open(page, path);
    await page.mouse.wheel(0, 1000);
    await idle(page);
    expect(await violations(page)).toEqual([]);
  });
}

for (const {name, path, act} of STATES) {
  test(`${name}: nothing is against the policy`, async ({page}) => {
    await open(page, path);
    await act(page);
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('the policy holds', () => {
  // What is tried is reported, whether or not it leaves the browser.
  test.use({expectedNoise: /Content Security Policy|evil\.example|status of 404/});

  test('a script that somebody smuggles in is not run, nor is a style or a foreign image loaded', async ({
    page,
  }) => {
    await open(page, '/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.smuggled = "yes"';
      document.body.append(script);
      const link = document.createElement('div');
      link.innerHTML = '<img src="x" onerror="document.documentElement.dataset.smuggled = \'yes\'">';
      document.body.append(link);
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      const image = new Image();
      image.src = 'https://evil.example/pixel.gif';
      await new Promise((resolve) => image.addEventListener('error', resolve));
      let isEvaluated = true;
      try {
        isEvaluated = Boolean((0, eval)('true'));
      } catch {
        isEvaluated = false;
      }
      return {
        smuggled: document.documentElement.dataset.smuggled,
        isEvaluated,
        display: getComputedStyle(document.body).display,
      };
    });
    expect(ran).toEqual({smuggled: undefined, isEvaluated: false, display: 'block'});
    const directives = (await violations(page)).map((text) => text.split(':')[0]);
    expect(new Set(directives)).toEqual(
      new Set(['script-src-elem', 'script-src-attr', 'script-src', 'style-src-elem', 'img-src']),
    );
  });
});
