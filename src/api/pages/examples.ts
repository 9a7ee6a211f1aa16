import type {Example, MediaType} from './types';

/** The named examples of a body, in the order of the source. */
export function examplesOf(media: MediaType): readonly (readonly [name: string, example: Example])[] {
  if (media.examples) return Object.entries(media.examples);
  return media.example === undefined ? [] : [['example', {value: media.example}]];
}

/** The value of the first example, which the samples use. */
export function firstExample(media: MediaType): unknown {
  return examplesOf(media)[0]?.[1].value;
}
