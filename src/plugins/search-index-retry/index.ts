import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = path.join(__dirname, 'client/searchByWorker.ts');

/**
 * Replaces the search theme's module that talks to its worker with one that survives a failed index
 * fetch: the original caches the failure for the life of the page and says nothing.
 */
export default function searchIndexRetry(): Plugin<undefined> {
  return {
    name: 'search-index-retry',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/\/searchByWorker$/, (resource) => {
            const issuer = resource.context.split(path.sep).join('/');
            if (issuer.includes('docusaurus-search-local')) resource.request = client;
          }),
        ],
      };
    },
  };
}
