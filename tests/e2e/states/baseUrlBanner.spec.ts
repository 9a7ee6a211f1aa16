import {expect, open, test} from '../../support/test';

const TITLE = 'Your Docusaurus site did not load properly.';

test.describe('when the assets are not where the site expects them', () => {
  test.use({expectedNoise: /^error: Failed to load resource: the server responded with a status of 404/});

  test('the home page suggests a base URL', async ({page, request}) => {
    // The document brings the message itself: nothing else can be loaded.
    const html = await (await request.get('/')).text();
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(scripts.filter((code) => code.includes(TITLE))).toHaveLength(1);

    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(TITLE);
    await expect(banner).toContainText('Current configured baseUrl = / (default value)');
    await expect(banner).toContainText('We suggest trying baseUrl = /');
    await expect(page.locator('h1')).toBeVisible();
  });
});

for (const script of ['main', 'runtime~main']) {
  test.describe(`when ${script} does not come`, () => {
    test.use({expectedNoise: /^error: Failed to load resource/});

    test('the home page says so once, and suggests no base URL: the stylesheet is where it should be', async ({
      page,
    }) => {
      await page.route(`**/assets/js/${script}.*.js`, (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByText(TITLE)).toBeHidden();
    });
  });
}

test('a home page that loads has no such message', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText(TITLE)).toHaveCount(0);
});
