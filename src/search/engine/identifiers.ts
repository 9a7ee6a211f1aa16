/** A call as readers copy it: `PATCH /opt-out-requests/{opt_out_request_id}`, or its path alone. */
const CALL = /^(?:(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s]+)?(?:\/api\/v\d)?(\/\S*)$/;
/** A name with a joint or a hump: `due_at`, `Idempotency-Key`, `webhook.test`, `getPrivacyRequest`. */
const NAME = /^[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)+$|^\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u;
/** A part of a path that stands for an ID: `{user_key}`, `:id`, `pr_01K56TZY0GJ8V5HMEMRGAECABA`. */
const ID = /^[{:<]|\d/;

/**
 * What a query is looked up by that is an identifier and nothing else: in lower case, and a path without its IDs.
 * Undefined for words.
 */
export function identifierKey(query: string): string | undefined {
  const text = query.trim().replace(/^["'`]+|["'`:;,]+$/g, '');
  if (NAME.test(text)) return text.toLowerCase();
  const [, method = '', path] = CALL.exec(text.replace(/^\S+/, (word) => word.toLowerCase())) ?? [];
  if (path === undefined) return undefined;
  const parts = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean);
  return `${method} /${parts.map((part) => (ID.test(part) ? '{}' : part)).join('/')}`.trim().toLowerCase();
}
