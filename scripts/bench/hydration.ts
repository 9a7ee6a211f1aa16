/**
 * Tasks of the main thread from the first byte of a page until it is alive, on a phone. Chromium's trace says how
 * much processor time a task took (`tdur`), which what else runs on the machine hardly changes; four times that is
 * what a phone needs, by Lighthouse's way to count.
 */
import {LONG_TASK, PHONE, PHONE_SLOWDOWN, openSettled} from './browser';
import {median} from './figures';
import {PAGES} from './pages';

const RUNS = 3;

/** Tasks of the page's main thread, in milliseconds on a phone. */
async function traceTasks(browser, address) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...value));
  await session.send('Tracing.start', {
    traceConfig: {includedCategories: ['toplevel', 'blink.user_timing']},
    transferMode: 'ReportEvents',
  });
  await openSettled(page, address);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  await context.close();
  const start = events.findLast(
    ({name, args}) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (!start) throw new Error(`The trace of ${address} has no navigation.`);
  return events
    .filter(
      ({name, ph, pid, tid, ts}) =>
        ph === 'X' && /RunTask$/.test(name) && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .map(({tdur = 0}) => (tdur / 1000) * PHONE_SLOWDOWN);
}

/** @returns {Promise<import('./figures').Figure[]>} */
export async function measureHydration({browser, origin, pages = PAGES}) {
  const figures = [];
  for (const {kind, path} of pages) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const long = (await traceTasks(browser, origin + path)).filter((task) => task > LONG_TASK);
      runs.push({
        count: long.length,
        longest: Math.max(0, ...long),
        blocking: long.reduce((total, task) => total + task - LONG_TASK, 0),
      });
    }
    const of = (key) => median(runs.map((run) => run[key]));
    figures.push(
      {name: `hydration / ${kind} / long tasks`, value: of('count'), unit: '', isTime: true},
      {name: `hydration / ${kind} / longest`, value: of('longest'), unit: 'ms', isTime: true},
      {name: `hydration / ${kind} / blocking`, value: of('blocking'), unit: 'ms', isTime: true},
    );
  }
  return figures;
}
