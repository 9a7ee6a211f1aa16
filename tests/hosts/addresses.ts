import fs from 'node:fs';
import path from 'node:path';
import {sitemapPaths, unlistedPaths} from '../support/pages';

/** Pages, by the one address that each of them has. */
export const pages: readonly string[] = [...sitemapPaths(), ...unlistedPaths(), '/search'];

/** Files that tell a host what to do. They are not served. */
export const hostFiles: readonly string[] = ['/_headers', '/_redirects', '/firebase.json'];

const files = fs
  .readdirSync('build', {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map(
    (entry) =>
      `/${path.relative('build', path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
  );

/** Files of the build under their own names, without pages and without what is not served. */
export const assets: readonly string[] = files.filter(
  (file) => !/\.(html|br|gz)$/.test(file) && !hostFiles.includes(file),
);
