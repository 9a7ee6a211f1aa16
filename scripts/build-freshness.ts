/** Whether the built site is as new as what it is built from. */
import fs from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'api',
  'changelog',
  'docs',
  'i18n',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'redirects.ts',
  'sidebars.ts',
];
/** Written by the build itself, from sources that are looked at. */
const GENERATED = /^docs\/api\/.*(\.api\.mdx|sidebar\.ts)$/;

function newestIn(file) {
  if (GENERATED.test(file)) return 0;
  const stats = fs.statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder's own time tells of removed files.
  const own = file.startsWith('docs/api') ? 0 : stats.mtimeMs;
  return fs
    .readdirSync(file)
    .reduce((newest, name) => Math.max(newest, newestIn(path.posix.join(file, name))), own);
}

export function isBuildFresh() {
  const built = 'build/sitemap.xml';
  if (!fs.existsSync(built) || !fs.existsSync('build/index.html')) return false;
  const time = fs.statSync(built).mtimeMs;
  return SOURCES.filter((file) => fs.existsSync(file)).every((file) => newestIn(file) <= time);
}
