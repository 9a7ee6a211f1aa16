import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {expectModules, installHooks} from '../../docusaurus/hooks';
import {drawQuery, FIGURE} from './draw';
import {inDark} from './palette';

const darkFigureLoader = require.resolve('./darkFigureLoader.cjs');
const figureLoader = require.resolve('./figureLoader.cjs');

/** The files of a figure by form, mode, and content. */
const fileName = (file: string, query: string): string =>
  `assets/images/${path.basename(file).replace(FIGURE, '')}${query.replace(/\W/g, '-')}-[contenthash].svg`;

export const hooks = [
  expectModules({
    name: 'figures',
    expects: 'a figure with ?dark is read by darkFigureLoader.cjs before a loader makes a file of it',
    flaws: (modules) =>
      modules
        .filter(({file}) => file.endsWith('.svg?dark'))
        .filter(({loaders}) => !loaders.at(-1)?.endsWith('/darkFigureLoader.cjs'))
        .map(({file}) => `${file} is not read by darkFigureLoader.cjs`),
  }),
  expectModules({
    name: 'figures',
    expects: 'the source of a figure is drawn by figureLoader.cjs before a loader makes a file of it',
    flaws: (modules) => {
      const asked = modules.filter(({file}) => FIGURE.test(file.replace(/\?.*$/, '')));
      if (asked.length === 0) return ['no page shows a figure'];
      return asked
        .filter(({loaders}) => !loaders.at(-1)?.endsWith('/figureLoader.cjs'))
        .map(({file}) => `${file} is not drawn by figureLoader.cjs`);
    },
  }),
];

/**
 * Files of figures. `require('./name.figure.yml?wide-light')` is the figure that the source describes, in that form
 * and mode; `require('./figure.svg?dark')` one drawn by hand, in dark colors. `content/remark/figures.ts` puts them on
 * the page.
 */
export default function figuresPlugin(): Plugin<undefined> {
  return {
    name: 'figures',
    configureWebpack(_config, isServer) {
      const {loader, options} = getFileLoaderUtils(isServer).loaders.file({folder: 'images'}) as {
        loader: string;
        options: object;
      };
      return {
        module: {
          rules: [
            {
              test: FIGURE,
              use: [
                {loader, options: {...options, name: fileName}},
                {loader: figureLoader, options: {draw: drawQuery}},
              ],
            },
            {
              test: /\.svg$/,
              resourceQuery: /^\?dark$/,
              // Markdown's own request leaves out the ordinary loaders, but not these.
              enforce: 'pre',
              use: [{loader: darkFigureLoader, options: {recolor: inDark}}],
            },
          ],
        },
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
