import {expect, test} from './test';

const OPERATION = '/api/v2/create-privacy-request';
const OTHER = '/api/v2/list-privacy-requests';
const PANEL = '[data-language]';

const sample = () =>
  [...document.querySelectorAll('[data-language]')].find((panel) => panel.checkVisibility())?.textContent;

test('the language of the samples is kept on the next operation', async ({reader}) => {
  await reader.open(OPERATION);
  await reader.expectShown(PANEL);
  await reader.expect(sample).not.toContain('import requests');
  await reader.click('[aria-label=Language] [value=python]');
  await reader.expectShown(PANEL);
  await reader.expect(sample).toContain('import requests');

  await reader.click(`.theme-doc-sidebar-menu a[href="${OTHER}"]`);
  await reader.expectAddress(OTHER);
  await reader.expectShown('h1', 'List privacy requests');
  await reader.expectShown(PANEL);
  await reader.expect(sample).toContain('import requests');
  // Firefox remembers what was checked by how many fields there were before it, and they come and go.
  await reader.ask(() => document.body.prepend(document.createElement('input')));
  await reader.reload();
  await reader.expect(sample).toContain('import requests');
});

test('the address of a field that is folded away leads to it', async ({reader}) => {
  const isSeen = () => {
    const field = document.getElementById('request-subject-email');
    const top = field?.checkVisibility() ? field.getBoundingClientRect().top : -1;
    return top > 0 && top < window.innerHeight;
  };
  await reader.open(`${OPERATION}#request-subject-email`);
  await reader.expect(isSeen).toBe(true);
});

test('the copy button says that it copied, and what it copied can be pasted', async ({reader}) => {
  const withoutSpaces = (text = '') => text.replace(/\s/g, '');
  await reader.open(OPERATION);
  const code = withoutSpaces(await reader.ask(sample).then((text) => text ?? ''));
  const button = '[aria-label="Copy the sample"]';
  await reader.click(button);
  await reader.expect((selector) => document.querySelector(selector)?.textContent, button).toBe('Copied');
  await reader.press('Control+k');
  await reader.expect(() => document.activeElement?.matches('.navbar input')).toBe(true);
  await reader.press('Control+v');
  const pasted = () => (document.activeElement as HTMLInputElement | null)?.value ?? '';
  await reader.expect(pasted).not.toBe('');
  // A field of one line takes line breaks out, in each browser in its own way, and has a longest value.
  const start = withoutSpaces(await reader.ask(pasted));
  expect(start.length).toBeGreaterThan(50);
  expect(code.slice(0, start.length)).toBe(start);
});
