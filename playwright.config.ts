import fs from 'node:fs';
import os from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {ENGINES, findBrowser} from './scripts/browsers';
import type {EngineOption} from './tests/journeys/test';
import {CHROMIUM_ARGUMENTS} from './tests/support/chromium';
import {DRAWING_ARGUMENTS, PICTURE_CONTEXT} from './tests/visual/steady';

const PORT = 4173;

/**
 * After how many milliseconds what is waited for is missing. A hang has to end some day; how fast a page is, is the
 * benchmark's matter. On a busy machine, a page of 407 services takes more than 7 s to come alive.
 */
const EXPECT_TIMEOUT = 20_000;

/** Browser suites look at the production build. The others need none, and no port. */
const named = process.argv.filter((argument) => argument.startsWith('--project='));
const needsServer =
  named.length === 0 ||
  named.some((argument) => /=(e2e|a11y|visual|upgrade|orca|journeys-\w+)$/.test(argument));
const isBuilt = fs.existsSync('build/index.html');

const browser = {
  ...devices['Desktop Chrome'],
  viewport: {width: 1440, height: 900},
  baseURL: `http://127.0.0.1:${PORT}`,
  launchOptions: {
    executablePath: findBrowser('chromium')?.file,
    args: [...CHROMIUM_ARGUMENTS],
  },
};

export default defineConfig<EngineOption>({
  testDir: 'tests',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than cores: a part of a test in a browser is waiting, for frames and for what must not come.
  workers: os.availableParallelism() + 1,
  timeout: 90_000,
  expect: {timeout: EXPECT_TIMEOUT},
  // A picture that is missing is a failure, not a new picture: scripts/test-visual.mts takes them.
  updateSnapshots: 'none',
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/support/countReporter.ts']],
  // The folder of a test says what it needs: nothing, a build, or a build and a browser.
  projects: [
    {name: 'unit', testDir: 'tests/unit', fullyParallel: false},
    {name: 'content', testDir: 'tests/content', fullyParallel: false},
    {name: 'build', testDir: 'tests/build', fullyParallel: false},
    // Not part of npm test: it needs the toolchains of ten languages, see tests/samples.
    {name: 'samples', testDir: 'tests/samples', timeout: 600_000},
    // Not part of npm test: it needs Orca, and one desktop for all its tests.
    {name: 'orca', testDir: 'tests/orca', workers: 1, use: {baseURL: `http://127.0.0.1:${PORT}`}},
    // Not part of npm test: it needs programs of others, see tests/consumers.
    {name: 'consumers', testDir: 'tests/consumers'},
    // Not part of npm test: what npm run upgrade:rehearse looks at in the small site.
    {name: 'upgrade', testDir: 'tests/upgrade', use: browser},
    // Alone, because compiling the whole site for the live preview takes all cores.
    {name: 'preview', testDir: 'tests/preview', use: browser},
    {name: 'e2e', testDir: 'tests/e2e', use: browser},
    // What axe reads depends on nothing that a window keeps from one test to the next.
    {name: 'a11y', testDir: 'tests/a11y', use: {...browser, reuseContext: true}},
    // Pictures, which have to be the same on every machine.
    {
      name: 'visual',
      testDir: 'tests/visual',
      snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
      expect: {
        // What a project says here takes the place of all that is said above.
        timeout: EXPECT_TIMEOUT,
        toHaveScreenshot: {
          scale: 'css',
          // A step of 2 % in the color of a pixel is a difference. With 5 %, links may turn from green to blue.
          threshold: 0.02,
          // A few letters. Two runs of the same Chromium differ in none.
          maxDiffPixelRatio: 0.0005,
        },
      },
      use: {
        ...browser,
        reuseContext: true,
        ...PICTURE_CONTEXT,
        launchOptions: {...browser.launchOptions, args: [...DRAWING_ARGUMENTS]},
      },
    },
    // The same walks in three browsers.
    ...ENGINES.map((engine) => ({
      name: `journeys-${engine}`,
      testDir: 'tests/journeys',
      use: {baseURL: browser.baseURL, engine},
    })),
    // A server of its own: the system's nginx with the compressed build. By itself, because compressing takes all
    // cores and writes into the build.
    {name: 'compression', testDir: 'tests/hosts', testMatch: 'compression.setup.ts'},
    {name: 'hosts', testDir: 'tests/hosts', dependencies: ['compression'], use: browser},
  ],
  webServer:
    isBuilt && needsServer
      ? {
          command: `node --import tsx scripts/serve.mts --port ${PORT}`,
          port: PORT,
          reuseExistingServer: false,
        }
      : undefined,
});
