import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {loadText} from '../PageText/texts';
import {shardOfSidebar} from '../../lazy-routes/sidebar';
import {loadShard, loadShardOf} from './shards';

/** A path without encoding. The router has decoded it before: `/100%25` is `/100%` by now, and is no encoding. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Loads what an address needs before it is shown: first its routes, then, as Docusaurus does, the code and
 * content of those that match.
 */
export default async function preload(pathname: string): Promise<void> {
  await loadShardOf(pathname);
  const paths = new Set([pathname, decoded(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  await Promise.all(
    matches.flatMap(({route: {component, sidebar}}) => [
      (component as {preload?: () => unknown}).preload?.(),
      typeof sidebar === 'string' && loadShard(shardOfSidebar(sidebar)),
    ]),
  );
  // The page that is opened has its text already.
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  await Promise.all(matches.map(async ({route: {path}}) => typeof path === 'string' && loadText(path)));
}
