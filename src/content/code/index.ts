import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Code gets its colors in the build. The theme highlights in the browser, and for that it puts Prism
 * and all languages into the main bundle of every page (31 KB compressed).
 */
export default function codeHighlightingPlugin(): Plugin<undefined> {
  const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'code-highlighting',
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            '@code-highlighter': path.join(__dirname, isServer ? 'server.ts' : '../browser/code/client.ts'),
            [clientModule]: path.join(__dirname, '../browser/code/noPrismReactRenderer.ts'),
            [clientModule.replace(/\.js$/, '')]: path.join(__dirname, '../browser/code/noPrismReactRenderer.ts'),
          },
        },
      };
    },
  };
}
