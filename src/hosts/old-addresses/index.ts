import fs from 'node:fs';
import path from 'node:path';
import clientRedirects, {type Options} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectStep, installHooks, messageOf} from '../../docusaurus/hooks';
import {redirects} from '../../../redirects';
import {pairsOf} from '../redirects/checkRedirects';
import {fileOf, redirectPage} from './redirectPage';

export {validateOptions} from '@docusaurus/plugin-client-redirects';

const plugin = expectStep({
  name: 'old-addresses',
  expects: '@docusaurus/plugin-client-redirects writes its pages in postBuild',
});

export const hooks = [plugin];

/**
 * Docusaurus' plugin for redirects with pages that the policy of the site allows. The original's have the new
 * address in their script, so that each would need a hash of its own on every response; without one, browsers
 * block the script, and query and fragment are lost.
 */
export default function oldAddresses(context: LoadContext, options: Options): Plugin<void> {
  const postBuild = plugin.run(() => {
    const original = clientRedirects(context, options as Parameters<typeof clientRedirects>[1]);
    if (!original?.postBuild)
      throw new Error('@docusaurus/plugin-client-redirects has no postBuild any more');
    return original.postBuild.bind(original);
  });
  return {
    name: 'docusaurus-plugin-client-redirects',
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
    async postBuild(props) {
      await postBuild?.(props);
      const pages = pairsOf(redirects).map(({from, to}) => ({
        file: path.join(props.outDir, fileOf(from)),
        to,
      }));
      const lost = pages
        .filter(({file}) => !fs.existsSync(file))
        .map(({file}) => path.relative(props.outDir, file));
      if (lost.length > 0) {
        throw new Error(
          messageOf(plugin, `@docusaurus/plugin-client-redirects has not written ${lost.join(', ')}`),
        );
      }
      for (const {file, to} of pages) fs.writeFileSync(file, redirectPage(to));
    },
  };
}
