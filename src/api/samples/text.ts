import {site} from '../../product/site';
import type {Pair, SampleRequest} from './request';

/** How long a line of a sample may be where the language leaves a choice. */
export const WIDTH = 90;

/** Lines of a program. What a condition leaves out is `false`, `undefined` or an empty list. */
export type Lines = readonly (string | false | undefined | Lines)[];

/** The program of the lines, with one line feed between them and none at the end. */
export function program(lines: Lines): string {
  return flat(lines).join('\n');
}

function flat(lines: Lines): string[] {
  return lines.flatMap((line) => {
    if (line === false || line === undefined) return [];
    return typeof line === 'string' ? [line] : flat(line);
  });
}

/** Every line that is not empty, moved to the right. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}

/** What a program needs and how it is run, as its first comment: on two lines where one is too long. */
export function heading(mark: string, requirement: string, command: string): string {
  const line = `${mark} ${requirement}: ${command}`;
  return line.length <= WIDTH ? line : `${mark} ${requirement}:\n${mark} ${command}`;
}

/** Where an address that was given comes from, as a comment, and what to do before it is called. */
export function givenComment(mark: string, {given, secret}: SampleRequest): Lines {
  if (!given) return [];
  return [
    `${mark} ${given.variable} is the job's ${given.field}. It contains a token, so keep it out of logs.`,
    secret && [
      `${mark} ${secret} is the connection's secret. Verify the job with it first:`,
      `${mark} ${site.url}/api/v2/webhook-handlers`,
    ],
  ];
}

/** Said where a sample makes an `Idempotency-Key`, as a comment. */
export const KEEP_KEY = 'Keep the key: to retry the call, send the same key and body.';

/** Said where a sample makes the ID of a message, as a comment. */
export const KEEP_ID = 'Keep the ID: to retry, send the same ID and body.';

/** Said where a sample reads a secret, as a comment. */
export const FIRST_SECRET = 'During a rotation, the first of two secrets is the new one.';

/** Said where an answer of success is something else, such as the page of a proxy. */
export const NOT_JSON = 'Not JSON';

function words(name: string): string[] {
  return name
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .split(/[_-]/)
    .filter(Boolean);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `createPrivacyRequest` or `privacyRequestId` as `privacy_request_id`. */
export const snakeCase = (name: string): string => words(name).join('_');
/** As `PRIVACY_REQUEST_ID`. */
export const constantCase = (name: string): string => snakeCase(name).toUpperCase();
/** As `PrivacyRequestId`. */
export const pascalCase = (name: string): string => words(name).map(capital).join('');
/** As `privacyRequestId`. */
export const camelCase = (name: string): string =>
  words(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
/** As `privacyRequestID`: Go and Swift write initialisms in capital letters. */
export const camelCaseWithInitialisms = (name: string): string => camelCase(name).replace(/Id$/, 'ID');

/** Pairs as an object, for languages that write it as a literal. */
export const objectOf = (pairs: readonly Pair[]): Readonly<Record<string, string | number>> =>
  Object.fromEntries(pairs.map(({name, value, isNumber}) => [name, isNumber ? Number(value) : value]));

/** The parameters in the path of a call. */
export function pathParameters({path}: SampleRequest): readonly Pair[] {
  return path.filter((part): part is Pair => typeof part !== 'string');
}

/**
 * The address as one text, or as two that the program joins, because it would be too long for a line.
 *
 * @param base how the language puts the base URL into a string
 * @param parameter how it puts a parameter there
 * @param width how long the first text may be
 */
export function addressPieces(
  {path}: SampleRequest,
  base: string,
  parameter: (pair: Pair) => string,
  width: number,
): readonly [string] | readonly [string, string] {
  const pieces = path.map((part) => (typeof part === 'string' ? part : parameter(part)));
  const whole = base + pieces.join('');
  if (whole.length <= width || pieces.length < 3) return [whole];
  // After the first parameter, so that each line says what its parameter identifies.
  return [base + pieces.slice(0, 2).join(''), pieces.slice(2).join('')];
}

/** How a language writes values. */
export interface Notation {
  readonly object: readonly [open: string, close: string];
  readonly array: readonly [open: string, close: string];
  /** Where it differs from both brackets of an object. */
  readonly emptyObject?: string;
  /** The name of a field, up to its value. */
  readonly key: (name: string) => string;
  readonly string: (text: string) => string;
  readonly constants: readonly [yes: string, no: string, nothing: string];
  /** Where the language writes numbers, or lists of words, in a way of its own. */
  readonly number?: (value: number) => string;
  readonly words?: (list: readonly string[]) => string;
  readonly indent: string;
  /** Whether a comma follows the last entry. */
  readonly trailingComma: boolean;
}

/**
 * A JSON value as the language writes it. Objects have a line per field; lists of plain values stay
 * on one line where they fit.
 *
 * @param value the value
 * @param notation how the language writes values
 * @param column where the value begins, in a line that is indented as the value's own lines are
 */
export function literal(value: unknown, notation: Notation, column = 0): string {
  const [yes, no, nothing] = notation.constants;
  if (value === null || value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return notation.string(value);
  if (typeof value === 'number') return notation.number?.(value) ?? String(value);
  if (Array.isArray(value)) return listLiteral(value, notation, column);
  if (typeof value === 'object') {
    const entries = Object.entries(value as Readonly<Record<string, unknown>>);
    if (entries.length === 0) return notation.emptyObject ?? notation.object.join('');
    return block(
      entries.map(([name, field]) => {
        const key = notation.key(name);
        return key + literal(field, notation, notation.indent.length + key.length);
      }),
      notation.object,
      notation,
    );
  }
  return JSON.stringify(value);
}

function listLiteral(list: readonly unknown[], notation: Notation, column: number): string {
  if (
    notation.words &&
    list.length > 1 &&
    list.every((item) => typeof item === 'string' && /^[\w-]+$/.test(item))
  ) {
    return notation.words(list as readonly string[]);
  }
  const items = list.map((item) => literal(item, notation, notation.indent.length));
  const [open, close] = notation.array;
  const line = `${open}${items.join(', ')}${close}`;
  const isPlain = list.every((item) => typeof item !== 'object' || item === null);
  // Room for the indentation of what surrounds it, which is not known here, and for the comma.
  if (isPlain && column + line.length + 4 * notation.indent.length < WIDTH) return line;
  return block(items, notation.array, notation);
}

function block(
  entries: readonly string[],
  [open, close]: readonly [string, string],
  notation: Notation,
): string {
  const end = notation.trailingComma ? ',' : '';
  return `${open}\n${indent(entries.join(',\n'), notation.indent)}${end}\n${close}`;
}

/** A string in double quotes with the escapes of JSON, which several languages share. */
export const doubleQuoted = (text: string): string => JSON.stringify(text);

/** A string in single quotes where only backslash and quote need an escape. */
export const singleQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const JSON_NOTATION: Notation = {
  object: ['{', '}'],
  array: ['[', ']'],
  key: (name) => `${doubleQuoted(name)}: `,
  string: doubleQuoted,
  constants: ['true', 'false', 'null'],
  indent: '  ',
  trailingComma: false,
};

/** A readable JSON text, for languages with a literal for long texts. */
export const jsonText = (value: unknown): string => literal(value, JSON_NOTATION);
