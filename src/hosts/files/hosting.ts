import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {redirects} from '../../../redirects';
import {META_NAME, readContainerId, tagManagerSources} from '../../privacy/analytics';
import {
  caching,
  contentTypes,
  indexing,
  resourcePolicies,
  securityHeaders,
  type Header,
  type PathHeader,
} from '../../privacy/headers';
import {pairsOf, type RedirectPair} from '../redirects/checkRedirects';
import {publishedScriptHashes} from './scriptHashes';

/** What any host has to know of a build, in no host's language. */
export interface Hosting {
  /** Of every response. */
  readonly headers: readonly Header[];
  /** Of some files, instead of what the host would send, or what every response has. */
  readonly pathHeaders: readonly PathHeader[];
  readonly redirects: readonly RedirectPair[];
  /** Parts of the longest address of a page: `/docs/consent/overview` has three. */
  readonly deepest: number;
}

/**
 * The container of the tag manager, for the policy.
 *
 * @throws when the build has another one than the environment names: the policy would block it on every page
 */
export function containerIdOf(
  dir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const named = readContainerId(environment);
  const page = load(fs.readFileSync(path.join(dir, 'index.html'), 'utf8'));
  const built = page(`meta[name="${META_NAME}"]`).attr('content');
  if (named === built) return named;
  const nameOf = (id: string | undefined) => (id === undefined ? 'no container' : `the container ${id}`);
  throw new Error(
    `${path.join(dir, 'index.html')} was built with ${nameOf(built)} of the tag manager, but ` +
      `TAG_MANAGER_CONTAINER_ID names ${nameOf(named)}. Set it as it was for the build, or build again.`,
  );
}

function deepestPage(dir: string): number {
  const pages = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    // Old addresses have a folder each, with rules of their own.
    .filter((name) => name.endsWith('.html') && path.basename(name) !== 'index.html');
  return Math.max(1, ...pages.map((name) => name.split(path.sep).length));
}

/**
 * @param dir folder of the build
 * @param scriptHashes the inline scripts that it trusts, as sources of its policy; by default those of its `_headers`
 */
export function hostingOf(
  dir: string,
  scriptHashes: readonly string[] = publishedScriptHashes(dir),
): Hosting {
  return {
    headers: securityHeaders({
      scriptHashes,
      tagManager: tagManagerSources(containerIdOf(dir)),
    }),
    pathHeaders: [...caching, ...contentTypes, ...indexing, ...resourcePolicies],
    redirects: pairsOf(redirects),
    deepest: deepestPage(dir),
  };
}
