import type {Plugin} from '@docusaurus/types';
import {expectModules, installHooks} from '../../docusaurus/hooks';
import {DARK_COLORS} from './palette';

const darkFigureLoader = require.resolve('./darkFigureLoader.cjs');

export const hooks = [
  expectModules({
    name: 'figures',
    expects: 'a figure with ?dark is read by darkFigureLoader.cjs before a loader makes a file of it',
    flaws: (modules) => {
      const asked = modules.filter(({file}) => file.endsWith('.svg?dark'));
      if (asked.length === 0) return ['no page shows a figure with ?dark'];
      return asked
        .filter(({loaders}) => !loaders.at(-1)?.endsWith('/darkFigureLoader.cjs'))
        .map(({file}) => `${file} is not read by darkFigureLoader.cjs`);
    },
  }),
];

/**
 * Figures in dark colors: `require('./figure.svg?dark')` is a file of its own beside the light one.
 * `content/remark/figures.ts` puts both on the page.
 */
export default function figuresPlugin(): Plugin<undefined> {
  return {
    name: 'figures',
    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: [
            {
              test: /\.svg$/,
              resourceQuery: /^\?dark$/,
              // Markdown's own request leaves out the ordinary loaders, but not these.
              enforce: 'pre',
              use: [{loader: darkFigureLoader, options: {colors: DARK_COLORS}}],
            },
          ],
        },
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
