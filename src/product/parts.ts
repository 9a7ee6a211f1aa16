import {AREAS, areaOf, type Area} from './areas';

/** Pages that readers take together. */
export interface Part {
  /** In names of files: `/llms/consent.txt`. */
  readonly name: string;
  readonly label: string;
  readonly has: (page: string) => boolean;
}

const CONNECTIONS = `${AREAS.integrations.path}connection-instructions/`;
const below = (folder: string) => (page: string) => page === folder || page.startsWith(`${folder}/`);

/**
 * The parts in the order of the site's navigation. The services have one of their own: there are hundreds. What only
 * leads to other pages is in none: the home page, tags, and lists of the changelog.
 */
export const PARTS: readonly Part[] = [
  ...(Object.keys(AREAS) as Area[]).map((area) => ({
    name: area,
    label: AREAS[area].label,
    has: (page: string) => areaOf(page) === area && !page.startsWith(CONNECTIONS),
  })),
  {name: 'connections', label: 'Connection instructions', has: (page) => page.startsWith(CONNECTIONS)},
  {name: 'api-v2', label: 'API v2.0', has: below('/api/v2')},
  {name: 'api-v1', label: 'API v1.0', has: below('/api/v1')},
  {name: 'changelog', label: 'Changelog', has: (page) => /^\/changelog\/\d{4}-\d{2}$/.test(page)},
];

/** The pages of a part as text, one after the other. */
export const textPath = ({name}: Part): string => `/llms/${name}.txt`;

/** The pages of a part as an archive for who has to keep them. */
export const packPath = ({name}: Part): string => `/packs/${name}.zip`;
