/**
 * Lighthouse for phones, in its simulated network and processor, the median of three runs. By its own command line, in a
 * process without our loader: that changes the functions which Lighthouse hands to the browser as text, and they break.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/readme.md#using-the-node-cli
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Result} from 'lighthouse';
import {ensureBrowser} from '../browsers';
import {collect} from '../run';
import {CHROMIUM_FLAGS, type Site} from './browser';
import {median, type Figure} from './figures';

const RUNS = 3;
const BUDGET = {performance: 95, accessibility: 100, 'best-practices': 100, seo: 100};
/** What a page is meant not to pass: one that is unlisted says so to search engines, one that is not there too. */
const MEANT = ['is-crawlable', 'http-status-code'];
/** An error of the console that is the missing page's own answer. */
const OF_MISSING = ['errors-in-console'];

const METRICS = {'largest-contentful-paint': 'LCP', 'total-blocking-time': 'TBT'};

/** Lighthouse now and then loses the beginning of its trace, and asks to be run again. */
const ATTEMPTS = 3;

async function audit(address: string, skipAudits: readonly string[], attempt = 1): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'result.json');
  const {output} = await collect(
    process.execPath,
    [
      path.join(path.dirname(require.resolve('lighthouse/package.json')), 'cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(BUDGET).join()}`,
      ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits.join()}`] : []),
      '--ignore-status-code',
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    {env: {CHROME_PATH: (await ensureBrowser('chromium')).file}},
  );
  const result = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Result) : undefined;
  fs.rmSync(folder, {recursive: true});
  if (result && !result.runtimeError) return result;
  const message = `Lighthouse, ${address}: ${result?.runtimeError?.message ?? output.trim()}`;
  if (attempt === ATTEMPTS) throw new Error(message);
  console.log(message);
  return audit(address, skipAudits, attempt + 1);
}

/** Audits that keep a category from 100, to be named beside its score. */
function failedAudits({categories, audits}: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => id);
}

/** Scores and metrics of each kind of page. */
export async function measureLighthouse({origin, pages}: Pick<Site, 'origin' | 'pages'>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const {kind, path, isUnlisted} of pages) {
    const skipped = isUnlisted ? [...MEANT, ...(kind === 'not found' ? OF_MISSING : [])] : [];
    const first = await audit(origin + path, skipped);
    const runs = [first];
    while (runs.length < RUNS) runs.push(await audit(origin + path, skipped));
    for (const [category, atLeast] of Object.entries(BUDGET)) {
      const failed = category === 'performance' ? [] : failedAudits(first, category);
      if (failed.length > 0) console.log(`Lighthouse, ${kind}, ${category}: ${failed.join(', ')}`);
      figures.push({
        name: `Lighthouse / ${kind} / ${category}`,
        value: median(runs.map(({categories}) => Math.round((categories[category]?.score ?? 0) * 100))),
        unit: '',
        atLeast,
        isTime: category === 'performance',
      });
    }
    for (const [id, name] of Object.entries(METRICS)) {
      const value = median(runs.map(({audits}) => audits[id]?.numericValue ?? 0));
      figures.push({name: `Lighthouse / ${kind} / ${name}`, value, unit: 'ms', isTime: true});
    }
  }
  return figures;
}
