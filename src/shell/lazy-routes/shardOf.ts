import {initialOf} from '../../product/initials';

/** Services are hundreds: their pages form one shard for each letter. */
const SERVICE = /^\/docs\/integrations\/(?:connection-instructions|api-documentation)\/([^/]+)$/;
const SECTION = /^\/(?:docs\/([^/]+)|(api)\/(v\d+)|(changelog|tags))(?:\/|$)/;

/** Name of the shard for services with this letter. */
function shardOfLetter(letter: string): string {
  return `services-${/^[A-Z]$/.test(letter) ? letter.toLowerCase() : 'digits'}`;
}

/**
 * The shard that has the route of an address, if there is one: one for each section of the docs and version of
 * the API, for the changelog and the tags, and one for each letter of the services. A new page needs no entry anywhere.
 */
export function shardOf(pathname: string): string | undefined {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  const slug = SERVICE.exec(path)?.[1];
  if (slug) return shardOfLetter(initialOf(slug));
  const [, section, api, version, list] = SECTION.exec(path) ?? [];
  return section ?? list ?? (api && version ? `${api}-${version}` : undefined);
}
