/**
 * npm test: installs what is missing, builds if needed, and runs every check. Ends with a count.
 *
 *   npm test                 all suites; browser suites walk every kind of page, and the pages that a branch changes
 *   npm run test:all         the same, and every single page in the browser suites
 *   SAMPLES=all npm test     the same, and the samples of the API, whose toolchains must be there
 *   CONSUMERS=all npm test   the same, and programs of others with the API descriptions, see tests/consumers
 *   npx playwright test --project=content     one suite
 */
import fs from 'node:fs';
import {isBuildFresh} from './build-freshness';
import {ENGINES, ensureBrowser} from './browsers';
import {concurrently} from './concurrently';
import {messageOf} from './errors';
import {ensureNginx} from './nginx-server';
import {collect, run, script} from './run';
import {isUnchanged, rememberGreen} from './unchanged';
import type {Counts} from '../tests/support/countReporter';

/** How many files are named as the slowest of a run. */
const SLOWEST = 8;

/** A program with its arguments, and variables on top of the current ones. */
interface Program {
  readonly command: readonly [program: string, args: readonly string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether other checks run at the same time: then it speaks when it has ended. */
  readonly isBeside?: boolean;
}

const total = {passed: 0, failed: 0, skipped: 0};

async function execute(title: string, {command: [program, args], env, isBeside}: Program): Promise<number> {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  if (!isBeside) {
    console.log(`\n▸ ${title}`);
    const code = await run(program, args, env);
    console.log(`${title}: ${seconds()} s`);
    return code;
  }
  const {code, output} = await collect(program, args, {env});
  console.log(`\n▸ ${title}, ${seconds()} s\n${output.trimEnd()}`);
  return code;
}

/** A check that is one program: passes or fails as a whole. */
async function check(title: string, program: Program): Promise<boolean> {
  const isGreen = (await execute(title, program)) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
  if (!isGreen) console.error(`✗ ${title}`);
  return isGreen;
}

/** Suites of Playwright, whose tests are counted. Gives whether all of them passed. */
async function suites(title: string, args: readonly string[], isBeside = false): Promise<boolean> {
  // Runs at the same time share no file.
  const folder = `test-results/${title.toLowerCase().replace(/\W+/g, '-')}`;
  const counted = `${folder}/counts.json`;
  fs.rmSync(counted, {force: true});
  const reporter = isBeside ? ['--reporter=dot,./tests/support/countReporter.ts'] : [];
  const code = await execute(title, {
    command: ['npx', ['playwright', 'test', ...args, `--output=${folder}/artifacts`, ...reporter]],
    env: {COUNTS: counted},
    isBeside,
  });
  if (!fs.existsSync(counted)) {
    total.failed += 1;
    return false;
  }
  const counts = JSON.parse(fs.readFileSync(counted, 'utf8')) as Counts;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const slowest = counts.durations
    .slice(0, SLOWEST)
    .map(([file, duration]) => `${file} ${Math.round(duration / 1000)}`);
  console.log(`\nSeconds of work of the slowest files, of all in ${counted}: ${slowest.join(', ')}`);
  // A run that breaks outside of any test counts as a failure too.
  if (code !== 0 && counts.failed === 0) total.failed += 1;
  return code === 0;
}

/**
 * Suites that see no page of the site: while nothing else has changed since they were green here, a writer need not
 * wait for them. They count neither as passed nor as failed.
 */
async function suitesOfSources(title: string, args: readonly string[], isBeside = false): Promise<void> {
  if (isUnchanged(title) && mayLeaveOut) console.log(`\n▸ ${title}: unchanged since the last green run`);
  else if (await suites(title, args, isBeside)) rememberGreen(title);
}

const npm = (name: string): Program => ({command: ['npm', ['run', '--silent', name]]});

const isAll = process.argv.includes('--all');
if (isAll) process.env.ALL_PAGES = 'true';
const mayLeaveOut = !isAll && !process.env.CI;

await ensureBrowser('chromium');
const isGenerated = await check('API pages', npm('gen:api'));

let isBuilt = isBuildFresh();
const build = async () => {
  // The API pages are there, and are read at the same time.
  const command = script('scripts/docusaurus.mts', ['build']);
  isBuilt = isGenerated && (await check('Build', {command, isBeside: true}));
};
console.log(
  '\n▸ Build, types, lint, and suites that need no build, two at a time. Each speaks when it has ended',
);
await concurrently(
  [
    ...(isBuilt ? [] : [build]),
    () => check('Types', {...npm('typecheck'), isBeside: true}),
    () => check('Lint', {...npm('lint'), isBeside: true}),
    () => suites('Unit and content tests', ['--project=unit', '--project=content'], true),
    () => suitesOfSources('Mistakes that stop a build', ['--project=build', 'stops.spec.ts'], true),
    () => suitesOfSources('Hooks into Docusaurus', ['--project=build', 'hooks.spec.ts'], true),
    () => suitesOfSources('Provenance', ['--project=build', 'provenance.spec.ts'], true),
    () => suitesOfSources('Live preview', ['--project=preview'], true),
  ],
  2,
);
// With the toolchains of all languages it takes minutes, so a writer's machine is spared.
if (process.env.SAMPLES) await suites('Samples of the API', ['--project=samples']);
// Generators and importers of others, which are most of a second installation.
if (process.env.CONSUMERS) await suites('Consumers of the API descriptions', ['--project=consumers']);

if (isBuilt) {
  const journeys: string[] = [];
  for (const engine of ENGINES) {
    try {
      await ensureBrowser(engine);
      journeys.push(`--project=journeys-${engine}`);
    } catch (error) {
      console.error(`\n✗ Journeys: ${messageOf(error)}`);
      total.failed += 1;
    }
  }
  // All in one run, so that no core waits for the last test of a suite.
  await suites('Build, browser and accessibility tests, pictures, and journeys in three browsers', [
    '--project=build',
    '--project=e2e',
    '--project=a11y',
    '--project=visual',
    ...journeys,
    String.raw`--grep-invert=(?:stops|hooks|provenance)\.spec\.ts`,
  ]);
  // After the others, because it compresses the build that they read.
  const problem = await ensureNginx().then(
    () => undefined,
    (error: unknown) => messageOf(error),
  );
  if (problem === undefined) await suitesOfSources('Hosts', ['--project=hosts']);
  else {
    console.error(`\n✗ Hosts: ${problem}`);
    total.failed += 1;
  }
} else total.failed += 1;

console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
