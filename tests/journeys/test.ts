import {test as base, expect} from '@playwright/test';
import {findBrowser} from '../../scripts/browsers';
import type {Browser, LaunchOptions} from './browsers/browser';
import {launchFirefox} from './browsers/firefox';
import {launchByPlaywright} from './browsers/playwright';
import {launchWebKit} from './browsers/webkit';
import {Host} from './host';
import {Reader} from './reader';

export interface EngineOption {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
}

interface WorkerFixtures extends EngineOption {
  readonly host: Host;
  readonly browserOfJourneys: Browser;
}

interface Fixtures {
  readonly reader: Reader;
  /** What a test provokes on purpose of what the host has seen. */
  readonly expectedNoise: RegExp | undefined;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasOptOutSignal: boolean;
}

const DESKTOP = {width: 1440, height: 900};

/** Starts the browser that this machine has for an engine. */
export async function launch(engine: EngineOption['engine'], options: LaunchOptions): Promise<Browser> {
  const found = findBrowser(engine);
  if (!found) throw new Error(`There is no ${engine} on this machine; "npm test" installs one.`);
  if (found.driver === 'bidi') return launchFirefox(found.file, options);
  if (found.driver === 'webdriver') return launchWebKit(found.file, options);
  return launchByPlaywright(engine, found.file, options);
}

/** What WebKit reports of a frame that came late: observers hear of the rest in the next one. */
const LATE_FRAME = 'ResizeObserver loop completed with undelivered notifications';

/**
 * Journeys of a reader, each in every browser. What the host has seen that no reader should see fails the journey,
 * unless it says that it provokes it: messages in the console, requests without an answer or to anybody else.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  host: [
    async ({}, use, info) => {
      const host = await Host.start(info.project.use.baseURL ?? '');
      await use(host);
      await host.stop();
    },
    {scope: 'worker'},
  ],
  browserOfJourneys: [
    async ({engine, host}, use) => {
      const browser = await launch(engine, {proxy: host.proxy, hasOptOutSignal: false});
      await use(browser);
      await browser.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  expectedNoise: [undefined, {option: true}],
  hasOptOutSignal: [false, {option: true}],
  reader: async ({engine, browserOfJourneys, host, expectedNoise, hasOptOutSignal}, use) => {
    host.reset();
    // A setting in Firefox, and unknown to the others.
    host.hasOptOutSignal = hasOptOutSignal && engine !== 'firefox';
    const own =
      hasOptOutSignal && engine === 'firefox'
        ? await launch(engine, {proxy: host.proxy, hasOptOutSignal})
        : undefined;
    const window = await (own ?? browserOfJourneys).openWindow();
    const reader = new Reader(window, host);
    await reader.resize(DESKTOP);
    await use(reader);
    const noise = host.noise();
    await window.close();
    await own?.close();
    expect(
      noise.filter((text) => !text.includes(LATE_FRAME) && !expectedNoise?.test(text)),
      'what no reader should see',
    ).toEqual([]);
  },
});

export {expect};
