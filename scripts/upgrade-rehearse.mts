/**
 * npm run upgrade:rehearse: whether the site's hooks into Docusaurus hold in another version of it. Installs that version
 * into a copy of the small site, builds it, and looks at it in a browser. Nothing of the project is changed.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {SmallSite} from '../tests/support/smallSite';
import {readCommandLine} from './command-line';
import {listHooks} from './hooks';

const USAGE = `
npm run upgrade:rehearse -- <version of Docusaurus> [--keep]

Says of each hook into Docusaurus whether it holds in that version: 3.10.2, latest, 4.0.0-canary-6808.
Ends with 0 when all of them do. --keep leaves the folder, to look into it.
contributing/upgrading.md says what comes before and after.`;

/** What the copy needs to be built and looked at. Everything else would only be installed. */
const TOOLS = ['@playwright/test', 'tsx', 'webpack'];
/** What the browser tests are made of, from the project's folder. */
const TESTS = ['playwright.config.ts', 'tests/upgrade', 'tests/support/test.ts'];
/** Lines of a build that ends for another reason, its error last. */
const SHOWN_LINES = 60;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** What Playwright's reporter `json` writes, as far as it is read here. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {readonly results: readonly {readonly error?: {readonly message?: string}}[]}[];
  }[];
}

const {values, positionals} = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {keep: {type: 'boolean', default: false}},
});
const [version, ...others] = positionals;
if (version === undefined || others.length > 0) {
  console.log(USAGE.trim());
  process.exit(1);
}

/** Asks the registry for a field of Docusaurus' core. */
function ask(field: string): unknown {
  const args = ['view', `@docusaurus/core@${version}`, field, '--json'];
  const answer = execFileSync('npm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  return answer.trim() === '' ? undefined : JSON.parse(answer);
}

/** The exact version that is meant, once it is known that this Node.js can run it. */
function checkVersion(): string {
  let exact: unknown;
  try {
    exact = ask('version');
  } catch {
    // npm ends with an error where there is no such version.
  }
  if (typeof exact !== 'string') throw new Error(`There is no @docusaurus/core@${version}.`);
  const needed = String(ask('engines.node') ?? '');
  const [, major = '0', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(needed) ?? [];
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor < Number(major) || (ownMajor === Number(major) && ownMinor < Number(minor))) {
    throw new Error(`Docusaurus ${exact} needs Node.js ${needed}, and this is ${process.version}.`);
  }
  return exact;
}

/** Gives every package of Docusaurus one version, those that other packages ask for included: two would not meet. */
function setVersion(site: SmallSite, exact: string): void {
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const names = Object.keys(lock.packages).flatMap((place) => /@docusaurus\/[^/]+$/.exec(place) ?? []);
  const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Manifest;
  const setAll = (packages: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, own]) => [name, name.startsWith('@docusaurus/') ? exact : own]),
    );
  manifest.dependencies = setAll(manifest.dependencies);
  manifest.devDependencies = Object.fromEntries(
    Object.entries(setAll(manifest.devDependencies)).filter(
      ([name]) => name.startsWith('@docusaurus/') || TOOLS.includes(name),
    ),
  );
  Object.assign(manifest.overrides, Object.fromEntries(names.map((name) => [name, exact])));
  fs.writeFileSync(site.path('package.json'), JSON.stringify(manifest, undefined, 2));
}

let site: SmallSite | undefined;
let isStopped = false;

/** What does not hold, by the name of the hook. */
type Failures = Map<string, string[]>;

const note = (failures: Failures, hook: string, reason: string) =>
  failures.set(hook, [...new Set([...(failures.get(hook) ?? []), reason])]);

/** What the build says of hooks: each of its messages begins with the name of one. */
function readBuild(output: string, failures: Failures): void {
  for (const [, hook = '', reason = ''] of output.matchAll(/Hook ([\w-]+): (.*?)(?:\. "When a hook|$)/gm)) {
    note(failures, hook, reason);
  }
}

/** What the browser tests say: they are grouped by the names of hooks. */
function readTests({suites = [], specs}: Suite, hook: string, failures: Failures): void {
  for (const suite of suites) readTests(suite, hook || suite.title, failures);
  for (const {title, ok, tests} of specs) {
    const message = tests[0]?.results[0]?.error?.message ?? '';
    if (!ok) note(failures, hook, `in a browser: ${title}: ${message.split('\n')[0] ?? ''}`);
  }
}

async function rehearse(site: SmallSite, exact: string): Promise<Failures> {
  const failures: Failures = new Map();
  setVersion(site, exact);
  for (const name of TESTS) fs.cpSync(name, site.path(name), {recursive: true});
  fs.cpSync('.npmrc', site.path('.npmrc'));
  // This Node.js for all of them, whatever the path begins with.
  const env = {PATH: path.dirname(process.execPath) + path.delimiter + (process.env.PATH ?? '')};

  console.log(`▸ Installs Docusaurus ${exact} in ${site.root}`);
  // Other packages do not know the version yet, and would refuse it.
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps'];
  const installed = await site.run('npm', install, env);
  if (installed.code !== 0) throw new Error(`It cannot be installed:\n${installed.output}`);
  await site.commit();

  console.log('▸ Builds the small site');
  const built = await site.build(env);
  readBuild(built.output, failures);
  if (built.code !== 0) {
    isStopped = failures.size > 0;
    if (isStopped) return failures;
    const lines = built.output.trim().split('\n').slice(-SHOWN_LINES);
    throw new Error(`The build stops, and no hook says why:\n${lines.join('\n')}`);
  }

  console.log('▸ Looks at it in a browser');
  const tests = ['playwright', 'test', '--project=upgrade', '--reporter=json'];
  const looked = await site.run('npx', tests, {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: 'looked.json'});
  if (!fs.existsSync(site.path('looked.json'))) throw new Error(`The tests do not run:\n${looked.output}`);
  const report = JSON.parse(fs.readFileSync(site.path('looked.json'), 'utf8')) as {suites: readonly Suite[]};
  for (const file of report.suites)
    for (const suite of file.suites ?? []) readTests(suite, suite.title, failures);
  if (looked.code !== 0 && failures.size === 0) throw new Error(`The tests do not run:\n${looked.output}`);
  return failures;
}

try {
  const exact = checkVersion();
  site = new SmallSite(undefined, 'none');
  const failures = await rehearse(site, exact);
  console.log('');
  for (const hook of new Set(listHooks().flatMap(({hooks}) => hooks.map(({name}) => name)))) {
    const reasons = failures.get(hook) ?? [];
    console.log(`${reasons.length === 0 ? '✓' : '✗'} ${hook}`);
    for (const reason of reasons) console.log(`    ${reason}`);
  }
  const count = failures.size;
  if (isStopped) console.log('\nThe build stopped, so nothing was looked at in a browser.');
  console.log(`\nDocusaurus ${exact}: ${count === 0 ? 'all hooks hold' : `${count} hook(s) do not hold`}`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  if (values.keep) console.log(`The folder is ${site?.root ?? 'none'}`);
  else site?.remove();
}
