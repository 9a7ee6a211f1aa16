import {expect, open, test} from '../support/test';

for (const {width, height, columns} of [
  {width: 1440, height: 900, columns: 4},
  {width: 996, height: 900, columns: 2},
  {width: 390, height: 844, columns: 2},
]) {
  test(`at ${width} px the home page begins with a search, and its products stand on the band`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', {name: 'Search the docs'});
    await expect(field).toBeInViewport({ratio: 1});
    expect((await field.locator('..').boundingBox())?.height).toBe(52);

    const band = await main.locator('header').boundingBox();
    const tiles = await main
      .locator('header + ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(tiles).toHaveLength(8);
    expect(new Set(tiles.map(({x}) => Math.round(x))).size, 'columns').toBe(columns);
    const top = tiles[0]?.y ?? NaN;
    expect(Math.round((band?.y ?? 0) + (band?.height ?? 0) - top), 'overlap').toBe(64);
  });
}

test('on the narrowest screen the band cuts nothing off', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/');
  const cut = await page.locator('main header *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const {right} = element.getBoundingClientRect();
      return right > window.innerWidth ? [`${element.tagName} ends at ${right}`] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('the home page is no docs page like others: no breadcrumbs, neighbors, edit link, or date', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of [
    '.theme-doc-breadcrumbs',
    '.theme-edit-this-page',
    '.theme-last-updated',
    '.pagination-nav',
  ]) {
    await expect(page.locator(`main ${name}`).filter({visible: true}), name).toHaveCount(0);
  }
});

test('the whole of a tile, a task, and a role is its link, and no link is small', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  const missed = await page.locator('main li:has(> svg)').evaluateAll((items) =>
    items.flatMap((item) => {
      item.scrollIntoView({block: 'center'});
      const {right, bottom, height} = item.getBoundingClientRect();
      const hit = document.elementFromPoint(right - 8, bottom - height / 2);
      return hit?.closest('a') && height >= 24 ? [] : [item.textContent];
    }),
  );
  expect(missed).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search of the home page leads to the search page with its words', async ({page}) => {
    await page.goto('/');
    const field = page.getByRole('main').getByRole('searchbox', {name: 'Search the docs'});
    await field.fill('delete a person');
    await field.press('Enter');
    await expect(page).toHaveURL('/search/?q=delete+a+person');
  });
});

test('lists of the changelog name months by what they brought', async ({page}) => {
  await page.goto('/changelog');
  const months = page.locator('main article');
  await expect(months).toHaveCount(10);
  const first = months.first();
  await expect(first.locator('time')).toHaveText('October 2025');
  await expect(first.locator('h2')).not.toContainText('October');
  await expect(first.getByText('Clearwarden Engineering')).toHaveCount(0);
  // The month stays beside its changes.
  const {y} = (await first.locator('h2').boundingBox()) ?? {y: NaN};
  expect(Math.abs(((await first.locator('time').boundingBox())?.y ?? 0) - y)).toBeLessThan(8);
});
