import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {installHooks, replaceModule} from '../../docusaurus/hooks';

export const hooks = [
  replaceModule({
    name: 'code-highlighting',
    request: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/,
    from: ['/client-modules.js'],
    by: path.join(__dirname, '../browser/code/noPrismReactRenderer.ts'),
    original: '@docusaurus/theme-classic/lib/prism-include-languages.js',
  }),
];

/**
 * Code gets its colors in the build. The theme highlights in the browser, and for that it puts Prism
 * and all languages into the main bundle of every page (31 KB compressed).
 */
export default function codeHighlightingPlugin(): Plugin<undefined> {
  return {
    name: 'code-highlighting',
    configureWebpack(_config, isServer) {
      const highlighter = isServer ? 'server.ts' : '../browser/code/client.ts';
      return {
        resolve: {alias: {'@code-highlighter': path.join(__dirname, highlighter)}},
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
