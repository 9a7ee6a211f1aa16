import {lineFinder} from './lines';
import type {Flaw} from './outline';

/** What keys of well-known kinds look like. */
const KEYS: readonly RegExp[] = [
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, // AWS
  /\bAIza[\w-]{35}\b/g, // Google
  /\bGOCSPX-[\w-]{20,}/g,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/g, // GitHub
  /\bgithub_pat_\w{22,}\b/g,
  /\bglpat-[\w-]{20}\b/g, // GitLab
  /\bnpm_[A-Za-z0-9]{36}\b/g,
  /\bxox[abeprs]-[\w-]{10,}/g, // Slack
  /\bhooks\.slack\.com\/services\/T\w+\/B\w+\/\w{20,}/g,
  /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}\b/g, // Stripe
  /\bwhsec_[A-Za-z0-9+/]{24,}/g, // Webhooks
  /\bSG\.[\w-]{22}\.[\w-]{43}\b/g, // SendGrid
  /\bcw(?:rdd|rma|cs)_[A-Za-z0-9]{20,}\b/g, // Clearwarden's agents and API clients
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g, // JSON Web Token
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\+n|\s)+[\w+/=.]+/g,
  /\b[a-z][a-z+]*:\/\/[^\s/:@"'<>&]+:[^\s/:@"'<>&]{3,}@[\w.-]+/g, // user and password in an address
];

/** `API_TOKEN=…`, `"client_secret": "…"` and the like. The value is judged. */
const NAMED =
  /(?:token|secret|passw(?:or)?d|passphrase|api[_-]?key|access[_-]?key|private[_-]?key|credential)["']?\s{0,3}[:=]\s{0,3}["']?([\w+/=.~!$%^&*@#-]{10,})/gi;

/** Shannon's entropy of a text, in bits for each character. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/**
 * Whether a value looks like one that a generator has made, or a careful person. Variables and paths are none, and
 * words such as your_password have no digits.
 */
const isRandom = (value: string) =>
  /\d/.test(value) &&
  /[A-Za-z]/.test(value) &&
  !/^[$/@%.]|[$%@]\{?[A-Z_]+|\/\/|^[a-z-]+\//.test(value) &&
  entropy(value) >= 3.1;

/** Keys and values that are shown on purpose. */
const EXAMPLES: readonly {readonly value: RegExp; readonly reason: string}[] = [
  {
    value: /PRIVATE KEY-----(?:\\+n|\s)+(?:your_key|MIIFNTBfBgkqhkiG9w0B\.\.\.)$/,
    reason: 'no key: a word, and the beginning that all keys of the kind have',
  },
  {
    value: /^k3J9vQ7xT1bM5nR8wZ2cL6yH4dF0sGpAeUiOqVtX$/,
    reason: 'the access token that the examples of the API get, which is no token of any tenant',
  },
  {
    value: /^whsec_Y2xlYXJ3YXJkZW4tZG9jcy1leGFtcGxlLWtleS0wMDE=?$/,
    reason: 'the test vector of signatures: "clearwarden-docs-example-key-001" in Base64',
  },
];

const isExample = (value: string) => EXAMPLES.some((example) => example.value.test(value));

function findKeys(text: string): {readonly index: number; readonly key: string}[] {
  return KEYS.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({index, 0: key}) => ({index, key}))
    .filter(({key}) => !isExample(key))
    .sort((a, b) => a.index - b.index);
}

/** Keys of well-known kinds in a text that no page shows as an example. */
export const keysIn = (text: string): string[] => [...new Set(findKeys(text).map(({key}) => key))];

/** The beginning of a value: enough to find it, and no more in the log of a build. */
const hint = (value: string) => `${value.slice(0, 6).replace(/\s/g, ' ')}…`;

/** What of a text nobody may read. */
export function secretFlaws(text: string): Flaw[] {
  const lineOfKey = lineFinder(text);
  const keys = findKeys(text).map(({index, key}) => ({
    line: lineOfKey(index),
    message: `has what looks like a key, "${hint(key)}"; write a placeholder such as your_key`,
  }));
  const lineOfValue = lineFinder(text);
  const values = [...text.matchAll(NAMED)]
    .filter(([, value = '']) => isRandom(value) && !isExample(value))
    .map(({index, 0: assignment, 1: value = ''}) => ({
      line: lineOfValue(index + assignment.length - 1),
      message: `has what looks like a secret, "${hint(value)}"; write a placeholder such as your_token`,
    }));
  return [...keys, ...values];
}
