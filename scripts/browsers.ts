/** Finds the three browsers of the tests, or installs those that are missing. */
import fs from 'node:fs';
import {chromium, firefox, webkit} from '@playwright/test';
import {attempt, installPackages, rootPrefix} from './apt';
import {collect} from './run';

/** A family of browsers, in Playwright's words. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** A browser that is there, and who can drive it. */
export interface FoundBrowser {
  readonly driver: 'playwright' | 'bidi' | 'webdriver';
  readonly file: string;
}

/** What is known of a browser beside Playwright's own. */
interface KnownBrowser {
  readonly name: string;
  /** The variable that names one. */
  readonly variable: string;
  /** Where systems have one, and who can drive that. */
  readonly paths: readonly string[];
  readonly driver: FoundBrowser['driver'];
  /** What must be there besides. */
  readonly besides: readonly string[];
  /** What Debian calls it all. */
  readonly packages: readonly string[];
  /** The oldest version that can be driven. */
  readonly oldest?: number;
}

const BROWSERS: Readonly<Record<Engine, KnownBrowser>> = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    paths: [
      // Without the windows of a browser: the same tests took 162 instead of 180 seconds of a core.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    driver: 'playwright',
    besides: [],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    driver: 'bidi',
    besides: [],
    packages: ['firefox-esr'],
    // 140, which Debian's first list still has, doesn't know two commands that Puppeteer sends.
    oldest: 153,
  },
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    // It starts WebKitGTK's own browser, which needs a display.
    paths: ['/usr/bin/WebKitWebDriver'],
    driver: 'webdriver',
    besides: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export const ENGINES: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

/**
 * The browser that is there: the one that its variable names, Playwright's own, or the system's.
 *
 * @throws when the variable names a file that does not exist
 */
export function findBrowser(engine: Engine): FoundBrowser | undefined {
  const {variable, paths, driver, besides} = BROWSERS[engine];
  const named = process.env[variable];
  if (named && !fs.existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist`);
  const own = {chromium, firefox, webkit}[engine].executablePath();
  if (!named && fs.existsSync(own)) return {driver: 'playwright', file: own};
  const file = [named, ...paths].find((one) => one && fs.existsSync(one));
  return file && besides.every((one) => fs.existsSync(one)) ? {driver, file} : undefined;
}

/**
 * The browser that is there, if its driver takes it.
 *
 * @throws when a variable names one that is too old
 */
async function findUsable(engine: Engine): Promise<FoundBrowser | undefined> {
  const found = findBrowser(engine);
  const {name, variable, oldest} = BROWSERS[engine];
  if (!found || found.driver === 'playwright' || oldest === undefined) return found;
  const {output} = await collect(found.file, ['--version']);
  const [, version] = /(\d+)\./.exec(output) ?? [];
  if (Number(version) >= oldest) return found;
  if (!process.env[variable]) return undefined;
  throw new Error(`${variable} names ${output.trim()}. The tests need ${name} ${oldest} or later`);
}

/**
 * Gives a browser. Where there is none, or one that is too old, Playwright downloads its own; where that is not
 * possible, the system's package manager installs one.
 *
 * @throws Error that says what to install
 */
export async function ensureBrowser(engine: Engine): Promise<FoundBrowser> {
  const found = await findUsable(engine);
  if (found) return found;

  const {name, variable, packages, oldest} = BROWSERS[engine];
  console.log(`\n▸ Installing ${name} for the browser tests`);
  await attempt(['npx', 'playwright', 'install', engine]);
  const downloaded = await findUsable(engine);
  if (downloaded) {
    // The libraries that it needs.
    if (await rootPrefix()) await attempt(['npx', 'playwright', 'install-deps', engine]);
    return downloaded;
  }

  console.log('\n▸ Playwright could not download it; asking the system’s package manager');
  await installPackages(packages);
  const installed = await findUsable(engine);
  if (installed) return installed;
  const wanted = oldest === undefined ? name : `${name} ${oldest} or later`;
  throw new Error(
    `No ${wanted} could be installed. Run "npx playwright install --with-deps ${engine}"; or, on Debian, ` +
      `"apt-get install ${packages.join(' ')}". ${variable} names one elsewhere.`,
  );
}
