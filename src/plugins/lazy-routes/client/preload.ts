import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {loadShardOf} from './shards';

/**
 * Loads what an address needs before it is shown: first its routes, then, as Docusaurus does, the code and
 * content of those that match.
 */
export default async function preload(pathname: string): Promise<void> {
  await loadShardOf(pathname);
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  await Promise.all(matches.map(({route}) => (route.component as {preload?: () => unknown}).preload?.()));
}
