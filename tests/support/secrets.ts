/** What keys of well-known kinds look like. */
const KEYS: readonly RegExp[] = [
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, // AWS
  /\bAIza[\w-]{35}\b/g, // Google
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/g, // GitHub
  /\bgithub_pat_\w{22,}\b/g,
  /\bglpat-[\w-]{20}\b/g, // GitLab
  /\bnpm_[A-Za-z0-9]{36}\b/g,
  /\bxox[abeprs]-[\w-]{10,}/g, // Slack
  /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}\b/g, // Stripe
  /\bSG\.[\w-]{22}\.[\w-]{43}\b/g, // SendGrid
  /\bcw(?:rdd|rma)_[A-Za-z0-9]{20,}\b/g, // Clearwarden's agents
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g, // JSON Web Token
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\+n|\s)+[\w+/=.]+/g,
  /\b[a-z][a-z+]*:\/\/[^\s/:@"'<>&]+:[^\s/:@"'<>&]{3,}@[\w.-]+/g, // user and password in an address
];

/** Keys that pages show on purpose. Each is no key: it is cut, or a word. */
const EXAMPLES: readonly RegExp[] = [/PRIVATE KEY-----(?:\\+n|\s)+(?:your_key|MIIFNTBfBgkqhkiG9w0B\.\.\.)$/];

/** Keys in a text that no page shows as an example. */
export function keysIn(text: string): string[] {
  const found = KEYS.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(found)].filter((key) => !EXAMPLES.some((example) => example.test(key)));
}
