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
import {FILES_ONLY, VERSIONS, entryOf} from './versions';

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

/** Rules of this project for descriptions without generated pages. */
const FOR_FILES = ['clearwarden/field-description', 'clearwarden/operation-examples'];

/** Checks one description with Redocly's recommended rules and with some of this project's. */
async function lintOne(
  root: string,
  name: string,
  plugin: ReturnType<typeof apiRules>,
  rules: readonly string[],
): Promise<NormalizedProblem[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: Object.fromEntries([...EXAMPLES, ...rules].map((rule) => [rule, 'error'])),
    plugins: [plugin],
  });
  const externalRefResolver = new SourceResolver(root);
  try {
    const document = await externalRefResolver.resolveDocument(null, entryOf(root, name), true);
    if (document instanceof ResolveError || document instanceof YamlParseError) throw document;
    return await lintDocument({document, externalRefResolver, config});
  } catch (error) {
    return [unreadable(error)];
  }
}

/**
 * Checks all descriptions, with Redocly's recommended rules and with this project's.
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
    problems.push(...(await lintOne(root, version, plugin, ruleNamesOf(plugin))));
  }
  for (const name of FILES_ONLY) {
    const plugin = apiRules({version: 'v2', routes: [], events: [], paragraphs});
    problems.push(...(await lintOne(root, name, plugin, FOR_FILES)));
  }
  return distinct(problems);
}
