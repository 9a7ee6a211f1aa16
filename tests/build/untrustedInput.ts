/** Mistakes that would publish what nobody has read, or have a browser trust it. Each must stop a build. */
import type {Mistake, MistakesOfRun} from './mistakes';

const PAGES = 'docs/request-manager';
const OUTSIDE = '../'.repeat(12);

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

function page(body: string, title: string): string {
  const description = `A page that has one thing which it must not have, so that its build stops, ${title.toLowerCase()}.`;
  return [
    '---',
    `title: ${title}`,
    `description: ${description}`,
    'tags: [requests]',
    '---',
    '',
    body,
    '',
  ].join('\n');
}

const whole = (name: string, file: string, content: Mistake['files'][string], message: string): Mistake => ({
  name,
  files: {[file]: content},
  says: `${file}:1: ${message}`,
});

/** A PNG that says how large it is, and has no picture. */
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size, Buffer.alloc(9)]);
}

const FILES: readonly Mistake[] = [
  whole(
    'An SVG whose ending has capitals',
    `${PAGES}/img/script.SVG`,
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n',
    'has an ending with capitals; write .svg',
  ),
  whole(
    'A picture of 900 million pixels',
    `${PAGES}/img/huge.png`,
    png(30_000, 30_000),
    'has 30000 × 30000 pixels; a picture may have 4096 × 4096',
  ),
  whole(
    'A picture without a size',
    'static/img/cut.png',
    Buffer.from('89504e470d0a1a0a', 'hex'),
    'cannot be read as a picture',
  ),
  whole(
    'A page that is no page of the docs',
    'static/promo.html',
    '<!doctype html><title>Promo</title><script>alert(1)</script>\n',
    'is none of the files that static/ may have: ',
  ),
  whole(
    'A service worker',
    'static/sw.js',
    'self.skipWaiting();\n',
    'is none of the files that static/ may have: ',
  ),
  whole(
    'Headers of the host',
    'static/_headers',
    '/*\n  X-Frame-Options: ALLOWALL\n',
    'has the name of a file that the build writes',
  ),
  whole(
    'What the search reads',
    'static/search.json',
    '{}\n',
    'has the name of a file that the build writes',
  ),
  whole(
    'A link to a file of the machine',
    'static/img/notes.svg',
    {target: '/etc/hostname'},
    'is a symbolic link to /etc/hostname; put a copy there',
  ),
  whole(
    'A link to a folder of the machine',
    'static/img/more',
    {target: '/etc/ssl'},
    'is a symbolic link to /etc/ssl; put a copy there',
  ),
  whole(
    'A link in the place of a page',
    `${PAGES}/linked.mdx`,
    {target: '/etc/hostname'},
    'is a symbolic link to /etc/hostname; put a copy there',
  ),
  whole(
    'A link to another page',
    `${PAGES}/other.mdx`,
    {target: './second.mdx'},
    'is a symbolic link to ./second.mdx; put a copy there',
  ),
  whole(
    'A link among the texts of the theme',
    'i18n/en/more.json',
    {target: '/etc/hostname'},
    'is a symbolic link to /etc/hostname; put a copy there',
  ),
];

/** Without the rules for pages: what comes after them is looked at by itself. */
const NO_RULES = {'src/content/rules/index.ts': "export default () => ({name: 'content-rules'});\n"};

const SAMPLES: readonly Mistake[] = [
  {
    name: 'A sample with the environment of the build',
    files: {
      ...NO_RULES,
      [`${PAGES}/environment.mdx`]: page(
        `\`\`\`text file="${OUTSIDE}proc/self/environ"\n\`\`\``,
        'Environment',
      ),
    },
    says: /environment\.mdx: file="(?:\.\.\/)+proc\/self\/environ" is outside of docs\/, changelog\/, api\/, and static\//,
  },
  {
    name: 'A sample with a file of the machine',
    files: {
      ...NO_RULES,
      [`${PAGES}/machine.mdx`]: page(`\`\`\`text file="./${OUTSIDE}etc/hostname"\n\`\`\``, 'Machine'),
    },
    says: /machine\.mdx: file="[./]+etc\/hostname" is outside of docs\//,
  },
  {
    name: 'A sample with a file that git keeps',
    files: {...NO_RULES, [`${PAGES}/git.mdx`]: page('```text file="../../.git/config"\n```', 'Git')},
    says: /git\.mdx: file="\.\.\/\.\.\/\.git\/config" is outside of docs\//,
  },
];

/** What a page must not have as HTML, by the name of the page. */
const active = (name: string, body: string, says: string): Mistake => {
  const slug = name.toLowerCase().replace(/\W+/g, '-');
  return {
    name: `${name}, in what is built`,
    files: {...NO_RULES, [`${PAGES}/${slug}.mdx`]: page(body, name)},
    says: `${PAGES}/${slug}.html: ${says}`,
  };
};

const HTML: readonly Mistake[] = [
  active(
    'A script of a page',
    '<script>{`window.ran = 1`}</script>',
    'the inline script "window.ran=1" is none of',
  ),
  active(
    'A script from elsewhere',
    '<script src="https://evil.example/x.js"></script>',
    '<script src="https://evil.example/x.js">',
  ),
  active('A frame', '<iframe src="https://evil.example/"></iframe>', '<iframe> is not allowed'),
  active('An object', '<object data="https://evil.example/"></object>', '<object> is not allowed'),
  active('A film', '<video src="https://evil.example/"></video>', '<video> is not allowed'),
  active(
    'A form',
    '<form action="https://evil.example/"></form>',
    '<form action="https://evil.example/">: action must be one of /search/',
  ),
  active('A style', '<style>{`body {color: red}`}</style>', '<style> is not allowed'),
  active(
    'A picture of elsewhere',
    '<img src="https://evil.example/x.png" alt="" />',
    '<img src="https://evil.example/x.png">',
  ),
  active(
    'A picture in parts',
    '<img srcSet="https://evil.example/x.png 2x" alt="" />',
    '<img srcset="https://evil.example/x.png 2x">: ',
  ),
  active('A link without a scheme', '<a href="//evil.example/">Evil</a>', '<a href="//evil.example/">'),
  active(
    'A link without encryption',
    '<a href="http://evil.example/">Evil</a>',
    '<a href="http://evil.example/">',
  ),
  active('A page as a link', '<a href="data:text/html,x">Evil</a>', '<a href="data:text/html,x">'),
  active(
    'A refresh',
    '<meta httpEquiv="refresh" content="0; url=https://evil.example/" />',
    '<meta http-equiv="refresh">: ',
  ),
  active(
    'A connection',
    'import Head from \'@docusaurus/Head\';\n\n<Head><link rel="preconnect" href="https://evil.example/" /></Head>',
    '<link rel="preconnect">: ',
  ),
  active(
    'A style that loads',
    "<p style={{background: 'url(https://evil.example/x.png)'}}>Text</p>",
    '<p style="background:url(',
  ),
];

const WARNINGS: readonly Mistake[] = [
  {
    name: 'HTML that a browser has to mend',
    files: {...NO_RULES, [`${PAGES}/mended.mdx`]: page('<p><div>Text</div></p>', 'Mended')},
    says: /HTML that a browser would have to mend[^]*\/docs\/request-manager\/mended"?:[^]*"p" end tag/,
  },
];

const PATH = 'api/v2/paths/oauth-token.yaml';
const EVENT = 'api/v2/schemas/ConsentEvent.yaml';

const API: readonly Mistake[] = [
  {
    name: 'A reference to another host',
    files: {
      'api/v2/schemas/Pagination.yaml': replace(
        'properties:',
        'properties:\n  far:\n    $ref: http://127.0.0.1:9/x.yaml',
      ),
    },
    says: /api\/v2\/schemas\/Pagination\.yaml:\d+: \$ref "http:\/\/127\.0\.0\.1:9\/x\.yaml" must be a relative path/,
  },
  {
    name: 'A reference to a file outside of api/',
    files: {[PATH]: replace('post:', "x-more: {$ref: '../../../package.json'}\npost:")},
    says: /api\/v2\/paths\/oauth-token\.yaml:1: \$ref "\.\.\/\.\.\/\.\.\/package\.json" is outside of api\//,
  },
  {
    name: 'A schema that contains itself',
    files: {[EVENT]: replace('properties:', 'properties:\n  again:\n    $ref: ./ConsentEvent.yaml')},
    says: /api\/v2\/schemas\/ConsentEvent\.yaml:\d+: \$ref "\.\/ConsentEvent\.yaml" makes the schema contain itself/,
  },
  {
    name: 'YAML that stands for more than it is',
    files: {'api/v1/openapi.yaml': replace('info:', 'x-a: &a [x, x]\nx-b: [*a, *a]\ninfo:')},
    says: /api\/v1\/openapi\.yaml:\d+: anchors \(&name\) and aliases \(\*name\) are not allowed/,
  },
  {
    name: 'A link among the descriptions',
    files: {'api/v2/schemas/linked.yaml': {target: '/etc/hostname'}},
    says: 'api/v2/schemas/linked.yaml:1: is a symbolic link to /etc/hostname',
  },
];

/** Told by the rules for descriptions, in the run of their mistakes. */
export const API_TEXTS: readonly Mistake[] = [
  {
    name: 'An example in UTF-16',
    files: {
      'api/v2/examples/event-agent-status-changed.yaml': Buffer.from('\ufeffsummary: Any\n', 'utf16le'),
    },
    says: /event-agent-status-changed\.yaml:\d+:\d+/,
  },
  {
    name: 'A tab in YAML',
    files: {'api/v2/schemas/ids.yaml': (text) => `${text}\n\tmore: x\n`},
    says: /schemas\/ids\.yaml:\d+:\d+/,
  },
  {
    name: 'An operation whose id is a path',
    files: {'api/v2/paths/consent-audit-log.yaml': replace(/operationId: \w+/, 'operationId: ../../../evil')},
    says: /consent-audit-log\.yaml:\d+:\d+ at #\/get\/operationId/,
  },
  {
    name: 'A description that runs something',
    files: {[PATH]: replace('Call it once', '<a href="javascript:alert(1)">Call</a> it once')},
    says: /oauth-token\.yaml:\d+:\d+ at #\/post\/description/,
  },
];

export const UNTRUSTED_RUNS: readonly MistakesOfRun[] = [
  {run: 'in files', entry: 'docusaurus build', mistakes: FILES},
  {run: 'in the files of samples', entry: 'docusaurus build', mistakes: SAMPLES},
  {run: 'in what is built', entry: 'docusaurus build', mistakes: HTML},
  {run: 'in the form of what is built', entry: 'docusaurus build', mistakes: WARNINGS},
  {run: 'in the sources of the API', entry: 'npm run build', mistakes: API},
];
