/**
 * Tasks of the main thread from the first byte of a page until it is alive, on a phone. Chromium's trace says how
 * much processor time a task took (`tdur`), which what else runs on the machine hardly changes; four times that is
 * what a phone needs, by Lighthouse's way to count.
 */
import type {Browser} from '@playwright/test';
import {LONG_TASK, PHONE, PHONE_SLOWDOWN, openSettled, type Site} from './browser';
import {median, type Figure} from './figures';

const RUNS = 3;

/**
 * What is read of an event of the trace; times in microseconds.
 *
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: {readonly data?: {readonly documentLoaderURL?: string}};
}

/** Tasks of the page's main thread, in milliseconds on a phone. */
async function traceTasks(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  // The protocol says of events only that they are objects.
  session.on('Tracing.dataCollected', ({value}: {value: readonly object[]}) =>
    events.push(...(value as readonly TraceEvent[])),
  );
  await session.send('Tracing.start', {
    traceConfig: {includedCategories: ['toplevel', 'blink.user_timing']},
    transferMode: 'ReportEvents',
  });
  await openSettled(page, address);
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
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
        ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .map(({tdur = 0}) => (tdur / 1000) * PHONE_SLOWDOWN);
}

/** Long tasks of each kind of page. */
export async function measureHydration({
  browser,
  origin,
  pages,
}: Pick<Site, 'browser' | 'origin' | 'pages'>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const {kind, path} of pages) {
    const runs: {readonly count: number; readonly longest: number; readonly blocking: number}[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const long = (await traceTasks(browser, origin + path)).filter((task) => task > LONG_TASK);
      runs.push({
        count: long.length,
        longest: Math.max(0, ...long),
        blocking: long.reduce((total, task) => total + task - LONG_TASK, 0),
      });
    }
    const of = (key: 'count' | 'longest' | 'blocking') => median(runs.map((run) => run[key]));
    figures.push(
      {name: `hydration / ${kind} / long tasks`, value: of('count'), unit: '', isTime: true},
      {name: `hydration / ${kind} / longest`, value: of('longest'), unit: 'ms', isTime: true},
      {name: `hydration / ${kind} / blocking`, value: of('blocking'), unit: 'ms', isTime: true},
    );
  }
  return figures;
}
