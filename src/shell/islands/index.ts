import type {Plugin} from '@docusaurus/types';

/**
 * Two ways to have more on a page than in its script:
 *
 * - `import fields from './_fields.mdx?island'` is for `<Island>`: in the page's HTML, and in no script
 *   that a reader who opens the page has to load.
 * - `import text from '!!./file?source'` is the text of a file, whatever its kind.
 */
export default function islandsPlugin(): Plugin<undefined> {
  return {
    name: 'islands',
    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: [
            {
              resourceQuery: /^\?island$/,
              enforce: 'post',
              use: [{loader: require.resolve('./islandLoader.cjs'), options: {isServer}}],
            },
            {resourceQuery: /^\?source$/, type: 'asset/source'},
          ],
        },
      };
    },
  };
}
