import {CONTEXTS} from '../../contexts';
import {searchAddress, type Asked} from '../address';
import {groupsOf} from '../groups';
import type {SearchResult} from '../results';
import {TASKS, waysOn, type WayOn} from '../waysOn';
import type {Answer} from './useHits';

/** What the reader can choose in the list. */
export type Option = WayOn | SearchResult;

/** Options with a heading, in the order of the screen. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

/** What is in the box, where it is searched, and what the folder of the site is. */
export interface Searched extends Asked {
  readonly baseUrl: string;
}

/** Name of the part of the site that is searched. Undefined for all of it. */
export const labelOf = (context: string): string | undefined =>
  CONTEXTS.find(({path}) => path === context)?.label;

/**
 * The link to the search page: to all hits, or without hits out of the part of the site, where there is a way out. It asks
 * for what is in the box, also while the hits are those of the query before.
 */
function allResults({total}: Answer, {baseUrl, query, context, version}: Searched): readonly WayOn[] {
  const label = labelOf(context);
  const link = (text: string, from: string): readonly WayOn[] => [
    {
      sign: {icon: 'search'},
      hue: 'platform',
      label: text,
      address: searchAddress(baseUrl, {query, context: from, version}),
    },
  ];
  if (total > 0) return link(label ? `See all results within "${label}"` : 'See all results', context);
  return label ? link(`See all results outside "${label}"`, '') : [];
}

/** All that the list offers: tasks before there are hits, the hits by their kind, or ways on where there are none. */
export function optionsOf(answer: Answer | undefined, searched: Searched): OptionGroup[] {
  if (!answer) return [{label: 'Start with a task', options: TASKS}];
  const all = allResults(answer, searched);
  if (answer.total === 0) return [{label: 'Go on', options: [...all, ...waysOn(searched.query.trim())]}];
  return [
    ...groupsOf(answer.hits).map(({label, results}) => ({label, options: results})),
    {label: 'More', options: all},
  ];
}

/** How many hits there are, in words. */
export function countOf({query, hits, total}: Answer, context: string): string {
  if (process.env.NODE_ENV !== 'production') return 'There is an index in the built site only.';
  const label = labelOf(context);
  const place = label ? ` in ${label}` : '';
  if (total === 0) return `No results for “${query.trim()}”${place}`;
  const all = `${total} ${total === 1 ? 'result' : 'results'}${place}`;
  return total > hits.length ? `The best ${hits.length} of ${all}` : all;
}
