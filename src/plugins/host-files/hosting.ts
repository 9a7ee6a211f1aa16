import {redirects} from '../../../redirects';
import {readContainerId, tagManagerSources} from '../../config/analytics';
import {caching, contentTypes, securityHeaders, type Header, type PathHeader} from '../../config/headers';
import {pairsOf, type RedirectPair} from '../redirect-rules/checkRedirects';
import {publishedScriptHashes} from './scriptHashes';

/** What any host has to know of a build, in no host's language. */
export interface Hosting {
  /** Of every response. */
  readonly headers: readonly Header[];
  /** Of some files, instead of what the host would send. */
  readonly pathHeaders: readonly PathHeader[];
  readonly redirects: readonly RedirectPair[];
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
      tagManager: tagManagerSources(readContainerId(process.env)),
    }),
    pathHeaders: [...caching, ...contentTypes],
    redirects: pairsOf(redirects),
  };
}
