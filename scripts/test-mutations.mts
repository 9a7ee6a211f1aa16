/**
 * npm run test:mutations: breaks one place of the source after the other, in a copy of the project, and looks whether
 * `npm test` would notice. The mutations are in tests/mutations/mutations.ts; contributing/testing.md says more.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {JSONReport} from '@playwright/test/reporter';
import {mutate, mutateByName, shareBuilds, turnOn} from '../tests/mutations/mutate';
import {MUTATIONS, type Mutation, type Suite} from '../tests/mutations/mutations';
import {verdictOf, type Verdict} from '../tests/mutations/verdict';
import {readCommandLine} from './command-line';
import {linkPackages} from './link-folder';
import {collect} from './run';

const USAGE = `npm run test:mutations -- [--only <part of a name or file>]... [--need <nothing|small site|build|browser|own build>] [--list]

Tries the mutations of tests/mutations/mutations.ts, all if none are named. Exit code 1 when fewer than 95 % are caught.`;

/** Share of the mutations that tests must catch. */
const GOAL = 0.95;
const TABLE = 'test-results/mutations.md';

interface Tried {
  readonly mutation: Mutation;
  readonly result: 'caught' | 'survived' | 'not run';
  /** Why it was not run, or what the suite did instead of failing. */
  readonly note: string;
}

const {values} = readCommandLine(USAGE, {
  options: {
    only: {type: 'string', multiple: true, default: ['']},
    need: {type: 'string'},
    list: {type: 'boolean', default: false},
  },
});

/** A copy of the project as it is now, uncommitted changes included, with its history and links to its packages. */
class Copy {
  readonly root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mutations-'));
  /** Sources as they are without mutations. */
  private readonly sources = new Map<string, string>();
  private runs = 0;

  constructor() {
    // Temporary folders are their owner's alone, and the processes of nginx are someone else's.
    fs.chmodSync(this.root, 0o755);
    const git = (...args: string[]) => {
      const {status, stdout, stderr} = spawnSync('git', args, {encoding: 'utf8'});
      if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
      return stdout;
    };
    git('clone', '--quiet', '--shared', '.', this.root);
    for (const name of fs.readdirSync(this.root)) {
      if (name !== '.git') fs.rmSync(this.path(name), {recursive: true});
    }
    for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')) {
      if (file === '' || !fs.existsSync(file)) continue;
      fs.mkdirSync(path.dirname(this.path(file)), {recursive: true});
      fs.cpSync(file, this.path(file), {verbatimSymlinks: true});
    }
    linkPackages('node_modules', this.path('node_modules'));
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /** Changes a source until `restore`. */
  change(mutation: Mutation, change: typeof mutate): void {
    const file = this.path(mutation.file);
    const text = fs.readFileSync(file, 'utf8');
    if (!this.sources.has(file)) this.sources.set(file, text);
    fs.writeFileSync(file, change(text, mutation));
  }

  restore(): void {
    for (const [file, text] of this.sources) fs.writeFileSync(file, text);
    this.sources.clear();
  }

  /** Runs a program of the copy. What it says is kept for the case that it fails. */
  async run(
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<string | undefined> {
    const {code, output} = await collect(program, args, {cwd: this.root, env});
    return code === 0 ? undefined : output;
  }

  /** Builds the whole site. Gives what was said when it fails. */
  build(): Promise<string | undefined> {
    // The bundler keeps what its loaders have made, and does not know that a loader is another one.
    fs.rmSync(this.path('node_modules/.cache'), {recursive: true, force: true});
    return this.run('npm', ['run', '--silent', 'build']);
  }

  /** Runs tests, and gives Playwright's report. */
  async test(suites: readonly Suite[], isWhole: boolean): Promise<JSONReport> {
    const report = this.path(`test-results/report-${(this.runs += 1)}.json`);
    const greps = suites.map(({grep}) => grep);
    const grep = greps.every((one) => one !== undefined)
      ? greps.map((one) => `(?:${one})`).join('|')
      : undefined;
    const output = await this.run(
      process.execPath,
      [
        // By itself: npx takes as long to start as a spec file of functions does to run.
        'node_modules/@playwright/test/cli.js',
        'test',
        ...[...new Set(suites.map(({project}) => project))].map((project) => `--project=${project}`),
        '--reporter=json',
        ...(isWhole ? [] : ['--max-failures=1', '--workers=1']),
        ...(grep === undefined ? [] : [`--grep=${grep}`]),
        ...new Set(suites.flatMap(({specs}) => specs)),
      ],
      {PLAYWRIGHT_JSON_OUTPUT_NAME: report},
    );
    if (!fs.existsSync(report)) throw new Error(`Playwright has left no report:\n${output ?? ''}`);
    return JSON.parse(fs.readFileSync(report, 'utf8')) as JSONReport;
  }

  remove(): void {
    fs.rmSync(this.root, {recursive: true, force: true});
  }
}

const {only, need, list: isList} = values;
const chosen = MUTATIONS.filter(
  ({name, file, needs}) =>
    only.some((part) => name.includes(part) || file.includes(part)) && (need ?? needs) === needs,
);
if (isList) {
  for (const {name, file, needs} of chosen) console.log(`${name}  (${file}; ${needs})`);
  process.exit(0);
}
if (chosen.length === 0) {
  console.error(`No mutation is named so. --list names them.\n\n${USAGE}`);
  process.exit(1);
}

const start = Date.now();
const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
const say = (text: string) => console.log(`${seconds().padStart(7)}  ${text}`);
const tried: Tried[] = [];

function tell(mutation: Mutation, result: Tried['result'], note = ''): void {
  tried.push({mutation, result, note});
  say(`${tried.length}/${chosen.length} ${result}: ${mutation.name}${note && ` (${note})`}`);
}

/** A suite counts when it is red; everything but green is worth a word. */
function judge(mutation: Mutation, verdict: Verdict): void {
  if (verdict === 'red') tell(mutation, 'caught');
  else if (verdict === 'green') tell(mutation, 'survived');
  else tell(mutation, 'not run', `the suite is ${verdict}`);
}

const copy = new Copy();
process.once('SIGINT', () => {
  copy.remove();
  process.exit(130);
});

/** The mutations whose suites are green without them, so that a red one says something. Each project is run once. */
async function greenOf(mutations: readonly Mutation[]): Promise<Mutation[]> {
  const green: Mutation[] = [];
  for (const project of new Set(mutations.map(({caughtBy}) => caughtBy.project))) {
    const own = mutations.filter(({caughtBy}) => caughtBy.project === project);
    say(`${project}, without mutations`);
    const report = await copy.test(
      own.map(({caughtBy}) => caughtBy),
      true,
    );
    for (const mutation of own) {
      const verdict = verdictOf(report, mutation.caughtBy.specs, mutation.caughtBy.grep);
      if (verdict === 'green') green.push(mutation);
      else tell(mutation, 'not run', `without it, the suite is ${verdict}`);
    }
  }
  return green;
}

/** Changes the source, runs the suite, and puts the source back. */
async function tryInSource(mutation: Mutation): Promise<void> {
  copy.change(mutation, mutate);
  const report = await copy.test([mutation.caughtBy], false);
  copy.restore();
  judge(mutation, verdictOf(report));
}

/** The script of the build that each page runs first. */
function firstScript(): string {
  const folder = copy.path('build/assets/js');
  const name = fs.readdirSync(folder).find((file) => file.startsWith('runtime~main.'));
  if (name === undefined) throw new Error(`${folder} has no runtime~main`);
  return path.join(folder, name);
}

/** Turns a mutation of the built site on, runs the suite, and turns it off. */
async function tryInBrowser(mutation: Mutation): Promise<void> {
  const script = firstScript();
  const text = fs.readFileSync(script, 'utf8');
  fs.writeFileSync(script, turnOn(mutation.name) + text);
  const report = await copy.test([mutation.caughtBy], false);
  fs.writeFileSync(script, text);
  judge(mutation, verdictOf(report));
}

/** Builds the site several times, each with some of the mutations, and runs the suites of all after each build. */
async function tryInOwnBuilds(mutations: readonly Mutation[]): Promise<void> {
  const {builds, of} = shareBuilds(mutations.length);
  const suites = mutations.map(({caughtBy}) => caughtBy);
  const reports: (JSONReport | undefined)[] = [];
  for (let build = 0; build < builds; build += 1) {
    const inThis = mutations.filter((_mutation, index) => of[index]?.includes(build));
    say(`build ${build + 1} of ${builds} with: ${inThis.map(({name}) => name).join('; ')}`);
    for (const mutation of inThis) copy.change(mutation, mutate);
    const failure = await copy.build();
    if (failure !== undefined) console.error(failure);
    reports.push(failure === undefined ? await copy.test(suites, true) : undefined);
    copy.restore();
  }
  for (const [index, mutation] of mutations.entries()) {
    const {specs, grep} = mutation.caughtBy;
    const verdicts = reports.map((report) => report && verdictOf(report, specs, grep));
    const expected = reports.map((_report, build) => (of[index]?.includes(build) ? 'red' : 'green'));
    const note = verdicts.map((verdict) => verdict ?? 'no build').join(', ');
    if (verdicts.every((verdict, build) => verdict === expected[build])) tell(mutation, 'caught');
    else if (verdicts.every((verdict) => verdict === 'green')) tell(mutation, 'survived');
    else tell(mutation, 'not run', `the builds are ${note} instead of ${expected.join(', ')}`);
  }
}

const ofNeed = (...needs: readonly Mutation['needs'][]) =>
  chosen.filter((mutation) => needs.includes(mutation.needs));

/** Ends the run with what a program said, when it has failed. */
function orStop(failure: string | undefined): void {
  if (failure !== undefined) throw new Error(failure);
}

/** Survivors first, then what was not run. */
function tableOf(results: readonly Tried[]): string {
  const order = ['survived', 'not run', 'caught'];
  const rows = results
    .toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result))
    .map(
      ({mutation: {name, file, breaks, caughtBy}, result, note}) =>
        `| ${result}${note && `: ${note}`} | ${name} | \`${file}\` | ${breaks} | ${caughtBy.specs.map((spec) => `\`${spec}\``).join(', ')} |`,
    );
  return ['| Result | Mutation | File | What breaks | Suite |', '|---|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
}

try {
  say(`${chosen.length} mutations, in ${copy.root}`);
  const now = ofNeed('nothing', 'small site');
  const ofPages = now.filter(({caughtBy}) => caughtBy.project === 'content');
  for (const mutation of await greenOf(now.filter((one) => !ofPages.includes(one))))
    await tryInSource(mutation);
  if (ofPages.length > 0) {
    say('the pages of the API');
    orStop(await copy.run('npm', ['run', '--silent', 'gen:api']));
    for (const mutation of await greenOf(ofPages)) await tryInSource(mutation);
  }

  const later = ofNeed('build', 'browser', 'own build');
  if (later.length > 0) {
    say('the whole site, without mutations');
    for (const mutation of ofNeed('browser')) copy.change(mutation, mutateByName);
    const failure = await copy.build();
    copy.restore();
    orStop(failure);
    const green = await greenOf(later);
    for (const mutation of green.filter(({needs}) => needs === 'browser')) await tryInBrowser(mutation);
    for (const mutation of green.filter(({needs}) => needs === 'build')) await tryInSource(mutation);
    const own = green.filter(({needs}) => needs === 'own build');
    if (own.length > 0) await tryInOwnBuilds(own);
  }
} finally {
  copy.remove();
}

fs.mkdirSync(path.dirname(TABLE), {recursive: true});
fs.writeFileSync(TABLE, tableOf(tried));
const countOf = (result: Tried['result']) => tried.filter((one) => one.result === result).length;
const share = countOf('caught') / tried.length;
console.log(`\n${tableOf(tried.filter(({result}) => result !== 'caught'))}`);
console.log(
  `${countOf('caught')} caught, ${countOf('survived')} survived, ${countOf('not run')} not run: ` +
    `${Math.floor(share * 1000) / 10} %, at least ${GOAL * 100} % are asked for. All of them are in ${TABLE}.`,
);
process.exit(share >= GOAL ? 0 : 1);
