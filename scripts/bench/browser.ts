/** Chromium for measurements: every visit is a reader's first, and what is loaded is counted. */
import {chromium, type Browser, type BrowserContext, type Page, type Request} from '@playwright/test';
import {ensureBrowser} from '../browsers';
import type {KindOfPage} from './pages';

/** As root, Chromium has no sandbox; and nothing but the site's own requests shall go out. */
export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-background-networking'];
/** How many times slower than this machine a phone is taken to be, as Lighthouse takes it. */
export const PHONE_SLOWDOWN = 4;
export const DESKTOP = {viewport: {width: 1440, height: 900}};
export const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A task of the main thread that is longer is felt, in milliseconds: https://www.w3.org/TR/longtasks-1/ */
export const LONG_TASK = 50;

/** Milliseconds without requests after which prefetching is over. */
const SETTLED = 1_500;

/** What a part of the benchmark looks at. */
export interface Site {
  readonly browser: Browser;
  /** Where the build is served. */
  readonly origin: string;
  /** Folder of the build. */
  readonly dir: string;
  /** Pages to measure. */
  readonly pages: readonly KindOfPage[];
}

/** Starts Chromium, and installs it where there is none. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: (await ensureBrowser('chromium')).file, args: CHROMIUM_FLAGS});
}

/** Bytes by the type of what was loaded. */
type Bytes = Record<'html' | 'js' | 'css' | 'other', number>;

const TYPES: Readonly<Record<string, keyof Bytes>> = {document: 'html', script: 'js', stylesheet: 'css'};

/**
 * Counts what a context loads from now on, workers included. Bytes are those of bodies over the wire.
 *
 * @param origin of the site
 */
export function watchTraffic(context: BrowserContext, origin: string) {
  const responses: Promise<{readonly type: keyof Bytes; readonly bytes: number; readonly path: string}>[] =
    [];
  const foreign = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.add(url.origin);
  });
  const count = (request: Request) => {
    const measure = async () => {
      const response = await request.response();
      const {'content-length': length} = (await response?.allHeaders()) ?? {};
      const {pathname} = new URL(request.url());
      // A prefetched script has no type of its own.
      const type = TYPES[request.resourceType()] ?? (pathname.endsWith('.js') ? 'js' : 'other');
      return {type, bytes: Number(length ?? (await response?.body())?.length ?? 0), path: pathname};
    };
    responses.push(measure());
  };
  context.on('requestfinished', count);
  return {
    /** Ends the count: bytes by type and of each script, number of requests, and origins that are not the site's. */
    async sum(): Promise<{
      bytes: Bytes;
      scripts: Map<string, number>;
      requests: number;
      foreign: string[];
    }> {
      context.off('requestfinished', count);
      const bytes: Bytes = {html: 0, js: 0, css: 0, other: 0};
      const all = await Promise.all(responses);
      const scripts = new Map<string, number>();
      for (const {type, bytes: size, path} of all) {
        bytes[type] += size;
        if (type === 'js') scripts.set(path, size);
      }
      return {bytes, scripts, requests: all.length, foreign: [...foreign]};
    },
  };
}

/** Opens a page and waits until nothing is loaded any more. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  // What comes into view is prefetched when the browser has time.
  await page.waitForTimeout(SETTLED);
}
