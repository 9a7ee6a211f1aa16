import type {PackedPlace} from './format';

/** A call as readers copy it: `PATCH /opt-out-requests/{opt_out_request_id}`, or its path alone. */
const CALL = /^(?:(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s]+)?(?:\/api\/v\d)?(\/\S*)$/;
/** A name with a joint or a hump: `due_at`, `Idempotency-Key`, `webhook.test`, `getPrivacyRequest`. */
const NAME = /^[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)+$|^\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u;
/** A part of a path that stands for an ID: `{user_key}`, `:id`, `pr_01K56TZY0GJ8V5HMEMRGAECABA`. */
const ID = /^[{:<]|\d/;
/** A code that is a number, as a shell or a log shows it. */
const NUMBER = /^(?:(?:exit|error|code)\s+)*(\d+)$/i;
/** A name that could be a word of the language: `status`, `Link`. */
const WORD = /^\p{L}[\p{L}\p{N}]*$/u;
/** What only code has around a name: backticks, the brackets of a list, the colon of a header or a key. */
const IN_CODE = /^`|(?:`|\[\d*\]|:)$/;
/** The entries of a list. Where the API describes an object, it has the same fields. */
const ENTRY = /^data(\[\d*\])?\.(.+)$/i;
/** Steps of a path into a list or a map: `identifiers[].type`, `custom_fields.*.name`. */
const STEPS = /\[\d*\]|\.\*(?=\.)/g;

/** A name as code, whatever it looks like. The mark keeps it apart from the word. */
const codeKey = (name: string) => (WORD.test(name) && !NAME.test(name) ? '`' : '') + name.toLowerCase();

function callKey(text: string): string | undefined {
  const [, method = '', path] = CALL.exec(text.replace(/^\S+/, (word) => word.toLowerCase())) ?? [];
  if (path === undefined) return undefined;
  const parts = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean);
  return `${method} /${parts.map((part) => (ID.test(part) ? '{}' : part)).join('/')}`.trim().toLowerCase();
}

/**
 * What a query is looked up by that is an identifier and nothing else, the likeliest first: in lower case, a path without
 * its IDs, and a field by the path to it. Empty for words.
 *
 * Every third field is a word: who types `status` wants to know what statuses there are, and a guide says it better than
 * the row of a field. So a word is an identifier where it is written as code, in backticks or with brackets or a colon
 * behind it, or with the path to it: `subject.email`. Headers such as `Link` and `Location` are told from words by their
 * capital letter, too: the box turns off the keyboards' own, so a reader who writes one means it.
 */
export function identifierKeys(query: string): string[] {
  const written = query.trim();
  const text = written.replace(/^["'`]+|["'`:;,]+$/g, '');
  const [, number] = NUMBER.exec(text) ?? [];
  if (number !== undefined) return [number];
  const call = callKey(text);
  if (call !== undefined) return [call];
  const name = text.replace(STEPS, '');
  const [, brackets, inEntry] = ENTRY.exec(text) ?? [];
  if (inEntry !== undefined && NAME.test(name)) {
    const ofEntry = codeKey(inEntry.replace(STEPS, ''));
    return brackets === undefined ? [name.toLowerCase(), ofEntry] : [ofEntry];
  }
  if (NAME.test(name)) return [codeKey(name)];
  if (!WORD.test(name)) return [];
  if (IN_CODE.test(written)) return [codeKey(name)];
  return /^\p{Lu}/u.test(name) ? [name] : [];
}

/** What a name is found by: as code, and a header that could be a word by its capital letter, too. */
export function keysOfName(name: string): string[] {
  const [asCode] = identifierKeys(`\`${name}\``);
  const [asTyped] = identifierKeys(name);
  return [...new Set([asCode, asTyped])].filter((key) => key !== undefined);
}

/**
 * Where a query leads that is an identifier. Of a path to a field, the end is enough: guides write
 * `corrections[].field` for `details.corrections[].field`.
 */
export function placeOf(query: string, places: readonly PackedPlace[]): PackedPlace | undefined {
  for (const key of identifierKeys(query)) {
    const place = places.find(([one]) => one === key);
    if (place) return place;
    if (!key.includes('.')) continue;
    const [shortest] = places
      .filter(([one]) => one.endsWith(`.${key}`))
      .sort(([a], [b]) => a.length - b.length);
    if (shortest) return shortest;
  }
  return undefined;
}
