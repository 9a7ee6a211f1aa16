/**
 * npm test: installs what is missing, builds if needed, and runs every check. Ends with a count.
 *
 *   npm test                 all suites; browser suites walk every kind of page
 *   npm run test:all         the same, and every single page in the browser suites
 *   SAMPLES=all npm test     the same, and the samples of the API, whose toolchains must be there
 *   npx playwright test --project=content     one suite
 */
import fs from 'node:fs';
import {isBuildFresh} from './build-freshness';
import {ENGINES, ensureBrowser} from './browsers';
import {messageOf} from './errors';
import {ensureNginx} from './nginx-server';
import {run} from './run';
import type {Counts} from '../tests/support/countReporter';

const COUNTS = 'test-results/counts.json';

await ensureBrowser('chromium');
if (process.argv.includes('--all')) process.env.ALL_PAGES = 'true';

const total = {passed: 0, failed: 0, skipped: 0};

/** A check that is one program: passes or fails as a whole. */
async function check(title: string, program: string, args: readonly string[]): Promise<boolean> {
  console.log(`\n▸ ${title}`);
  const isGreen = (await run(program, args)) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
  return isGreen;
}

async function suites(title: string, projects: readonly string[]): Promise<void> {
  console.log(`\n▸ ${title}`);
  fs.rmSync(COUNTS, {force: true});
  const code = await run('npx', ['playwright', 'test', ...projects.map((name) => `--project=${name}`)]);
  if (!fs.existsSync(COUNTS)) {
    total.failed += 1;
    return;
  }
  const counts = JSON.parse(fs.readFileSync(COUNTS, 'utf8')) as Counts;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const slowest = counts.slowest.map(([file, duration]) => `${file} ${Math.round(duration / 1000)}`);
  console.log(`\nSeconds of work of the slowest files: ${slowest.join(', ')}`);
  // A run that breaks outside of any test counts as a failure too.
  if (code !== 0 && counts.failed === 0) total.failed += 1;
}

const isGenerated = await check('API pages', 'npm', ['run', '--silent', 'gen:api']);
await check('Types', 'npm', ['run', '--silent', 'typecheck']);
await check('Lint', 'npm', ['run', '--silent', 'lint']);
await suites('Unit and content tests', ['unit', 'content']);
// With the toolchains of all languages it takes minutes, so a writer's machine is spared.
if (process.env.SAMPLES) await suites('Samples of the API', ['samples']);

const isBuilt =
  isBuildFresh() || (isGenerated && (await check('Build', 'npm', ['run', '--silent', 'build'])));
await suites('Live preview', ['preview']);
if (isBuilt) {
  await suites('Build, browser and accessibility tests', ['build', 'e2e', 'a11y']);
  const journeys: string[] = [];
  for (const engine of ENGINES) {
    try {
      await ensureBrowser(engine);
      journeys.push(`journeys-${engine}`);
    } catch (error) {
      console.error(`\n✗ Journeys: ${messageOf(error)}`);
      total.failed += 1;
    }
  }
  await suites('Journeys in Chromium, Firefox and WebKit', journeys);
  // After the others, because it compresses the build that they read.
  const problem = await ensureNginx().then(
    () => undefined,
    (error: unknown) => messageOf(error),
  );
  if (problem === undefined) await suites('Hosts', ['hosts']);
  else {
    console.error(`\n✗ Hosts: ${problem}`);
    total.failed += 1;
  }
} else total.failed += 1;

console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
