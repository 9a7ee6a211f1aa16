import type {Plugin} from '@docusaurus/types';

/** The loader that url-loader hands pictures to, by the full path of this machine's folder. */
const FALLBACK = /([?&]fallback=)[^&!]*[\\/]file-loader[\\/][^&!]*/;

/**
 * Makes the built site the same in whatever folder it is built.
 *
 * Ids of modules are hashes of their requests, and Docusaurus writes the full path of a loader into the request
 * of every picture in Markdown. The ids are in the scripts of pages with figures, and so in the names of the
 * scripts. The bundler makes paths of requests relative before it hashes them, but not those in their options.
 */
export default function sameBytes(): Plugin<undefined> {
  return {
    name: 'same-bytes',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(FALLBACK, (resource) => {
            resource.request = resource.request.replace(FALLBACK, '$1file-loader');
          }),
        ],
      };
    },
  };
}
