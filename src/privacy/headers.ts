import type {TagManagerSources} from './analytics';

/** A header of a response. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** What the policy of a build depends on. */
export interface PolicyInput {
  /** Sources of the inline scripts of all pages: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly tagManager: TagManagerSources;
}

/**
 * The Content-Security-Policy: own files, inline scripts by their hash, nothing else.
 *
 * Attributes with styles are allowed, because Docusaurus writes them (colors of code, heights of collapsed
 * lists); elements with styles are not. Icons of Infima are data URIs in its stylesheet.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({scriptHashes, tagManager}: PolicyInput): string {
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scriptHashes, ...tagManager.script]],
    ['style-src', ["'self'"]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...tagManager.image]],
    ['connect-src', ["'self'", ...tagManager.connect]],
    ['frame-src', tagManager.frame.length > 0 ? tagManager.frame : ["'none'"]],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    // No page has a <base>.
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

/** Abilities of browsers that no page of the site uses. Names that Chromium knows: it warns of others. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers of every response, errors and redirects included.
 *
 * No reports (`report-to`): a static site has nothing that could take them, and to a service of others browsers would
 * tell which pages are read.
 */
export function securityHeaders(input: PolicyInput): Header[] {
  return [
    {name: 'Content-Security-Policy', value: contentSecurityPolicy(input)},
    // Two years, what https://hstspreload.org/ asks for.
    {name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains'},
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    {name: 'Permissions-Policy', value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')},
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
    {name: 'Cross-Origin-Resource-Policy', value: 'same-origin'},
  ];
}

/** A header for the paths of a pattern, in which the one `*` stands for any text. It is in place of one of all. */
export interface PathHeader extends Header {
  readonly path: string;
}

/** What is asked for again each time, and answered with 304 while it is the same. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** What never changes, because its name has a hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files with a hash in their names. All others are `REVALIDATED`, as static hosts do by themselves. */
export const caching: readonly PathHeader[] = ['/assets/*', '/search-index/*', '/search-index-*'].map(
  (path) => ({path, name: 'Cache-Control', value: IMMUTABLE}),
);

/** Types that the name of the file does not tell every host: RFC 9727, section 3, RFC 9512, and RFC 7763. */
export const contentTypes: readonly PathHeader[] = [
  {
    path: '/.well-known/api-catalog',
    name: 'Content-Type',
    value: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
  {path: '/openapi/*.yaml', name: 'Content-Type', value: 'application/yaml'},
  // TypeScript has no type of its own, and to most hosts the ending is a video.
  {path: '/openapi/*.ts', name: 'Content-Type', value: 'text/plain; charset=utf-8'},
  // Programs to read and save. A browser that got the one for Node.js as a script would run it.
  {path: '/samples/*', name: 'Content-Type', value: 'text/plain; charset=utf-8'},
  {path: '/*.md', name: 'Content-Type', value: 'text/markdown; charset=utf-8'},
];

/** What search engines leave out: the same as a page, in another form. */
export const indexing: readonly PathHeader[] = ['/*.md', '/llms/*'].map((path) => ({
  path,
  name: 'X-Robots-Tag',
  value: 'noindex',
}));

/** The pictures of links to the site, which pages of others show. Others may not embed anything else. */
export const resourcePolicies: readonly PathHeader[] = [
  {path: '/img/social/*', name: 'Cross-Origin-Resource-Policy', value: 'cross-origin'},
];
