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

/** What a component that texts import needs on a page whose text is in no script. */
export interface TextComponent {
  /** The module of the part of it that answers to the reader by React. It is rendered in a `LivePart`. */
  readonly live?: string;
  /** The module of what comes to life in it without React: `Lives` of `browser/PageText/enliven.ts`. */
  readonly lives?: string;
}

/** Components that are the same once they are on the page, or are brought to life, by module. */
export type TextComponents = Readonly<Record<string, TextComponent>>;

export interface PageTextOptions {
  /** Any other component that a text imports keeps the text in the page's script. */
  readonly components: TextComponents;
}

/**
 * Takes the text of a page out of what a reader who opens it has to load, where nothing in it needs a script: it is in
 * the built page. What React does not take over is not rendered twice either, which on a phone is most of what a page
 * had to do before it was alive.
 */
export default function pageText({siteDir}: LoadContext, {components}: PageTextOptions): Plugin<undefined> {
  return {
    name: 'page-text',
    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: [
            {
              test: /[\\/][^_][^\\/]*\.mdx$/,
              include: ['docs', 'changelog'].map((folder) => path.join(siteDir, folder)),
              resourceQuery: /^(?:\?text|\?truncated=true)?$/,
              enforce: 'post',
              use: [
                {loader, options: {isServer, isInBuild: process.env.NODE_ENV === 'production', components}},
              ],
            },
          ],
        },
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
