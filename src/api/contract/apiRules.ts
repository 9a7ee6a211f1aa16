import type {Plugin} from '@redocly/openapi-core';
import {eventSlug} from './rules/eventSlug';
import {fieldDescription} from './rules/fieldDescription';
import {firstParagraph} from './rules/firstParagraph';
import {operationExamples} from './rules/operationExamples';
import {operationScope} from './rules/operationScope';
import {operationSlug} from './rules/operationSlug';
import {relatedOperations} from './rules/relatedOperations';
import type {ApiVersion} from './rules/rule';

interface Context {
  readonly version: ApiVersion;
  /** Addresses of this version's pages. */
  readonly routes: readonly string[];
  /** Addresses of the pages of this version's events. */
  readonly events: readonly string[];
  /** First paragraphs that are taken, and by whom. Versions that are checked one after the other share it. */
  readonly paragraphs: Map<string, string>;
}

const ID = 'clearwarden';

/**
 * What this project asks of an API description beyond Redocly's recommended rules. It is a plugin of Redocly,
 * so that both kinds of mistakes are found in one walk and told in one form.
 */
export function apiRules({version, routes, events, paragraphs}: Context) {
  return {
    id: ID,
    rules: {
      oas3: {
        'operation-scope': () => operationScope(version),
        'operation-slug': () => operationSlug(version, routes),
        'event-slug': () => eventSlug(events),
        'related-operations': relatedOperations,
        'operation-examples': operationExamples,
        'field-description': fieldDescription,
        'first-paragraph': () => firstParagraph(version, paragraphs),
      },
    },
  } satisfies Plugin;
}

/** Names of a plugin's rules, as a configuration turns them on. */
export const ruleNamesOf = ({rules}: ReturnType<typeof apiRules>): readonly string[] =>
  Object.keys(rules.oas3).map((name) => `${ID}/${name}`);
