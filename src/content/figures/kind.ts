import {Joi} from '@docusaurus/utils-validation';
import type {Form, Sheet} from './svg';

/** What a figure can be, and how its source becomes a drawing. */
export interface Kind<Source> {
  /** Its fields, besides those of every figure. */
  readonly fields: Readonly<Record<string, Joi.Schema>>;
  /** What the fields by themselves cannot say, as sentences: names that lead nowhere. */
  readonly flaws?: (source: Source) => readonly string[];
  readonly draw: (source: Source, sheet: Sheet) => void;
}

export type {Form, Sheet};

/** A text of a figure: short, and a line if it isn't said to have more. */
export const label = Joi.string().trim().max(200);

/** A name by which elements of one figure refer to each other. */
export const name = Joi.string().pattern(/^[a-z][a-z0-9-]*$/, 'lower-case-words');

/** Names that are used and not defined, as sentences. */
export function unknownNames(used: readonly string[], defined: readonly string[]): string[] {
  return [...new Set(used)]
    .filter((one) => !defined.includes(one))
    .map((one) => `refers to ${one}; names in this figure are ${defined.join(', ')}`);
}

/** Names that two elements have, as sentences. */
export function repeatedNames(defined: readonly string[]): string[] {
  return [...new Set(defined.filter((one, index) => defined.indexOf(one) !== index))].map(
    (one) => `has two elements with the name ${one}`,
  );
}
