import {STATUS_CODES} from 'node:http';
import {examplesOf} from './examples';
import type {Example, MediaType, Operation, Response} from './types';

/** A type of error, where the introduction tells of it, and when it comes, by its first example. */
export interface Problem {
  readonly slug: string;
  readonly anchor: string;
  readonly summary?: string;
}

/** One status that an operation can answer with. */
export interface Answer {
  readonly status: string;
  /** What the standard calls it: `Created`. */
  readonly words: string;
  readonly isSuccess: boolean;
  readonly response: Response;
  readonly mediaType?: string;
  readonly media?: MediaType;
  readonly examples: readonly (readonly [name: string, example: Example])[];
  /** Types of errors in the examples, each once. */
  readonly problems: readonly Problem[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The type of an error: of a problem document, of API v1, or of OAuth. */
function problemOf({value, summary}: Example): Problem[] {
  if (!isObject(value)) return [];
  const {type, error} = value;
  const slug = typeof type === 'string' && /#([a-z-]+)$/.exec(type)?.[1];
  if (slug) return [{slug, anchor: slug, summary}];
  if (isObject(error) && typeof error.code === 'string')
    return [{slug: error.code, anchor: error.code, summary}];
  return typeof error === 'string' ? [{slug: error, anchor: 'token-errors', summary}] : [];
}

/**
 * What an operation can answer with, in the order of its description.
 *
 * @throws when the sources describe an error that no example has, because it would be in no row
 */
export function answersOf({operationId, responses, 'x-errors': errors = []}: Operation): readonly Answer[] {
  const answers = Object.entries(responses).map(([status, response]): Answer => {
    const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
    const examples = media ? examplesOf(media) : [];
    const isSuccess = status.startsWith('2');
    const found = isSuccess ? [] : examples.flatMap(([, example]) => problemOf(example));
    const problems = found.filter(
      ({slug}, index) => found.findIndex((problem) => problem.slug === slug) === index,
    );
    return {
      status,
      words: STATUS_CODES[status] ?? '',
      isSuccess,
      response,
      mediaType,
      media,
      examples,
      problems,
    };
  });
  const known = new Set(answers.flatMap(({problems}) => problems.map(({slug}) => slug)));
  const lost = errors.filter(({slug}) => !known.has(slug)).map(({slug}) => slug);
  if (lost.length > 0) throw new Error(`${operationId}: no response has an example of ${lost.join(', ')}`);
  return answers;
}
