import {START} from '../e2e/states/chunks';
import {test} from './test';

const BOX = '.navbar__search-input';

test('Ctrl+K, a word and Enter lead to the page', async ({reader}) => {
  await reader.open('/');
  await reader.press('Control+k');
  await reader.expect((box) => document.activeElement?.matches(box), BOX).toBe(true);
  await reader.type('deletion');
  await reader.expect(() => document.querySelector('[role=option]')?.textContent).toContain('Deletion');
  await reader.press('Enter');
  await reader.expectAddress(START);
  await reader.expectShown('h1', 'Deletion');
});

test('the search page finds what its address asks for', async ({reader}) => {
  await reader.open('/search/?q=webhook');
  await reader.expectShown('h1', 'Search results for "webhook"');
  await reader.expect(() => document.querySelectorAll('main article h2 a').length).toBeGreaterThan(0);
  await reader
    .expect(() => document.querySelector('main article')?.textContent.toLowerCase())
    .toContain('webhook');
});
