import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = (file: string) => path.join(__dirname, '../browser', file);

/**
 * Replaces two modules of the search theme with ones that survive a failure: the one that talks to its worker,
 * which caches a failed index fetch for the life of the page and says nothing, and the one with the list of hits,
 * whose failed load ends the search without a word. The second is a part of every page, and loads the original.
 */
export default function searchIndexRetry(): Plugin<undefined> {
  return {
    name: 'search-index-retry',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (request: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(request, (resource) => {
          const issuer = resource.context.split(path.sep).join('/');
          if (issuer.includes('docusaurus-search-local')) resource.request = client(file);
        });
      return {
        plugins: [
          replace(/\/searchByWorker$/, 'searchByWorker.ts'),
          replace(/^@easyops-cn\/autocomplete\.js$/, 'autocomplete.ts'),
        ],
      };
    },
  };
}
