import {YamlParseError, type NormalizedProblem} from '@redocly/openapi-core';

/**
 * Redocly makes problems of files that are no YAML, but throws when it is the first one.
 *
 * @throws what is no such error
 */
export function unreadable(error: unknown): NormalizedProblem {
  if (!(error instanceof YamlParseError)) throw error;
  const {source, line, col} = error;
  return {
    ruleId: 'yaml',
    severity: 'error',
    message: `Failed to parse: ${error.message}`,
    location: [{source, pointer: undefined, start: {line, col}}],
    suggest: [],
  };
}

/**
 * Each mistake once. A part is visited from every place that refers to it, and a file that cannot be
 * parsed is an unresolved reference in each of those places.
 */
export function distinct(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const parsing = problems.flatMap(({message}) => /^Failed to parse: (.*)$/s.exec(message)?.[1] ?? []);
  const echoes = new Set(parsing.map((reason) => `Can't resolve $ref: ${reason}`));
  const keyOf = ({ruleId, message, location}: NormalizedProblem) =>
    JSON.stringify([ruleId, message, location.map(({source, pointer}) => [source.absoluteRef, pointer])]);
  const own = problems.filter(({message}) => !echoes.has(message));
  return [...new Map(own.map((problem) => [keyOf(problem), problem])).values()];
}
