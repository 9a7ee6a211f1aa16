import type {Plugin} from '@docusaurus/types';
import {expectModules, installHooks} from '../../docusaurus/hooks';

const ISLAND = /^\?island$/;
const SOURCE = /^\?source$/;

const islandLoader = require.resolve('./islandLoader.cjs');
const sourceLoader = require.resolve('./sourceLoader.cjs');

/** What is not as expected of the modules with a query: they must be there, and a loader must answer for them. */
const unanswered =
  (query: string, loader: string, type: string) =>
  (modules: Parameters<Parameters<typeof expectModules>[0]['flaws']>[0]): string[] => {
    const asked = modules.filter(({file}) => file.endsWith(query));
    if (asked.length === 0) return [`no page imports a file with ${query}`];
    return asked
      .filter((module) => module.type !== type || !module.loaders.some((file) => file.endsWith(`/${loader}`)))
      .map(({file}) => `${file} is not answered by ${loader} as ${type}`);
  };

export const hooks = [
  expectModules({
    name: 'islands',
    expects: 'a file with ?island is answered by islandLoader.cjs',
    flaws: unanswered('?island', 'islandLoader.cjs', 'javascript/auto'),
  }),
  expectModules({
    name: 'islands',
    expects: 'a file with ?source is answered by sourceLoader.cjs, and a text whatever its kind',
    flaws: unanswered('?source', 'sourceLoader.cjs', 'asset/source'),
  }),
];

/**
 * Two ways to have more on a page than in its script:
 *
 * - `import fields from './_fields.mdx?island'` is for `<Island>`: in the page's HTML, and in no script
 *   that a reader who opens the page has to load.
 * - `import text from './file?source'` is the text of a file, whatever its kind.
 *
 * Their loaders stand before all others and answer for them. To ask for a file without loaders (`!!./file`) is no way:
 * Rspack 2 then parses it as JavaScript, whatever its type is.
 */
export default function islandsPlugin(): Plugin<undefined> {
  return {
    name: 'islands',
    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: [
            {
              resourceQuery: ISLAND,
              enforce: 'post',
              use: [{loader: islandLoader, options: {isServer}}],
            },
            {resourceQuery: SOURCE, enforce: 'post', type: 'asset/source', use: [sourceLoader]},
          ],
        },
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
