/** Typing into the catalog of services, on a phone. */
import {LONG_TASK, PHONE, PHONE_SLOWDOWN} from './browser.mjs';

/** What readers type. */
const WORDS = ['zendesk', 'mail', 'crm access'];
/** Milliseconds between two keys. */
const KEY_INTERVAL = 150;

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
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
  for (const words of WORDS) {
    await field.fill('');
    for (const key of words) {
      await field.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(KEY_INTERVAL);
    }
  }
  const tasks = await page.evaluate(() => globalThis.longTasks);
  await context.close();
  return [
    {name: `catalog / typing, tasks over ${LONG_TASK} ms`, value: tasks.length, unit: '', isTime: true},
    {name: 'catalog / typing, longest task', value: Math.max(0, ...tasks), unit: 'ms', isTime: true},
  ];
}
