/** npm run pictures: takes the pictures of the README from the build. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {ensureBrowser} from './browsers';
import {isBuildFresh} from './build-freshness';
import {readCommandLine} from './command-line';
import {freePort} from './free-port';
import {script} from './run';
import {
  DRAWING_ARGUMENTS,
  PICTURE_CONTEXT,
  dismissAnnouncement,
  drawn,
  setTheme,
  useCodeFont,
  useTextFont,
} from '../tests/visual/steady';

const FOLDER = 'contributing/pictures';
/** Git keeps every version of a picture. */
const MOST_BYTES = 200_000;

const PAGES = {
  home: '/',
  guide: '/docs/request-manager/getting-started',
  connection: '/docs/integrations/connection-instructions/zendesk',
  operation: '/api/v2/create-opt-out-request',
};

readCommandLine(
  `
npm run pictures

Takes ${Object.keys(PAGES).join(', ')}, light and dark, from the build, and writes them to ${FOLDER}/.`,
  {},
);

if (!isBuildFresh()) {
  console.error('The build is not of these sources. Run "npm run build" first.');
  process.exit(1);
}

const port = await freePort();
const [program, args] = script('scripts/serve.mts', ['--port', String(port)]);
const server = spawn(program, args, {stdio: ['ignore', 'pipe', 'inherit']});
// It says where the site is when it is there.
await once(server.stdout, 'data');
const browser = await chromium.launch({
  executablePath: (await ensureBrowser('chromium')).file,
  args: [...DRAWING_ARGUMENTS],
});
const {contextOptions, ...context} = PICTURE_CONTEXT;
const page = await browser.newPage({...context, ...contextOptions, viewport: {width: 1280, height: 700}});
await useCodeFont(page);
await useTextFont(page);
await dismissAnnouncement(page);
fs.mkdirSync(FOLDER, {recursive: true});
for (const [name, address] of Object.entries(PAGES)) {
  await page.goto(`http://127.0.0.1:${port}${address}`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await drawn(page);
    const file = path.join(FOLDER, `${name}-${theme}.png`);
    const {length} = await page.screenshot({path: file, animations: 'disabled', caret: 'hide'});
    console.log(`${file}  ${Math.round(length / 1000)} KB`);
    if (length > MOST_BYTES) {
      console.error(`${file} is larger than ${MOST_BYTES / 1000} KB.`);
      process.exitCode = 1;
    }
  }
}
await browser.close();
server.kill();
