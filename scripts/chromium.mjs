/** Finds a Chromium for the browser tests, or installs one. */
import fs from 'node:fs';
import {run} from './run.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightPath() {
  const {chromium} = await import('@playwright/test');
  const path = chromium.executablePath();
  return fs.existsSync(path) ? path : undefined;
}

/** An existing Chromium: the one of CHROMIUM_PATH, Playwright's own, or the system's. */
async function existing() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  return named ?? (await playwrightPath()) ?? SYSTEM_PATHS.find((path) => fs.existsSync(path));
}

/**
 * Gives the path of a Chromium. Where there is none, Playwright downloads its own; where that is not
 * possible, the system's package manager installs one.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await existing();
  if (found) return found;

  console.log('\n▸ Installing Chromium for the browser tests');
  await run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await existing();
  if (downloaded) return downloaded;

  console.log('\n▸ Playwright could not download it; asking the system’s package manager');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [program, ...rest] = [...sudo, 'apt-get', ...args];
    await run(program, rest, {DEBIAN_FRONTEND: 'noninteractive'}).catch(() => 1);
  }
  const installed = await existing();
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Install one and name it with CHROMIUM_PATH.');
}
