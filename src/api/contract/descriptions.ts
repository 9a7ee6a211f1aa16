/** Reads, checks and bundles the API descriptions in api/. */
import fs from 'node:fs';
import path from 'node:path';
import {YamlParseError, bundle, createConfig, lintDocument} from '@redocly/openapi-core';
import {RULE_NAMES, apiRules} from './rules';
import {SourceResolver} from './sources';

/** @typedef {import('./rules').ApiVersion} ApiVersion */
/** @typedef {import('@redocly/openapi-core').NormalizedProblem} Problem */

/** @type {readonly ApiVersion[]} */
export const VERSIONS = ['v1', 'v2'];

/**
 * Where the description of a version begins.
 *
 * @param {string} root folder that contains api/
 * @param {string} version
 */
export const entryOf = (root, version) => path.resolve(root, 'api', version, 'openapi.yaml');

/** A description that cannot be read. The message is for its author. */
export class DescriptionError extends Error {}

const RULES = {
  // Warnings in the recommended set. Readers copy examples, so a wrong one is an error like any other.
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  ...Object.fromEntries(RULE_NAMES.map((name) => [name, 'error'])),
};

/** Redocly makes problems of files that are no YAML, but throws when it is the first one. */
function unreadable(error) {
  if (!(error instanceof YamlParseError)) throw error;
  const {source, line, col} = error;
  return {
    ruleId: 'yaml',
    severity: /** @type {const} */ ('error'),
    message: `Failed to parse: ${error.message}`,
    location: [{source, pointer: undefined, start: {line, col}}],
    suggest: [],
  };
}

/**
 * Each mistake once. A part is visited from every place that refers to it, and a file that cannot be
 * parsed is an unresolved reference in each of those places.
 */
function distinct(problems) {
  const parsing = problems.flatMap(({message}) => message.match(/^Failed to parse: (.*)$/s)?.[1] ?? []);
  const echoes = new Set(parsing.map((reason) => `Can't resolve $ref: ${reason}`));
  const keyOf = ({ruleId, message, location}) =>
    JSON.stringify([ruleId, message, location.map(({source, pointer}) => [source.absoluteRef, pointer])]);
  const own = problems.filter(({message}) => !echoes.has(message));
  return [...new Map(own.map((problem) => [keyOf(problem), problem])).values()];
}

/**
 * Checks the descriptions of all versions, with Redocly's recommended rules and with this project's.
 *
 * @param {string} [root] folder that contains api/ and src/product/routes.json
 * @returns {Promise<Problem[]>} every mistake, warnings included, with file and pointer
 */
export async function lintDescriptions(root = process.cwd()) {
  const routes = JSON.parse(fs.readFileSync(path.join(root, 'src/product/routes.json'), 'utf8')).api;
  const paragraphs = new Map();
  const problems = [];
  // One after the other: versions share the paragraphs, and the order of problems stays the same.
  for (const version of VERSIONS) {
    const plugin = apiRules({version, routes: routes[version], paragraphs});
    const config = await createConfig({extends: ['recommended'], rules: RULES, plugins: [plugin]});
    const externalRefResolver = new SourceResolver(root);
    try {
      const document = await externalRefResolver.resolveDocument(null, entryOf(root, version), true);
      problems.push(...(await lintDocument({document, externalRefResolver, config})));
    } catch (error) {
      problems.push(unreadable(error));
    }
  }
  return distinct(problems);
}

/**
 * The description of one version as one object, with its parts under components.
 *
 * @param {string} root folder that contains api/
 * @param {string} version
 * @param {{dereference?: boolean}} [options] with dereference, parts are where they are used
 * @returns {Promise<Record<string, any>>}
 */
export async function bundleDescription(root, version, {dereference = false} = {}) {
  const ref = entryOf(root, version);
  const config = await createConfig({});
  const {bundle: document, problems} = await bundle({
    ref,
    config,
    dereference,
    externalRefResolver: new SourceResolver(root),
  }).catch((error) => ({
    bundle: undefined,
    problems: [unreadable(error)],
  }));
  if (problems.length > 0) {
    const lines = distinct(problems).map(({message, location: [place]}) => {
      const file = path.relative(root, place.source.absoluteRef);
      return `${file}${place.pointer ?? ''}: ${message}`;
    });
    throw new DescriptionError(`The description of ${version} cannot be bundled.\n${lines.join('\n')}`);
  }
  // A copy without shared objects: what is written or compared later is a tree.
  return JSON.parse(JSON.stringify(document.parsed));
}
