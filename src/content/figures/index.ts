import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {expectModules, installHooks} from '../../docusaurus/hooks';
import {drawQuery, FIGURE} from './draw';

const figureLoader = require.resolve('./figureLoader.cjs');

/** The files of a figure by form, mode, and content. */
const fileName = (file: string, query: string): string =>
  `assets/images/${path.basename(file).replace(FIGURE, '')}${query.replace(/\W/g, '-')}-[contenthash].svg`;

export const hooks = [
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
 * and mode. `content/remark/figures.ts` puts them on the page.
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
          ],
        },
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
