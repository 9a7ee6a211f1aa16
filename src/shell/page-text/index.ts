import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules, installHooks} from '../../docusaurus/hooks';

const loader = require.resolve('./textLoader.cjs');

export const hooks = [
  expectModules({
    name: 'page-text',
    expects: 'the text of a page is asked for with ?text, and textLoader.cjs answers for it',
    sides: ['client'],
    isOnlyInBuild: true,
    flaws(modules) {
      const texts = modules.filter(({file}) => file.endsWith('.mdx?text'));
      if (texts.length === 0) return ['no page has its text in a script of its own'];
      return texts
        .filter(({loaders}) => !loaders.some((file) => file.endsWith('/textLoader.cjs')))
        .map(({file}) => `${file} is not answered by textLoader.cjs`);
    },
  }),
];

/**
 * Takes the text of a page out of what a reader who opens it has to load, where nothing in it needs a script: it is in
 * the built page. What React does not take over is not rendered twice either, which on a phone is most of what a page
 * had to do before it was alive.
 */
export default function pageText({siteDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'page-text',
    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: [
            {
              test: /[\\/][^_][^\\/]*\.mdx$/,
              include: [path.join(siteDir, 'docs')],
              resourceQuery: /^(?:\?text)?$/,
              enforce: 'post',
              use: [{loader, options: {isServer, isInBuild: process.env.NODE_ENV === 'production'}}],
            },
          ],
        },
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
