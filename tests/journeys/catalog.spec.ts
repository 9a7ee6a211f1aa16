import {expect} from '@playwright/test';
import {test} from './test';

const PATH = '/docs/integrations/catalog';
const FIELD = '[aria-label="Find an integration"] input[type=search]';

test('typing filters, and the address keeps it', async ({reader}) => {
  await reader.open(PATH);
  await reader.expectShown('[data-service="hubspot"]');
  await reader.click(FIELD);
  await reader.type('zendesk');
  await reader.expectShown('[data-service="zendesk"]');
  await reader.expectHidden('[data-service="hubspot"]');
  await reader.expectAddress(`${PATH}?q=zendesk`);
  await reader.reload();
  await reader
    .expect((field) => document.querySelector<HTMLInputElement>(field)?.value, FIELD)
    .toBe('zendesk');
  await reader.expectHidden('[data-service="hubspot"]');
});

test('a letter leads to its services', async ({reader}) => {
  await reader.open(PATH);
  await reader.click('[aria-label="Services by first letter"] a', 'S');
  await reader.expectAddress(`${PATH}#services-s`);
  await reader
    .expect(() => {
      const {top = -1} = document.querySelector('#services-s')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < window.innerHeight;
    })
    .toBe(true);
});

test('what is read keeps its place while groups above it are laid out', async ({reader}) => {
  await reader.open(PATH);
  const moved = await reader.ask(async () => {
    const service = document.querySelector('[data-service=zendesk]');
    const top = () => service?.getBoundingClientRect().top ?? NaN;
    const frame = () => new Promise(requestAnimationFrame);
    // What comes into view is laid out in the next frames by itself.
    for (let frames = 0; frames < 3; frames += 1) {
      service?.scrollIntoView({block: 'center', behavior: 'instant'});
      await frame();
    }
    const before = top();
    const waits = () =>
      document
        .querySelector('[data-service]')
        ?.closest('table')
        ?.querySelector('tbody:not([data-is-laid-out])');
    while (waits()) await frame();
    await frame();
    return Math.abs(top() - before);
  });
  expect(moved).toBeLessThan(3);
});

test('chosen services are compared, in an address that can be shared', async ({reader}) => {
  const headers = () =>
    [...document.querySelectorAll('dialog th[scope=col]')].map((header) => header.textContent).join(' | ');
  await reader.open(PATH);
  for (const choice of ['[aria-label="Compare Zendesk"]', '[aria-label="Compare MySQL"]']) {
    await reader.click(choice);
    await reader.expectShown(`${choice}:checked`);
  }
  await reader.click('[aria-label="Comparison"] button', 'Compare');
  await reader.expect(headers).toMatch(/^Property \| ZnZendesk.*\| MsMySQL/);
  const address = await reader.ask(() => location.pathname + location.search);
  await reader.open('/');
  await reader.open(address);
  await reader.expect(headers).toMatch(/^Property \| ZnZendesk.*\| MsMySQL/);
});
