/**
 * How figures grow with the site: it is built with a quarter, a half and all of its services. A copy of the project
 * loses the pages of the others; links to them become plain text, so nothing of the site is switched off.
 */
import path from 'node:path';
import {build} from './build';
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

/** @returns {Promise<import('./figures').Figure[]>} */
export async function measureGrowth({browser}) {
  const figures = [];
  const scripts = [];
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
      }).finally(host.stop);
      const sizes = await measureSizes({dir: built});
      const followed = [
        ...weight.filter((figure) => /(JS|HTML)$/.test(figure.name)),
        ...sizes.filter((figure) => /^(HTML \/ pages|HTML \/ gzip|index \/ all)/.test(figure.name)),
        {name: 'build', value: seconds, unit: 's', isTime: true},
      ];
      for (const {name: what, value, unit, isTime} of followed) {
        figures.push({name: `growth / ${name} / ${what}`, value, unit, isTime});
      }
      scripts.push({
        pages: sizes.find((figure) => figure.name === 'HTML / pages').value,
        kilobytes: weight.find((figure) => figure.name === 'weight / docs / JS').value,
      });
    } finally {
      removeWorkspace(dir);
    }
  }
  const [first] = scripts;
  const last = scripts.at(-1);
  figures.push({
    name: 'growth / JS of a docs page, for each further page',
    value: ((last.kilobytes - first.kilobytes) * 1000) / (last.pages - first.pages),
    unit: 'bytes',
    atMost: BUDGET,
  });
  return figures;
}
