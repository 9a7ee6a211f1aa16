import {operationSlug} from '../slugs';
import {attribute, escapeMdx} from './mdx';
import {callsIn} from './operations';
import type {ResolvedDescription} from './types';

/** The map of an API for its introduction, as MDX: operations with method and path, by resource. */
export function renderMap(description: ResolvedDescription): string {
  const resources = new Map<string, string[]>();
  for (const {method, path, operation} of callsIn(description)) {
    const {operationId, summary = operationId, tags: [tag = ''] = []} = operation;
    const call = `<Call${attribute('method', method.toUpperCase())}${attribute('path', path)}>[${escapeMdx(summary)}](./${operationSlug(operationId)}.api.mdx)</Call>`;
    resources.set(tag, [...(resources.get(tag) ?? []), call]);
  }
  return [
    "import {ApiMap, Call, OfOtherPages, Resource} from '@site/src/api/browser/Reference';",
    '<OfOtherPages>',
    '<ApiMap>',
    ...[...resources].flatMap(([tag, calls]) => [
      `<Resource${attribute('name', tag)}>`,
      calls.map((call) => `- ${call}`).join('\n'),
      '</Resource>',
    ]),
    '</ApiMap>',
    '</OfOtherPages>',
  ].join('\n\n');
}
