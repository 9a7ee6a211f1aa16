import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildIdentity} from '../browser/hostedSite';

/** What the built site is made of. */
const SOURCES = [
  'api',
  'changelog',
  'docs',
  'i18n',
  'src',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
];

/**
 * A hash of files and folders: their paths below the site's folder and their content. What is not there has no part.
 *
 * @returns 8 hexadecimal digits
 */
export function hashOf(sources: readonly string[], siteDir: string): string {
  const hash = createHash('sha256');
  const add = (file: string): void => {
    if (fs.statSync(file).isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) add(path.join(file, name));
    } else {
      hash.update(path.relative(siteDir, file)).update(fs.readFileSync(file));
    }
  };
  for (const source of sources) {
    const file = path.join(siteDir, source);
    if (fs.existsSync(file)) add(file);
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * A hash of all sources of the site. The bundle knows it, as it does not know a hash of what is built. Empty in the
 * live preview, whose sources change.
 */
export function hashOfSources(siteDir: string): string {
  return process.env.NODE_ENV === 'production' ? hashOf(SOURCES, siteDir) : '';
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
