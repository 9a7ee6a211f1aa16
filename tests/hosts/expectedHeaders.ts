/**
 * What every answer must have, written down once more: whoever weakens `src/privacy/headers.ts` has to do it here
 * too, and say why.
 */
export const EXPECTED_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Directives of the Content-Security-Policy but `script-src`, whose hashes are the build's. */
export const EXPECTED_DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/;
/**
 * Two of Docusaurus (color mode, and the base URL of the home page), one of this site's plugins, and one of the pages
 * at old addresses. Another is nobody's, or somebody's who should say here what it is.
 */
const HASHES = 4;

/** What pages of others may show: the pictures of links. */
const SHOWN_ELSEWHERE = '/img/social/';

/** What is missing or weaker in the headers of an answer, whatever its address or for the address that is given. */
export function weaknesses(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  address = '',
): string[] {
  const expected: Readonly<Record<string, string>> = {
    ...EXPECTED_HEADERS,
    ...(address.startsWith(SHOWN_ELSEWHERE) ? {'cross-origin-resource-policy': 'cross-origin'} : {}),
  };
  const {'content-security-policy': policy, 'permissions-policy': permissions} = headers;
  const directives = new Map(
    String(policy)
      .split('; ')
      .map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );
  const [self, ...hashes] = (directives.get('script-src') ?? '').split(' ');
  directives.delete('script-src');
  const hasGoodScripts =
    self === "'self'" &&
    new Set(hashes).size === HASHES &&
    hashes.length === HASHES &&
    hashes.every((source) => HASH.test(source));
  return [
    ...Object.entries(expected)
      .filter(([name, value]) => headers[name] !== value)
      .map(([name]) => `${name}: ${String(headers[name])}`),
    ...[...new Set([...Object.keys(EXPECTED_DIRECTIVES), ...directives.keys()])]
      .filter((name) => directives.get(name) !== EXPECTED_DIRECTIVES[name])
      .map((name) => `${name} ${String(directives.get(name))}`),
    ...(hasGoodScripts ? [] : [`script-src ${self ?? ''} ${hashes.join(' ')}`]),
    ...(['camera', 'geolocation', 'microphone'].every((name) => String(permissions).includes(`${name}=()`))
      ? []
      : [`permissions-policy: ${String(permissions)}`]),
  ];
}
