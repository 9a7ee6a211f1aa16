import {drawn, expect, open, test} from '../support/test';

test('columns of a role table are the same before its rows have come', async ({page}) => {
  await open(page, '/docs/request-manager/getting-started');
  const [whole, withoutRows] = await page
    .locator('table', {has: page.locator('[data-mark]')})
    .first()
    .evaluate((table) => {
      const widths = () =>
        [...table.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width);
      const before = widths();
      table.querySelector('tbody')?.replaceChildren();
      return [before, widths()] as const;
    });
  expect(whole.length).toBeGreaterThan(4);
  expect(withoutRows).toEqual(whole);
});

test.describe('glossary tooltips', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/internal-showcase/test/check-all-tooltips');
  });

  test('a tooltip shows on hover, can be hovered itself, and hides on Escape', async ({page}) => {
    const word = page.getByRole('button', {name: 'data protection impact assessment'});
    await word.hover();
    const tooltip = page.getByRole('tooltip').filter({hasText: 'GDPR Art. 35'});
    await expect(tooltip).toBeVisible();
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  test('a tooltip shows on focus and describes its word', async ({page}) => {
    const word = page.getByRole('button', {name: 'Controllers'});
    await word.focus();
    await expect(page.getByRole('tooltip').filter({visible: true})).toHaveCount(1);
    await expect(word).toHaveAccessibleDescription(/\S{3}/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip').filter({hasText: 'GDPR Art. 4(7)'})).toBeHidden();
  });

  test('a tooltip stays until neither the focus nor the pointer is on its word', async ({page}) => {
    const word = page.getByRole('button', {name: 'data protection impact assessment'});
    const tooltip = page.getByRole('tooltip').filter({hasText: 'GDPR Art. 35'});
    await word.focus();
    // The focus of the keyboard, whatever had it before.
    await page.keyboard.press('Shift');
    await word.hover();
    await page.mouse.move(1, 1);
    await drawn(page);
    await expect(word).toBeFocused();
    await expect(tooltip).toBeVisible();
    await word.hover();
    await word.evaluate((element) => element.blur());
    await drawn(page);
    await expect(tooltip).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(tooltip).toBeHidden();
  });

  for (const width of [1440, 390]) {
    test(`no tooltip leaves a screen of ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const words = page
        .locator('article')
        .getByRole('button')
        .filter({hasNotText: /^(Copy|Toggle|On this page)/});
      const terms = page.locator('[role=tooltip]');
      const count = await terms.count();
      expect(count).toBeGreaterThan(8);
      for (let index = 0; index < count; index += 1) {
        const id = (await terms.nth(index).getAttribute('id')) ?? '';
        const word = words.and(page.locator(`[aria-describedby="${id}"]`));
        await word.focus();
        const tooltip = page.locator(`[id="${id}"]`);
        await expect(tooltip).toBeVisible();
        await expect
          .poll(async () => {
            const box = await tooltip.boundingBox();
            return box && box.x >= 0 && box.x + box.width <= width;
          })
          .toBe(true);
      }
    });
  }
});

for (const [width, height] of [
  [1280, 800],
  [320, 256],
] as const) {
  test(`nothing cuts off the tooltip of a word in a table, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/docs/overview/tenant');
    const words = page.locator('article table [data-term]');
    expect(await words.count()).toBeGreaterThan(1);
    for (const word of await words.all()) {
      await word.focus();
      const tooltip = page.getByRole('tooltip').filter({visible: true});
      await expect(tooltip).toHaveCount(1);
      const hidden = await tooltip.evaluate((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const corners = [left + 9, right - 9].flatMap((x) =>
          [top + 9, bottom - 9].map((y) => [x, y] as const),
        );
        return corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
      });
      expect(hidden).toEqual([]);
    }
  });
}

test('next steps are links whose whole card can be pressed', async ({page}) => {
  await open(page, '/internal-showcase/test/check-all-next-steps');
  const card = page.getByRole('navigation', {name: 'Next steps'}).getByRole('listitem').first();
  const box = await card.boundingBox();
  expect(box).not.toBeNull();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + (box?.height ?? 0) - 8);
  await expect(page).toHaveURL(/\/privacy-right\/deletion$/);
});

test('tabs of one group change together and are remembered', async ({page}) => {
  await open(page, '/internal-showcase/test/check-all-tooltips');
  await page.getByRole('tab', {name: 'Windows'}).click();
  await page.reload();
  await expect(page.getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
});

test('arrows, Home, and End choose a tab, and each panel has the name of its tab', async ({page}) => {
  await open(page, '/docs/overview/user-management/sso/okta');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await expect(list).toHaveAccessibleName('SAML or OIDC');
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowRight', 0],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['End', 1],
  ] as const) {
    await page.keyboard.press(key);
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const panel = page.locator(`[id="${(await tab.getAttribute('aria-controls')) ?? ''}"]`);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAccessibleName(await tab.innerText());
  }
});

test('a wide table can be focused while it scrolls, and not while it fits', async ({page}) => {
  await open(page, '/docs/request-manager/request-processing/overview');
  const scroller = page.locator('.markdown div:has(> table)').first();
  await expect(scroller).not.toHaveAttribute('tabindex');
  await page.setViewportSize({width: 390, height: 844});
  await expect(scroller).toHaveAttribute('tabindex', '0');
});

test('code can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/internal-showcase/test/check-all-tooltips');
  const block = page.locator('.theme-code-block').filter({hasText: 'orders-pg'});
  await block.getByRole('button', {name: /^Copy /}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('"key": "orders-pg"');
});

test('an operation page shows nested fields on demand', async ({page}) => {
  await open(page, '/api/v2/create-privacy-request');
  const summary = page.locator('summary').filter({hasText: 'fields in subject'}).first();
  const field = page.locator('article code', {hasText: /^subject_type$/}).first();
  await expect(field).toBeHidden();
  await summary.click();
  await expect(field).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an operation page is complete', async ({page}) => {
    await page.goto('/api/v2/create-privacy-request');
    await expect(page.locator('article')).toContainText('privacy_requests:write');
    await page.locator('summary').filter({hasText: 'fields in subject'}).first().click();
    await expect(page.locator('article code', {hasText: /^subject_type$/}).first()).toBeVisible();
  });

  test('a tooltip shows on hover', async ({page}) => {
    await page.goto('/internal-showcase/test/check-all-tooltips');
    await page.getByRole('button', {name: 'data protection impact assessment'}).hover();
    await expect(page.getByRole('tooltip').filter({hasText: 'GDPR Art. 35'})).toBeVisible();
  });
});
