import fs from 'node:fs';
import path from 'node:path';
import {
  ResolveError,
  YamlParseError,
  createConfig,
  lintDocument,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import {apiRules, ruleNamesOf} from './apiRules';
import {distinct, unreadable} from './problems';
import type {ApiVersion} from './rules/rule';
import {SourceResolver} from './SourceResolver';
import {VERSIONS, entryOf} from './versions';

/** Warnings in the recommended set. Readers copy examples, so a wrong one is an error like any other. */
const EXAMPLES = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
];

/** The addresses of the pages, by version, and of those of the events of version 2. */
function routesIn(root: string): Readonly<Record<ApiVersion | 'events', readonly string[]>> {
  const text = fs.readFileSync(path.join(root, 'src/product/routes.json'), 'utf8');
  return (JSON.parse(text) as {readonly api: ReturnType<typeof routesIn>}).api;
}

/**
 * Checks the descriptions of all versions, with Redocly's recommended rules and with this project's.
 *
 * @param root folder that contains api/ and src/product/routes.json
 * @returns every mistake, warnings included, with file and pointer
 */
export async function lintDescriptions(root = process.cwd()): Promise<NormalizedProblem[]> {
  const routes = routesIn(root);
  const paragraphs = new Map<string, string>();
  const problems: NormalizedProblem[] = [];
  // One after the other: versions share the paragraphs, and the order of problems stays the same.
  for (const version of VERSIONS) {
    const events = version === 'v2' ? routes.events : [];
    const plugin = apiRules({version, routes: routes[version], events, paragraphs});
    const names = [...EXAMPLES, ...ruleNamesOf(plugin)];
    const config = await createConfig({
      extends: ['recommended'],
      rules: Object.fromEntries(names.map((name) => [name, 'error'])),
      plugins: [plugin],
    });
    const externalRefResolver = new SourceResolver(root);
    try {
      const document = await externalRefResolver.resolveDocument(null, entryOf(root, version), true);
      if (document instanceof ResolveError || document instanceof YamlParseError) throw document;
      problems.push(...(await lintDocument({document, externalRefResolver, config})));
    } catch (error) {
      problems.push(unreadable(error));
    }
  }
  return distinct(problems);
}
