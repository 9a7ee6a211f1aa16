import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** Hits of it come at once, those of the next query when the test lets them. */
const BEFORE = 'webhook';
const NEXT = 'zendesk';
const FIRST_HIT = '/docs/integrations/connection-instructions/zendesk';

const box = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const list = (page: Page) => page.getByRole('listbox');
const hits = (page: Page) => list(page).locator('[role=option]:has(strong)');
const status = (page: Page) => page.locator('.navbar').getByRole('status');

/** Types a query, and another one whose answer is held back. Gives what lets it come. */
async function typeWithoutAnswer(page: Page, query = NEXT): Promise<() => void> {
  await open(page, '/');
  await box(page).click();
  await page.keyboard.insertText(BEFORE);
  await expect(hits(page)).toHaveCount(8);
  const text = await hits(page).first().textContent();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let held = 0;
  await page.context().route(/\/search-index\//, async (route) => {
    held += 1;
    await answered;
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(query);
  await expect.poll(() => held).toBeGreaterThan(0);
  await expect(box(page)).toHaveValue(query);
  expect(await hits(page).first().textContent()).toBe(text);
  return answer;
}

test('the first query says that it is being searched for, until it has hits or has failed', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.context().route(/search-index/, async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, '/');
  await box(page).click();
  await expect(status(page)).toHaveText('');
  await page.keyboard.insertText(NEXT);
  await expect(status(page)).toHaveText('Searching');
  answer();
  await expect(status(page)).toContainText('results');
});

/** Lets what a key press could have begun come to an end. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

test('all results are those of what is in the box, while the hits are those of the query before', async ({
  page,
}) => {
  const answer = await typeWithoutAnswer(page);
  await list(page)
    .getByRole('option', {name: /See all results/})
    .click();
  await expect(page).toHaveURL(`/search/?q=${NEXT}`);
  answer();
  await expect(page.locator('main article').first()).toContainText('Zendesk');
});

test('Enter waits for the hits of what is in the box, and opens the first', async ({page}) => {
  const answer = await typeWithoutAnswer(page);
  await page.keyboard.press('Enter');
  await settle(page);
  await expect(page).toHaveURL('/');
  await expect(list(page)).toBeVisible();
  await expect(page.locator('[data-index=loading]')).toBeVisible();
  answer();
  await expect(page).toHaveURL(FIRST_HIT);
  await expect(list(page)).toBeHidden();
});

test('who types on after Enter stays in the box', async ({page}) => {
  const answer = await typeWithoutAnswer(page);
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(' guide');
  await page.keyboard.press('Backspace');
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Backspace');
  // What Enter has waited for is in the box again, and nobody has asked for it since.
  await expect(box(page)).toHaveValue(NEXT);
  answer();
  await expect(hits(page).first()).toContainText('Zendesk');
  await settle(page);
  await expect(page).toHaveURL('/');
  await expect(box(page)).toBeFocused();
});

test('Escape after Enter stays on the page', async ({page}) => {
  const answer = await typeWithoutAnswer(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  answer();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toContainText('Zendesk');
  await settle(page);
  await expect(page).toHaveURL('/');
});

test('who has left the box after Enter stays on the page', async ({page}) => {
  const answer = await typeWithoutAnswer(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Clear'})).toBeFocused();
  answer();
  await expect(hits(page).first()).toContainText('Zendesk');
  await settle(page);
  await expect(page).toHaveURL('/');
});

test('Enter that has waited for nothing leads on', async ({page}) => {
  const answer = await typeWithoutAnswer(page, 'zzyxplugh');
  await page.keyboard.press('Enter');
  answer();
  await expect(status(page)).toHaveText('No results for “zzyxplugh”');
  await settle(page);
  await expect(page).toHaveURL('/');
  await expect(box(page)).toBeFocused();
});

test('Enter opens the hit that the reader has moved to, whatever is in the box', async ({page}) => {
  await typeWithoutAnswer(page);
  const second = hits(page).nth(1);
  const address = await second.getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? 'none');
});
