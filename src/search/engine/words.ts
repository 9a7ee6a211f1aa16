import {stemmer} from 'stemmer';

/** Letters and digits, held together by what holds names together: `CW-INT-101`, `crm.objects`. */
export const WORD = /[\p{L}\p{N}]+(?:['’_.-]?[\p{L}\p{N}]+)*/gu;
const PART = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})|\p{L}+|\p{N}+/gu;

/** A word, wherever it stands. */
export interface WordForm {
  /** In lower case, without joints: `cwint101`. */
  readonly plain: string;
  /** The term in the index. */
  readonly term: string;
  /** The terms of its parts, when it is a compound: `cw`, `int`, `101`. */
  readonly parts: readonly string[];
}

/** A word in its place. */
export interface Word extends WordForm {
  readonly start: number;
  readonly length: number;
}

const terms = new Map<string, string>();

/** Porter's stem of an English word: "deletion" and "delete" are the same to a reader. */
export function termOf(plain: string): string {
  let term = terms.get(plain);
  if (term === undefined) {
    // Names with digits are no English.
    term = /^[a-z]{3,}$/.test(plain) ? stemmer(plain) : plain;
    terms.set(plain, term);
  }
  return term;
}

function partsOf(written: string): string[] {
  const joints = written.split(/[_.-]/);
  // "requestId" has parts, "HubSpot" and "PostgreSQL" are names.
  return joints.flatMap((part) => (/^\p{Ll}+\p{Lu}/u.test(part) ? (part.match(PART) ?? []) : [part]));
}

/** What a word stands for, as a text has it: with joints and capitals. */
export function formOf(match: string): WordForm {
  const written = match.replace(/['’]s$/i, '').replace(/['’]/g, '');
  const parts = partsOf(written);
  const plain = written.replace(/[_.-]/g, '').toLowerCase();
  return {
    plain,
    term: termOf(plain),
    parts: parts.length > 1 ? parts.map((part) => termOf(part.toLowerCase())) : [],
  };
}

/** The words of a text, with their places. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    ...formOf(match[0]),
    start: match.index,
    length: match[0].length,
  }));
}

/** The terms of a text: words, and the parts of compounds. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({term, parts}) => [term, ...parts]);
}
