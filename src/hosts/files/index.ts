import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {installHooks} from '../../docusaurus/hooks';
import {securityTxt} from '../../privacy/securityContact';
import {firebaseConfiguration} from './firebase';
import {headersFile, redirectsFile} from './headersAndRedirects';
import {hostingOf} from './hosting';
import {hooks, lookForBaseUrlScript, trustedScripts} from './inlineScripts';
import {PAGES_ARE_WRITTEN} from './pagesAreWritten';
import {scriptHash} from './scriptHashes';

export {hooks} from './inlineScripts';

/**
 * Writes what static hosts read from the folder that they serve: headers and redirects, each in the host's own
 * language; and for who finds a fault, whom to tell. `deploy/README.md` says which file is for whom. nginx gets its
 * configuration from `scripts/nginx-server.ts`.
 */
export default function hostFiles({baseUrl}: LoadContext): Plugin<undefined> {
  lookForBaseUrlScript(baseUrl);
  return {
    name: 'host-files',
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
    async postBuild(props) {
      const {outDir} = props;
      const hosting = hostingOf(outDir, (await trustedScripts(props)).map(scriptHash).sort());
      const files = {
        _headers: headersFile(hosting),
        _redirects: redirectsFile(hosting),
        'firebase.json': firebaseConfiguration(hosting),
        '.well-known/security.txt': securityTxt(),
      };
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(outDir, name);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text);
      }
      // Of an earlier build, and no longer what is in the files beside them.
      for (const name of fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
        if (/\.(br|gz)$/.test(name)) fs.rmSync(path.join(outDir, name));
      }
      process.send?.(PAGES_ARE_WRITTEN);
    },
  };
}
