/**
 * Lighthouse for phones, in its simulated network and processor, the median of three runs.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md#using-programmatically
 */
import * as chromeLauncher from 'chrome-launcher';
import lighthouse, {type Result} from 'lighthouse';
import {ensureBrowser} from '../browsers';
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
  const chrome = await chromeLauncher.launch({
    chromePath: (await ensureBrowser('chromium')).file,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: Object.keys(BUDGET),
      ...(skipAudits.length > 0 && {skipAudits: [...skipAudits]}),
      ignoreStatusCode: true,
    });
    const error = result?.lhr.runtimeError;
    if (result && !error) return result.lhr;
    const message = `Lighthouse, ${address}: ${error?.message ?? 'no result'}`;
    if (attempt === ATTEMPTS) throw new Error(message);
    console.log(message);
  } finally {
    chrome.kill();
  }
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
