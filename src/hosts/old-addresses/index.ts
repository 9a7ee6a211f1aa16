import fs from 'node:fs';
import path from 'node:path';
import clientRedirects, {type Options} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../../redirects';
import {pairsOf} from '../redirects/checkRedirects';
import {fileOf, redirectPage} from './redirectPage';

export {validateOptions} from '@docusaurus/plugin-client-redirects';

/**
 * Docusaurus' plugin for redirects with pages that the policy of the site allows. The original's have the new
 * address in their script, so that each would need a hash of its own on every response; without one, browsers
 * block the script, and query and fragment are lost.
 */
export default function oldAddresses(context: LoadContext, options: Options): Plugin<void> | null {
  const plugin = clientRedirects(context, options as Parameters<typeof clientRedirects>[1]);
  return (
    plugin && {
      ...plugin,
      async postBuild(props) {
        await plugin.postBuild?.(props);
        for (const {from, to} of pairsOf(redirects)) {
          fs.writeFileSync(path.join(props.outDir, fileOf(from)), redirectPage(to));
        }
      },
    }
  );
}
