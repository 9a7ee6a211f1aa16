import {AUTHENTICATIONS, CAPABILITIES, CATEGORIES, CONNECTION_KINDS} from '../../../product/integrations';
import {keyOf} from '../../../product/keyOf';

export {keyOf};

/** Orders of the list, by their names in the address. */
export const SORTS = {
  name: 'Sort by name',
  category: 'Sort by category',
  capabilities: 'Most capabilities first',
} as const;
export type Sort = keyof typeof SORTS;

/** What the reader has chosen in the catalog. It is the query of the page's address. */
export interface CatalogState {
  readonly q: string;
  readonly category: readonly string[];
  readonly capability: readonly string[];
  readonly authentication: readonly string[];
  readonly kind: readonly string[];
  readonly sort: Sort;
  /** Slugs of the services to compare. */
  readonly chosen: readonly string[];
  readonly view: 'list' | 'compare';
}

export const EMPTY: CatalogState = {
  q: '',
  category: [],
  capability: [],
  authentication: [],
  kind: [],
  sort: 'name',
  chosen: [],
  view: 'list',
};

/** More columns do not fit beside each other. */
export const MAX_CHOSEN = 6;
const MAX_TEXT = 100;
const SLUG = /^[a-z0-9-]{1,60}$/;

export type FacetName = 'category' | 'capability' | 'authentication' | 'kind';

export interface Facet {
  readonly name: FacetName;
  readonly label: string;
  /** Whether a service must have all chosen values, or one of them. */
  readonly matches: 'all' | 'any';
  /** Values as in the address, with their labels. */
  readonly values: readonly (readonly [string, string])[];
}

export const FACETS: readonly Facet[] = [
  {
    name: 'capability',
    label: 'It can',
    matches: 'all',
    values: Object.entries(CAPABILITIES).map(([key, {label}]) => [key, label]),
  },
  {
    name: 'category',
    label: 'Category',
    matches: 'any',
    values: CATEGORIES.map((category) => [keyOf(category), category]),
  },
  {
    name: 'authentication',
    label: 'Sign-in',
    matches: 'any',
    values: Object.entries(AUTHENTICATIONS),
  },
  {name: 'kind', label: 'Kind', matches: 'any', values: Object.entries(CONNECTION_KINDS)},
];

/** Whether the state leaves services out. */
export function isFiltered(state: CatalogState): boolean {
  return state.q.trim() !== '' || FACETS.some(({name}) => state[name].length > 0);
}

/** Reads an address's query. What cannot be meant, it leaves out; slugs may be of services that are gone. */
export function parseState(query: string): CatalogState {
  const parameters = new URLSearchParams(query);
  const known = (name: string, isKnown: (value: string) => boolean) =>
    [...new Set(parameters.getAll(name))].filter(isKnown);
  const facets = Object.fromEntries(
    FACETS.map(({name, values}) => [name, known(name, (value) => values.some(([key]) => key === value))]),
  ) as Record<FacetName, string[]>;
  const chosen = known('chosen', (slug) => SLUG.test(slug)).slice(0, MAX_CHOSEN);
  const sort = parameters.get('sort') ?? '';
  return {
    ...facets,
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : 'name',
    q: (parameters.get('q') ?? '').slice(0, MAX_TEXT),
    chosen,
    view: parameters.get('view') === 'compare' && chosen.length > 0 ? 'compare' : 'list',
  };
}

/** The query of the address that shows this state, with its question mark, or nothing. */
export function toQuery(state: CatalogState): string {
  const parameters = new URLSearchParams();
  if (state.q.trim()) parameters.set('q', state.q);
  for (const {name} of FACETS) for (const value of state[name]) parameters.append(name, value);
  if (state.sort !== 'name') parameters.set('sort', state.sort);
  for (const slug of state.chosen) parameters.append('chosen', slug);
  if (state.view === 'compare' && state.chosen.length > 0) parameters.set('view', 'compare');
  const query = parameters.toString();
  return query && `?${query}`;
}
