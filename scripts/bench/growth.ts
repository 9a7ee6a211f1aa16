/**
 * How figures grow with the site: it is built with a quarter, a half and all of its services. A copy of the project
 * loses the pages of the others; links to them become plain text, so nothing of the site is switched off.
 */
import path from 'node:path';
import type {Site} from './browser';
import {build} from './build';
import type {Figure} from './figures';
import {startHost} from './host';
import {PAGES} from './pages';
import {measureSizes} from './sizes';
import {thinOut} from './thinOut';
import {measureWeight} from './weight';
import {createWorkspace, removeWorkspace} from './workspace';

/** One of so many services stays. */
const STEPS = [
  {name: 'quarter', every: 4},
  {name: 'half', every: 2},
  {name: 'whole', every: 1},
];
/** Pages whose weight is followed. */
const KINDS = ['docs', 'connection', 'API operation'];
/** Most bytes that one more page may add to the scripts of another. */
const BUDGET = 20;

/** A figure that was measured, by its name. */
function valueOf(figures: readonly Figure[], name: string): number {
  const found = figures.find((figure) => figure.name === name);
  if (!found) throw new Error(`The benchmark has no figure "${name}".`);
  return found.value;
}

/** Figures of a quarter, a half and all of the services, and what a page adds to the scripts of another. */
export async function measureGrowth({browser}: Pick<Site, 'browser'>): Promise<Figure[]> {
  const figures: Figure[] = [];
  const scripts: {readonly pages: number; readonly bytes: number}[] = [];
  for (const {name, every} of STEPS) {
    const dir = createWorkspace(`growth-${name}`);
    try {
      thinOut(dir, every);
      const {seconds} = await build(dir, `test-results/bench/growth-${name}.log`);
      const built = path.join(dir, 'build');
      const host = await startHost(built);
      const weight = await measureWeight({
        browser,
        origin: host.origin,
        dir: built,
        pages: PAGES.filter(({kind}) => KINDS.includes(kind)),
      }).finally(() => host.stop());
      const sizes = await measureSizes({dir: built});
      const followed: Figure[] = [
        ...weight.filter((figure) => /(JS|HTML)$/.test(figure.name)),
        ...sizes.filter((figure) => /^(HTML \/ pages|HTML \/ gzip|index \/ all)/.test(figure.name)),
        {name: 'build', value: seconds, unit: 's', isTime: true},
      ];
      for (const {name: what, value, unit, isTime} of followed) {
        figures.push({name: `growth / ${name} / ${what}`, value, unit, isTime});
      }
      scripts.push({
        pages: valueOf(sizes, 'HTML / pages'),
        bytes: valueOf(weight, 'weight / docs / JS') * 1000,
      });
    } finally {
      removeWorkspace(dir);
    }
  }
  const [first, last] = [scripts[0], scripts.at(-1)];
  if (!first || !last) throw new Error('The site was not built.');
  figures.push({
    name: 'growth / JS of a docs page, for each further page',
    value: (last.bytes - first.bytes) / (last.pages - first.pages),
    unit: 'bytes',
    atMost: BUDGET,
  });
  return figures;
}
