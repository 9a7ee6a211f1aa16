/**
 * npm run bench: what readers and writers wait for, against budgets, a stored baseline, and the same content under
 * the packages' defaults. contributing/benchmark.md says what each figure means.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readCommandLine} from './command-line';
import {judge, table, type Figure, type Values} from './bench/figures';
import {launchBrowser, type Site} from './bench/browser';
import {startHost} from './bench/host';
import {PAGES} from './bench/pages';

const DIR = 'build';
const REPORT = 'test-results/bench.json';
const BASELINE = 'contributing/benchmark/baseline.json';
/** Load above which other programs make times longer: a quarter of the processors. */
const QUIET_LOAD = 0.25;

/** A part of the benchmark. */
type Part = (site: Site) => Promise<Figure[]>;

/** What is stored of a run, to compare others with. */
interface Baseline {
  readonly figures?: Values;
  readonly defaults?: Values;
}

/** Parts in their order. Loaded when they run, because Lighthouse takes seconds to load. */
const PARTS: Readonly<Record<string, Part>> = {
  weight: async (site) => (await import('./bench/weight')).measureWeight(site),
  sizes: async (site) => (await import('./bench/sizes')).measureSizes(site),
  search: async (site) => (await import('./bench/search')).measureSearch(site),
  navigation: async (site) => (await import('./bench/navigation')).measureNavigation(site),
  hydration: async (site) => (await import('./bench/hydration')).measureHydration(site),
  catalog: async (site) => (await import('./bench/catalog')).measureCatalog(site),
  lighthouse: async (site) => (await import('./bench/lighthouse')).measureLighthouse(site),
  preview: async (site) => (await import('./bench/preview')).measurePreview(site),
  build: async () => (await import('./bench/build')).measureBuild(),
};
/** Left out unless asked for. */
const LONG_PARTS: Readonly<Record<string, Part>> = {
  modules: async (site) => (await import('./bench/modules')).measureModules(site),
  growth: async (site) => (await import('./bench/growth')).measureGrowth(site),
};

const USAGE = `
npm run bench                               all parts but the long ones, on the build that is there
npm run bench -- --only weight,search       some parts
npm run bench -- --kinds home,docs          some kinds of pages
npm run bench -- --only modules             what the scripts are made of: builds the site once
npm run bench -- --growth --defaults        these, too: they build the site several times
npm run bench -- --renew                    stores what was measured as the baseline

Writes test-results/bench.json, and ends with exit code 1 when a budget is missed.`;

const options = readCommandLine(USAGE, {
  options: {
    only: {type: 'string'},
    kinds: {type: 'string'},
    growth: {type: 'boolean', default: false},
    defaults: {type: 'boolean', default: false},
    renew: {type: 'boolean', default: false},
  },
}).values;
const all = new Map(Object.entries({...PARTS, ...LONG_PARTS}));
const chosen = options.only?.split(',') ?? [...Object.keys(PARTS), ...(options.growth ? ['growth'] : [])];
const unknown = chosen.filter((name) => !all.has(name));
if (unknown.length > 0) {
  console.error(`--only: ${unknown.join(', ')} is no part. Parts are ${[...all.keys()].join(', ')}.`);
  process.exit(1);
}

const kinds = options.kinds?.split(',');
const pages = PAGES.filter(({kind}) => kinds?.includes(kind) ?? true);
const strange = (kinds ?? []).filter((name) => !PAGES.some(({kind}) => kind === name));
if (strange.length > 0) {
  console.error(
    `--kinds: ${strange.join(', ')} is no kind of page. Kinds are ${PAGES.map(({kind}) => kind).join(', ')}.`,
  );
  process.exit(1);
}

const [lastMinute = 0] = os.loadavg();
const load = lastMinute / os.availableParallelism();
const isQuiet = load < QUIET_LOAD;
const stored = fs.existsSync(BASELINE) ? (JSON.parse(fs.readFileSync(BASELINE, 'utf8')) as Baseline) : {};
let {defaults} = stored;
fs.mkdirSync('test-results/bench', {recursive: true});

const browser = await launchBrowser();
const figures: Figure[] = [];
try {
  const host = await startHost(DIR);
  try {
    for (const name of chosen) {
      const measure = all.get(name);
      if (!measure) continue;
      console.log(`▸ ${name}`);
      figures.push(...(await measure({browser, origin: host.origin, dir: DIR, pages})));
    }
  } finally {
    await host.stop();
  }
  if (options.defaults) {
    console.log('▸ the same content under the packages’ defaults');
    const {measureDefaults} = await import('./bench/defaults');
    defaults = valuesOf(await measureDefaults(browser));
  }
} finally {
  await browser.close();
}

function valuesOf(measured: readonly Figure[]): Values {
  return Object.fromEntries(measured.map(({name, value}) => [name, Number(value.toFixed(3))]));
}

function writeJson(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

const {failed, undecided} = judge(figures, isQuiet);
console.log(`\n${table(figures, stored.figures ?? {}, defaults ?? {})}\n`);
const leftOut = [...all.keys()].filter((name) => !chosen.includes(name));
if (leftOut.length > 0) console.log(`Not measured: ${leftOut.join(', ')}.`);
if (!isQuiet) {
  console.log(
    `The load is ${load.toFixed(1)} for each processor, so times are longer than they are, and fail nothing.`,
  );
}
for (const {name} of undecided) console.log(`Over its budget, on a busy machine: ${name}`);
for (const {name} of failed) console.error(`✗ Over its budget: ${name}`);

writeJson(REPORT, {load, figures});
if (options.renew || options.defaults) {
  // A time of a busy machine is no measure for later ones.
  const lasting = figures.filter(({isTime}) => isQuiet || !isTime);
  const renewed = options.renew ? {...stored.figures, ...valuesOf(lasting)} : stored.figures;
  writeJson(BASELINE, {figures: renewed ?? {}, defaults: defaults ?? {}});
}
process.exit(failed.length > 0 ? 1 : 0);
