/** Typing into the catalog of services, on a phone. */
import type {CDPSession, Page} from '@playwright/test';
import {LONG_TASK, PHONE, PHONE_SLOWDOWN, type Site} from './browser';
import type {Figure} from './figures';

/** What readers type. */
const WORDS = ['zendesk', 'mail', 'crm access'];
/** Milliseconds between two keys. */
const KEY_INTERVAL = 150;

/** How long the page has for what a cleared field brings back, in milliseconds. */
const REST = 1000;

/** A key as the protocol of Chromium names it. */
interface Key {
  readonly key: string;
  readonly text?: string;
  readonly code?: string;
  readonly windowsVirtualKeyCode?: number;
}

declare global {
  /** Milliseconds of long tasks, in the page that is measured. */
  var longTasks: number[] | undefined;
}

/**
 * A key as the browser gets it from a keyboard. Not Playwright's, which looks for the element with a script of its
 * own each time: on a slowed-down page a task of 50 ms.
 */
async function press(session: CDPSession, page: Page, key: Key) {
  await session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...key});
  await session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key});
  await page.waitForTimeout(KEY_INTERVAL);
}

/** Long tasks while somebody types. */
export async function measureCatalog({browser, origin}: Site): Promise<Figure[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${origin}/docs/integrations/catalog`, {waitUntil: 'networkidle'});
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: PHONE_SLOWDOWN});
  await page.evaluate(() => {
    const tasks: number[] = [];
    globalThis.longTasks = tasks;
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  const field = page.getByRole('searchbox', {name: /^Search by name/});
  await field.focus();
  await page.waitForTimeout(REST);
  await page.evaluate(() => globalThis.longTasks?.splice(0));
  for (const words of WORDS) {
    for (const key of words) await press(session, page, {key, text: key});
    // All at once, as readers do who begin anew.
    await field.evaluate((input: HTMLInputElement) => input.select());
    await press(session, page, {key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8});
    await page.waitForTimeout(REST);
  }
  const tasks = await page.evaluate(() => globalThis.longTasks ?? []);
  await context.close();
  return [
    {
      name: `catalog / typing, tasks over ${LONG_TASK} ms`,
      value: tasks.length,
      unit: '',
      atMost: 0,
      isTime: true,
    },
    {name: 'catalog / typing, longest task', value: Math.max(0, ...tasks), unit: 'ms', isTime: true},
  ];
}
