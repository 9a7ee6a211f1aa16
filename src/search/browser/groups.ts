import {areaOf} from '../../product/areas';
import {monogramOf} from '../../product/initials';
import type {SearchResult} from './results';
import type {SignProps} from '@site/src/shell/browser/Sign';

/** Kinds of pages that readers tell apart, by the beginning of their addresses: the first that fits. */
const KINDS = [
  {label: 'Services', path: '/docs/integrations/connection-instructions/'},
  {label: 'API', path: '/api/'},
  {label: 'Changelog', path: '/changelog'},
  {label: 'Guides', path: '/'},
] as const;

/** Results of one kind. */
export interface ResultGroup {
  readonly label: (typeof KINDS)[number]['label'];
  readonly results: readonly SearchResult[];
}

const labelOf = ({address}: SearchResult) =>
  KINDS.find(({path}) => address.startsWith(path))?.label ?? 'Guides';

/** Results by their kind. Within a kind, and from kind to kind, the best is first: the best of all stays the first. */
export function groupsOf(results: readonly SearchResult[]): ResultGroup[] {
  const labels = [...new Set(results.map(labelOf))];
  return labels.map((label) => ({label, results: results.filter((result) => labelOf(result) === label)}));
}

/** What stands before a result: the icon of its product, or the letters of its service. */
export function signOf(result: SearchResult): SignProps {
  const label = labelOf(result);
  if (label === 'Services') {
    const name = result.title.map(({text}) => text).join('');
    return {sign: {letters: monogramOf(name)}, hue: 'integrations'};
  }
  const area = areaOf(result.address);
  if (area) return {sign: {icon: area}, hue: area};
  const icon = label === 'API' ? 'api' : label === 'Changelog' ? 'changelog' : 'window';
  return {sign: {icon}, hue: 'platform'};
}
