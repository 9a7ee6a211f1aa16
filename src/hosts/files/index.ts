import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {securityTxt} from '../../privacy/securityContact';
import {firebaseConfiguration} from './firebase';
import {headersFile, redirectsFile} from './headersAndRedirects';
import {hostingOf} from './hosting';
import {trustedScripts} from './inlineScripts';
import {scriptHash} from './scriptHashes';

/**
 * Writes what static hosts read from the folder that they serve: headers and redirects, each in the host's own
 * language; and for who finds a fault, whom to tell. `deploy/README.md` says which file is for whom. nginx gets its
 * configuration from `scripts/nginx-server.ts`.
 */
export default function hostFiles(): Plugin<undefined> {
  return {
    name: 'host-files',
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
    },
  };
}
