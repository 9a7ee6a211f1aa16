import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOfSite} from '../../docusaurus/provenance/siteSources';
import type {BuildIdentity} from '../browser/hostedSite';

/**
 * A hash of all sources of the site. The bundle knows it, as it does not know a hash of what is built. Empty in the
 * live preview, whose sources change.
 */
export function hashOfSources(siteDir: string): string {
  return process.env.NODE_ENV === 'production' ? hashOfSite(siteDir) : '';
}

/**
 * Says in `build.json` which build is on the host, and tells the browser which one it is from: a tab that was opened
 * before a deploy compares the two. The file has no hash in its name, so hosts have to ask for it again each time.
 */
export default function buildIdentity({siteDir}: LoadContext): Plugin {
  const identity: BuildIdentity = {sources: hashOfSources(siteDir)};
  return {
    name: 'build-identity',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      return {plugins: [new DefinePlugin({BUILD_SOURCES: JSON.stringify(identity.sources)})]};
    },
    postBuild({outDir}) {
      fs.writeFileSync(path.join(outDir, 'build.json'), JSON.stringify(identity));
    },
  };
}
