/** Whether the built site is of the sources that are there. */
import fs from 'node:fs';
import path from 'node:path';
import type {BuildIdentity} from '../src/shell/browser/hostedSite';
import {hashOfSite} from '../src/docusaurus/provenance/siteSources';

/**
 * Compares what the build says it was made of with what is there. Times tell less: a checkout changes them, and an
 * edit that is taken back does. After `npm run gen:api`, because what it writes has a part.
 *
 * @param dir the project's folder
 */
export function isBuildFresh(dir = '.'): boolean {
  const identity = path.join(dir, 'build/build.json');
  if (!fs.existsSync(identity) || !fs.existsSync(path.join(dir, 'build/index.html'))) return false;
  const {sources} = JSON.parse(fs.readFileSync(identity, 'utf8')) as BuildIdentity;
  return sources === hashOfSite(dir);
}
