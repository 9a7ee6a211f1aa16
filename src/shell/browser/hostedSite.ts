/** Set by `shell/build-identity`: the hash of the sources that this tab's scripts were built from. */
declare const BUILD_SOURCES: string;

/** What `/build.json` says about the build that is on the host. */
export interface BuildIdentity {
  /** A hash of all sources of the site. */
  readonly sources: string;
}

/** How long the host may take to answer, in milliseconds: a request that hangs never ends. */
const MOST_TIME = 60_000;

const ask = (baseUrl: string, method: 'GET' | 'HEAD') =>
  fetch(`${baseUrl}build.json`, {method, cache: 'no-store', signal: AbortSignal.timeout(MOST_TIME)});

/** Whether the host has a newer build than the one of this tab. False when it does not say. */
export async function isSiteNewer(baseUrl: string): Promise<boolean> {
  try {
    const response = await ask(baseUrl, 'GET');
    if (!response.ok) return false;
    const {sources} = (await response.json()) as Partial<Record<keyof BuildIdentity, unknown>>;
    return typeof sources === 'string' && /^[0-9a-f]{8}$/.test(sources) && sources !== BUILD_SOURCES;
  } catch {
    return false;
  }
}

/** Whether the host answers at all. A reload without it would put the browser's own error in place of the page. */
export async function isHostReachable(baseUrl: string): Promise<boolean> {
  try {
    await ask(baseUrl, 'HEAD');
    return true;
  } catch {
    return false;
  }
}
