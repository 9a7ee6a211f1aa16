import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

test('the navbar leads to docs, changelog and API, and outside', async ({page}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'Status Page'})).toHaveAttribute(
    'href',
    'https://status.clearwarden.example',
  );
  await expect(navbar.getByRole('link', {name: 'Request a Demo'})).toHaveAttribute(
    'href',
    'https://www.clearwarden.example/demo',
  );
  await navbar.getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL(/\/changelog$/);
  await navbar.getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL(/\/api\/v2$/);
  await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the home page has its footer, signs at links that leave the site, and asks for nothing', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Get In Touch', 'Quick Links', 'Product']) {
    await expect.soft(footer.getByText(title, {exact: true}), title).toBeVisible();
  }
  await expect.soft(footer).toContainText('Copyright © 2025 Clearwarden, Inc.');

  const signed = await page.locator('.navbar a[href], .footer a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({protocol, host, target, children}) => ({
      leaves: protocol.startsWith('http') && host !== window.location.host,
      opensTab: target === '_blank',
      hasSign: [...children].some((child) => child.tagName.toLowerCase() === 'svg'),
    })),
  );
  expect.soft(signed.filter(({leaves}) => leaves).length, 'links that leave').toBeGreaterThan(3);
  const wrong = signed.filter(({leaves, opensTab, hasSign}) => opensTab !== leaves || hasSign !== leaves);
  expect.soft(wrong, 'only links that leave open a tab and have the sign').toEqual([]);

  await expect.soft(page.getByRole('dialog'), 'nobody is asked').toHaveCount(0);
  expect.soft(await page.context().cookies(), 'nothing is stored before a choice').toEqual([]);
});

test('the API has a switch between its versions', async ({page}) => {
  await open(page, '/api/v2');
  const versions = page.getByRole('navigation', {name: 'API version'});
  await expect(versions.getByRole('link', {name: 'v2.0'})).toHaveAttribute('aria-current', 'true');
  await versions.getByRole('link', {name: 'v1.0'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API v1.0');
  await expect(versions.getByRole('link', {name: 'v1.0'})).toHaveAttribute('aria-current', 'true');
});

test('a docs page has breadcrumbs, neighbors, an edit link and its last change', async ({page}) => {
  await open(page, '/docs/request-manager/request-processing/privacy-right/deletion');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('link')).toHaveText(['Request Manager', 'Privacy rights']);
  const neighbors = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(neighbors.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/docs\/request-manager\/request-processing\/privacy-right\/deletion\.mdx$/,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
});

test('the changelog sidebar has all months, grouped by year', async ({page}) => {
  await open(page, '/changelog');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(sidebar.getByText('2025', {exact: true})).toBeVisible();
  await expect(sidebar.getByRole('link').first()).toHaveText('October 2025');
});

test('an old address leads to the new page', async ({page}) => {
  await page.goto('/docs/request-manager/quick-start/policies?from=mail#matching');
  await expect(page).toHaveURL(
    /\/docs\/request-manager\/settings\/privacy-request-policies\?from=mail#matching$/,
  );
});

test('the preferences open from My Privacy Choices on every kind of page', async ({page}) => {
  for (const path of ['/', '/api/v2/create-privacy-request', '/changelog', '/search']) {
    await open(page, path);
    await page.getByRole('contentinfo').getByText('My Privacy Choices').click();
    const dialog = page.getByRole('dialog', {name: 'My Privacy Choices'});
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', {name: 'Reject all'}).click();
    await expect(dialog).toBeHidden();
  }
});

test('each name above a title leads to a page of its own area', async ({page}) => {
  for (const [path, targets] of [
    [
      '/docs/integrations/connection-instructions/hubspot',
      ['/docs/integrations/overview', '/docs/integrations/catalog?category=crm'],
    ],
    [
      '/docs/overview/user-management/SCIM',
      ['/docs/overview/privacy-dashboard', '/docs/overview/user-management/inviting-new-users'],
    ],
    // The first page of an area does not lead to itself.
    ['/docs/integrations/overview', []],
  ] as const) {
    await open(page, path);
    const links = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect.soft(hrefs, path).toEqual(targets);
  }
});

test('on a phone, one line leads to the names above', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/request-manager/request-processing/privacy-right/deletion');
  const names = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(names.filter({visible: true})).toHaveText(['Privacy rights']);
});

/** Where the parts of the frame are, in pixels. */
async function places(page: Page) {
  return page.evaluate(() => {
    const placeOf = (selector: string) => {
      const box = [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .find(({width}) => width > 0);
      return (
        box && {left: Math.round(box.left), width: Math.round(box.width), height: Math.round(box.height)}
      );
    };
    return {
      navbar: placeOf('.navbar')?.height,
      sidebar: placeOf('.theme-doc-sidebar-container'),
      text: placeOf('article'),
      contents: placeOf('nav:has(> .theme-doc-toc-desktop)'),
      line: placeOf('.theme-doc-toc-mobile') !== undefined,
      isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });
}

for (const [width, sidebar, text, contents] of [
  [1920, [240, 264], [552, 832], [1416, 216]],
  [1440, [0, 264], [312, 832], [1176, 216]],
  [1240, [0, 264], [312, 632], [976, 216]],
  [1239, [0, 264], [296, 911], undefined],
  [996, [0, 264], [296, 668], undefined],
  [995, undefined, [82, 832], undefined],
  [390, undefined, [20, 350], undefined],
  [320, undefined, [20, 280], undefined],
] as const) {
  test(`at ${width} px, the parts of the frame are where they belong`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/request-manager/request-processing/privacy-right/deletion');
    const found = await places(page);
    const across = (place?: {readonly left: number; readonly width: number}) =>
      place && [place.left, place.width];
    expect({
      navbar: found.navbar,
      sidebar: across(found.sidebar),
      text: across(found.text),
      contents: across(found.contents),
      line: found.line,
      isTooWide: found.isTooWide,
    }).toEqual({navbar: 56, sidebar, text, contents, line: !contents, isTooWide: false});
  });
}

test('the contents above the text open without scripts', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false, viewport: {width: 1000, height: 800}});
  await page.goto('/docs/request-manager/request-processing/privacy-right/deletion');
  await page.locator('.theme-doc-toc-mobile summary').click();
  await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
  await page.close();
});

test('the table of contents stays in view', async ({page}) => {
  for (const path of ['/docs/request-manager/getting-started', '/api/v2', '/changelog/2025-10']) {
    await open(page, path);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect.soft(contents.getByRole('link').first(), path).toBeInViewport();
  }
});

test.describe('the sidebar', () => {
  const openPage = (page: Page) => page.locator('.theme-doc-sidebar-container a[aria-current="page"]');

  test('shows where a page is', async ({page}) => {
    for (const path of [
      '/docs/overview/user-management/sso/cisco-duo',
      '/docs/integrations/connection-instructions/zoominfo',
      '/api/v2/fetch-user-audit-logs',
    ]) {
      await open(page, path);
      await expect.soft(openPage(page), path).toBeInViewport({ratio: 1});
      expect.soft(await page.evaluate(() => window.scrollY), path).toBe(0);
    }
  });

  test('shows where a page is that a link of the text leads to', async ({page}) => {
    await open(page, '/docs/request-manager/getting-started');
    await page.locator('article').getByRole('link', {name: 'HubSpot', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'HubSpot', exact: true})).toBeVisible();
    await expect(openPage(page)).toHaveText('HubSpot');
    await expect(openPage(page)).toBeInViewport({ratio: 1});
  });

  test('stays where the reader has scrolled it', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 500});
    await open(page, '/docs/integrations/connection-instructions/heap');
    const menu = page.locator('.theme-doc-sidebar-container .menu');
    const link = menu.getByRole('link', {name: 'Heap', exact: true});
    // The sidebar shows the open page when the browser is idle.
    await expect(link).toBeInViewport({ratio: 1});
    await link.hover();
    const scrolled = () => menu.evaluate((element) => element.scrollTop);
    // The browser scrolls smoothly: less than all of it is not yet where the reader leaves it.
    const next = menu.getByRole('link', {name: 'Help Scout', exact: true});
    // To the lower edge, where a page that is opened would be brought to the middle.
    const distance = await next.evaluate((element) => {
      const edge = element.closest('.menu')?.getBoundingClientRect().bottom ?? NaN;
      return Math.round(element.getBoundingClientRect().bottom - edge + 8);
    });
    const chosen = (await scrolled()) + distance;
    await page.mouse.wheel(0, distance);
    await expect.poll(scrolled).toBe(chosen);
    await next.click();
    await expect(page.getByRole('heading', {level: 1, name: 'Help Scout', exact: true})).toBeVisible();
    // Longer than categories take to open.
    await page.waitForTimeout(800);
    expect(await scrolled()).toBe(chosen);
  });
});
