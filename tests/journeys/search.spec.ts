import {START} from '../e2e/states/chunks';
import {test} from './test';

const BOX = '.navbar input';

test('Ctrl+K, a word and Enter lead to the page', async ({reader}) => {
  await reader.open('/');
  await reader.press('Control+k');
  await reader.expect((box) => document.activeElement?.matches(box), BOX).toBe(true);
  await reader.type('deletion');
  await reader
    .expect(() => document.querySelector('[role=option] strong')?.textContent)
    .toContain('Deletion');
  await reader.press('Enter');
  await reader.expectAddress(START);
  await reader.expectShown('h1', 'Deletion');
});

test('the search page finds, and its address follows what is typed', async ({reader}) => {
  const results = () => document.querySelectorAll('main article h3 a').length > 0;
  await reader.open('/search/?q=webhook');
  await reader.expect(results).toBe(true);
  await reader.click('main input[type=search]');
  await reader.press('Control+a');
  await reader.type('approver');
  await reader.expect(() => new URLSearchParams(location.search).get('q')).toBe('approver');
  await reader.expect(results).toBe(true);
  await reader
    .expect(() => document.querySelector('main article')?.textContent.toLowerCase())
    .toContain('approv');
});
