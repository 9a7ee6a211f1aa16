import {ownHash, readCurrentIndex} from '../../search/browser/currentIndex';

/**
 * Whether the host has a newer build than the one of this tab. False when it does not say. The hash of the search
 * index tells: it is one of all sources of the site.
 */
export async function isSiteNewer(baseUrl: string): Promise<boolean> {
  const current = await readCurrentIndex(baseUrl);
  return current !== undefined && current.hash !== ownHash;
}

/** Whether the host answers at all. A reload without it would put the browser's own error in place of the page. */
export async function isHostReachable(baseUrl: string): Promise<boolean> {
  try {
    await fetch(`${baseUrl}search.json`, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}
