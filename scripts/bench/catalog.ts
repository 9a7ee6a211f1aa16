/** Typing into the catalog of services, on a phone. */
import {LONG_TASK, PHONE, PHONE_SLOWDOWN} from './browser';

/** What readers type. */
const WORDS = ['zendesk', 'mail', 'crm access'];
/** Milliseconds between two keys. */
const KEY_INTERVAL = 150;

/** How long the page has for what a cleared field brings back, in milliseconds. */
const REST = 1000;

/**
 * A key as the browser gets it from a keyboard. Not Playwright's, which looks for the element with a script of its
 * own each time: on a slowed-down page a task of 50 ms.
 */
async function press(session, page, key) {
  await session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...key});
  await session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key});
  await page.waitForTimeout(KEY_INTERVAL);
}

/** @returns {Promise<import('./figures').Figure[]>} */
export async function measureCatalog({browser, origin}) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${origin}/docs/integrations/overview`, {waitUntil: 'networkidle'});
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: PHONE_SLOWDOWN});
  await page.evaluate(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) =>
      globalThis.longTasks.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask'});
  });
  const field = page.getByRole('searchbox', {name: /^Search by name/});
  await field.focus();
  await page.waitForTimeout(REST);
  await page.evaluate(() => (globalThis.longTasks.length = 0));
  for (const words of WORDS) {
    for (const key of words) await press(session, page, {key, text: key});
    // All at once, as readers do who begin anew.
    await field.evaluate((input) => input.select());
    await press(session, page, {key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8});
    await page.waitForTimeout(REST);
  }
  const tasks = await page.evaluate(() => globalThis.longTasks);
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
