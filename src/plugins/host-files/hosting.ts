import {redirects} from '../../../redirects';
import {readContainerId, tagManagerSources} from '../../config/analytics';
import {caching, contentTypes, securityHeaders, type Header, type PathHeader} from '../../config/headers';
import {pairsOf, type RedirectPair} from '../redirect-rules/checkRedirects';

/** What any host has to know of a build, in no host's language. */
export interface Hosting {
  /** Of every response. */
  readonly headers: readonly Header[];
  /** Of some files, instead of what the host would send. */
  readonly pathHeaders: readonly PathHeader[];
  readonly redirects: readonly RedirectPair[];
}

/** @param scriptHashes the inline scripts that the build trusts, as sources of its policy */
export function hostingOf(scriptHashes: readonly string[]): Hosting {
  return {
    headers: securityHeaders({
      scriptHashes,
      tagManager: tagManagerSources(readContainerId(process.env)),
    }),
    pathHeaders: [...caching, ...contentTypes],
    redirects: pairsOf(redirects),
  };
}
