/** Mistakes that must stop a build, grouped by the run in which they are told. */

import {API_TEXTS, UNTRUSTED_RUNS} from './untrustedInput';

type Change = string | Buffer | {readonly target: string} | ((text: string) => string) | undefined;

export interface Mistake {
  readonly name: string;
  /** What stands in which file: new content, a symbolic link, a change of its text, or undefined for no such file. */
  readonly files: Readonly<Record<string, Change>>;
  /** What the build must say, with the file. */
  readonly says: string | RegExp;
}

export interface MistakesOfRun {
  readonly run: string;
  /** The script of package.json, or the part of it that comes after the API pages. */
  readonly entry: 'npm run build' | 'docusaurus build';
  readonly mistakes: readonly Mistake[];
}

const PAGES = 'docs/request-manager';
const STARTED = `${PAGES}/getting-started.mdx`;
const SECOND = `${PAGES}/second.mdx`;
const CONNECTIONS = 'docs/integrations/connection-instructions';
const EVIDENCE = 'src/integrations/evidence/services';
const OCTOBER = 'changelog/2025-10.mdx';

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const append = (more: string) => (text: string) => `${text}\n${more}\n`;

/** A good page: what a mistake is put into. Keys replace the page's own, or take them away with undefined. */
function page(body: string, keys: Readonly<Record<string, string | undefined>> = {}): string {
  const title = keys.title ?? 'Page with one mistake';
  const own: Record<string, string | undefined> = {
    title,
    description: `Nothing but one mistake, which is this one, so that it is told apart from others, ${Buffer.from(
      body + JSON.stringify(keys),
    )
      .toString('hex')
      .slice(-40)
      .padStart(40, '0')}`,
    tags: '[requests]',
    ...keys,
  };
  const lines = Object.entries(own).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${value}`,
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** A service beside Acme. */
const service = (from: string | RegExp, to: string) => (): string => SERVICE.replace(from, to);
const SERVICE = page('<IntegrationPanel />\n\n## In Zeta\n\nNothing.\n\n## In Clearwarden\n\nConnect it.', {
  integration: `
  name: Zeta
  category: CRM
  authentication: api-key
  capabilities:
    access: {mode: sync, scopes: [], objects: Contacts}
  identifiers: [email]
  clearwardenRoles: [Admin]
  serviceRoles: [Administrator]
  plan: Any
  credentials: [Connection name]
  sources: [https://zeta.example/docs]
  reviewed: 2025-10`,
});

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>\n`;

const text = (name: string, body: string, message: string): Mistake => {
  const file = `${PAGES}/${name.toLowerCase().replace(/\W+/g, '-')}.mdx`;
  return {name, files: {[file]: page(body)}, says: `${file}:7: ${message}`};
};

const frontMatter = (name: string, keys: Parameters<typeof page>[1], message: string): Mistake => {
  const file = `${PAGES}/${name.toLowerCase().replace(/\W+/g, '-')}.mdx`;
  return {name, files: {[file]: page('Text.', keys)}, says: `${file}:1: ${message}`};
};

const whole = (name: string, file: string, content: Change, message: string): Mistake => ({
  name,
  files: {[file]: content},
  says: `${file}:1: ${message}`,
});

const CONTENT: readonly Mistake[] = [
  // Front matter.
  whole('A page without front matter', `${PAGES}/bare.mdx`, 'Text.\n', 'title is required'),
  whole('An empty page', `${PAGES}/empty.mdx`, '', 'title is required'),
  frontMatter('A key that no page has', {slug: '/elsewhere'}, 'slug is not allowed'),
  frontMatter('A short description', {description: 'Too short'}, 'description length must be at least 70'),
  frontMatter('A value of the wrong kind', {unlisted: 'perhaps'}, 'unlisted must be a boolean'),
  frontMatter(
    'A day that is none',
    {last_update: '{date: 2025-13-45}'},
    'front matter is not valid YAML: 2025-13-45 is no day of the calendar',
  ),
  frontMatter(
    'An unknown sidebar',
    {displayed_sidebar: 'left'},
    'displayed_sidebar must be one of [docs, api, apiV1',
  ),
  frontMatter('Front matter that is not YAML', {tags: '['}, 'front matter is not valid YAML'),
  frontMatter(
    'A key twice',
    {unlisted: 'false\nunlisted: true'},
    'front matter is not valid YAML: duplicated mapping key',
  ),
  whole(
    'A list as front matter',
    `${PAGES}/list.mdx`,
    '---\n- title\n---\n\nText.\n',
    'front matter is not valid YAML: it must be keys with values',
  ),
  frontMatter(
    'YAML that grows',
    {last_update: `\n  author: &a [x, x, x]\n  date: [*a, *a, *a]`},
    'front matter is not valid YAML: anchors (&name) and aliases (*name) are not allowed',
  ),
  {
    name: 'A description twice',
    files: {
      [SECOND]: replace(
        /^description: .*$/m,
        'description: An ordinary page with what pages have, which is a partial, a term, a figure, a sample from a file, an admonition, a table and links.',
      ),
    },
    says: `${SECOND}:1: description is also the one of ${STARTED}`,
  },
  // Tags.
  frontMatter('An unknown tag', {tags: '[requests, nonsense]'}, 'tags[1] must be one of [api, assessment,'),
  frontMatter('No tags', {tags: undefined}, 'tags is required'),
  {
    name: '10,000 tags',
    files: {
      [`${PAGES}/many.mdx`]: page('Text.', {
        tags: `[${Array.from({length: 10_000}, (_, index) => `t${index}`).join(', ')}]`,
      }),
    },
    says: new RegExp(`${PAGES}/many\\.mdx: and 9,?991 more`),
  },
  // Sizes.
  frontMatter(
    'A title of 1 MB',
    {title: 'x'.repeat(1_000_000)},
    'title length must be less than or equal to 60',
  ),
  whole(
    'A page of 20 MB',
    `${PAGES}/large.mdx`,
    Buffer.alloc(20_000_000, 'word '),
    'has 20000 kB; a page may have 2000 kB',
  ),
  text('A line of 200 kB', '['.repeat(200_000), 'the line has 200000 characters'),
  text('Deep quotes', `${'> '.repeat(5000)}Text.`, 'nested 5000 levels deep'),
  text('Deep lists', `${'  '.repeat(2000)}- Text.`, 'nested 2000 levels deep'),
  whole(
    'A picture of 5 MB',
    `${PAGES}/img/photo.png`,
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5_000_000)]),
    'has 5001 kB; a picture may have 300 kB',
  ),
  // Encodings.
  whole(
    'UTF-16',
    `${PAGES}/utf-16.mdx`,
    Buffer.from(`\ufeff${page('Text.')}`, 'utf16le'),
    'is UTF-16; save it as UTF-8',
  ),
  whole(
    'Invalid UTF-8',
    `${PAGES}/latin-1.mdx`,
    Buffer.from(page('Caf\u00e9.'), 'latin1'),
    'is not valid UTF-8',
  ),
  whole('A byte order mark', `${PAGES}/mark.mdx`, `\ufeff${page('Text.')}`, 'begins with a byte order mark'),
  whole(
    'A control character',
    `${PAGES}/control.mdx`,
    page('Te\u0000xt.'),
    'has the control character U+0000',
  ),
  // Text.
  text('A dead file link', '[The other page](./nothing.mdx)', 'link target ./nothing.mdx does not exist'),
  text(
    'A script as a link',
    '[The other page](javascript:alert)',
    'link target javascript:alert is neither a file path',
  ),
  text(
    'A download that is not there',
    '[The file](pathname:///nothing.yaml)',
    'link target pathname:///nothing.yaml does not exist',
  ),
  text(
    'A picture that is not there',
    '![Two boxes](./img/nothing.svg)',
    'image ./img/nothing.svg does not exist',
  ),
  {
    name: 'A figure without alt text',
    files: {[STARTED]: replace(/!\[.*\]\(/, '![](')},
    says: new RegExp(`${STARTED}:\\d+: image ./img/steps.figure.yml has no alt text`),
  },
  text('A picture past the checks', '<img src="/img/nothing.png" />', '<img>: write the picture as Markdown'),
  text(
    'An admonition title without brackets',
    ':::note Title\n\nText.\n\n:::',
    'admonition title needs brackets',
  ),
  text('An HTML comment', 'Text <!-- hidden -->', 'HTML comment: MDX cannot read it'),
  text('An unknown term', 'A <Term id="nope">term</Term>.', '<Term> id "nope" is unknown'),
  text('An unknown role', "<Prerequisites roles={['Boss']} />", '<Prerequisites> roles "Boss" is unknown'),
  text(
    'A partial that is not there',
    "import Part from '../_partials/_nothing.mdx';\n\n<Part />",
    'import ../_partials/_nothing.mdx does not exist',
  ),
  text(
    'A sample that is not there',
    '```json file="./samples/nothing.json"\n```',
    'code file ./samples/nothing.json does not exist',
  ),
  {
    name: 'A mistake in a partial',
    files: {'docs/_partials/_access.mdx': append('# Heading')},
    says: 'docs/_partials/_access.mdx:3: first-level heading in the body',
  },
  // Lists.
  whole(
    'A tag without description',
    'docs/tags.yml',
    append('zebra:\n  label: Zebra\n  permalink: /zebra'),
    'zebra.description is required',
  ),
  whole(
    'Two tags at one address',
    'changelog/tags.yml',
    append(
      'more:\n  label: More\n  permalink: /api\n  description: Another list at the address of the first.',
    ),
    'more.permalink is also the one of api',
  ),
  whole(
    'An author without a name',
    'changelog/authors.yml',
    append('nobody:\n  title: Writes'),
    'nobody.name is required',
  ),
  whole(
    'A term without a definition',
    'docs/glossary.yml',
    append('zero:\n  term: Zero'),
    'zero.definition is required',
  ),
  // Changelog.
  whole(
    'A month with another file name',
    'changelog/october.mdx',
    page('Text.\n\n{/* truncate */}', {
      slug: '/2025-08',
      title: 'August 2025',
      headline: 'What August brought, in a file with another name',
      date: '2025-08-31',
      authors: '[product]',
      tags: '[api]',
    }),
    'the file of a month is called YYYY-MM.mdx',
  ),
  whole(
    'A month with another day',
    OCTOBER,
    replace('date: 2025-10-30', 'date: 2025-12-30'),
    'date must be a day of October 2025',
  ),
  whole(
    'A month with another title',
    'changelog/2025-09.mdx',
    replace('title: September 2025', 'title: August 2025'),
    'title must be September 2025',
  ),
  whole(
    'An unknown author',
    'changelog/2025-07.mdx',
    page('Text.\n\n{/* truncate */}', {
      slug: '/2025-07',
      title: 'July 2025',
      headline: 'What July brought, by an author that nobody knows',
      date: '2025-07-31',
      authors: '[nobody-else]',
      tags: '[api]',
    }),
    'authors[0] must be one of [product, docs, engineering',
  ),
  whole(
    'A month without a headline',
    'changelog/2025-06.mdx',
    page('Text.\n\n{/* truncate */}', {
      slug: '/2025-06',
      title: 'June 2025',
      date: '2025-06-30',
      authors: '[product]',
      tags: '[api]',
    }),
    'headline is required',
  ),
  {
    name: 'A month with the headline of another',
    files: {'changelog/2025-09.mdx': replace('What September brought', 'What October brought')},
    // The second of two is the one that is named.
    says: 'changelog/2025-10.mdx:1: headline is also the one of changelog/2025-09.mdx',
  },
  {
    name: 'A change of an unknown kind',
    files: {[OCTOBER]: replace('kind="New"', 'kind="Better"')},
    says: /changelog\/2025-10\.mdx:\d+: <Change> kind "Better" is unknown/,
  },
  whole(
    'A change that does not say its kind',
    'changelog/2025-09.mdx',
    replace(' kind="New"', ''),
    '"One change" needs <Change',
  ),
  {
    name: 'A change in an unknown product',
    files: {[OCTOBER]: replace('product="Request Manager"', 'product="Nothing"')},
    says: /changelog\/2025-10\.mdx:\d+: <Change> product "Nothing" is unknown/,
  },
  // Services.
  whole(
    'An unknown category',
    `${CONNECTIONS}/a.mdx`,
    service('category: CRM', 'category: Sales'),
    'integration.category must be one of [Advertising,',
  ),
  whole(
    'An unknown capability',
    `${CONNECTIONS}/b.mdx`,
    service('access:', 'read:'),
    'integration.capabilities.read is not allowed',
  ),
  whole(
    'A month of review that is none',
    `${CONNECTIONS}/c.mdx`,
    service('2025-10', '2025-13'),
    'integration.reviewed with value 2025-13 fails to match the YYYY-MM pattern',
  ),
  whole(
    'A source without TLS',
    `${CONNECTIONS}/d.mdx`,
    service('https:', 'http:'),
    'integration.sources[0] must be a valid uri with a scheme matching the https pattern',
  ),
  whole(
    'Two pages of one service',
    `${CONNECTIONS}/e.mdx`,
    service('name: Zeta', 'name: Acme'),
    `integration.name is also the one of ${CONNECTIONS}/`,
  ),
  whole(
    'No hand-off',
    `${CONNECTIONS}/f.mdx`,
    service('## In Zeta', '## At Zeta'),
    'must have one section "## In <service>", which is the hand-off sheet; it has 0',
  ),
  whole(
    'A hand-off without end',
    `${CONNECTIONS}/g.mdx`,
    service(/## In Clearwarden[^]*/, ''),
    'needs a section after "## In Zeta"',
  ),
  whole(
    'API details of no service',
    'docs/integrations/api-documentation/zeta.mdx',
    page('Text.'),
    `has no connection page ${CONNECTIONS}/zeta.mdx`,
  ),
  {
    name: 'Evidence that contradicts the page',
    files: {
      [`${EVIDENCE}/acme.yml`]:
        'capabilities:\n  update:\n    calls:\n      - {manual: Ask, effect: erases, sources: []}\n',
    },
    says: new RegExp(
      `${EVIDENCE}/acme\\.yml:1: capabilities\\.update\\.calls\\[0\\]\\.effect must be one of \\[reads, removes,`,
    ),
  },
  whole(
    'Evidence of no service',
    `${EVIDENCE}/omega.yml`,
    'capabilities: {}\n',
    `has no connection page ${CONNECTIONS}/omega.mdx`,
  ),
  // Files.
  whole(
    'Two pages at one address',
    `${PAGES}/second/index.mdx`,
    page('Text.', {title: 'Second again'}),
    `has the address of ${SECOND}`,
  ),
  {
    name: 'Two pages but for the case',
    files: {[`${PAGES}/Getting-started.mdx`]: page('Text.', {title: 'Started again'})},
    says: `${STARTED}:1: has the address of ${PAGES}/Getting-started.mdx`,
  },
  whole(
    'A file name with a space',
    `${PAGES}/my page.mdx`,
    page('Text.', {title: 'My page'}),
    'has a name with other characters',
  ),
  whole(
    'Labels of a category beside sidebars.ts',
    `${PAGES}/_category_.yml`,
    'label: Requests\n',
    'is read by nothing',
  ),
  whole(
    'A static file in the place of a page',
    'static/docs/request-manager/second.html',
    'x\n',
    `would be replaced by the page ${SECOND}`,
  ),
  whole(
    'A static file in the place of an output',
    'static/sitemap.xml',
    'x\n',
    'has the name of a file that the build writes',
  ),
  // Pictures.
  whole(
    'An SVG with a script',
    `${PAGES}/img/script.svg`,
    svg('<script>alert(1)</script>'),
    'has <script>; a figure draws and does nothing else',
  ),
  whole(
    'An SVG with a handler',
    `${PAGES}/img/handler.svg`,
    svg('<rect onload="alert(1)" />'),
    'has the attribute onload',
  ),
  whole(
    'An SVG with a link',
    `${PAGES}/img/link.svg`,
    svg('<a href="javascript:alert(1)"><rect /></a>'),
    'has href="javascript:alert(1)"',
  ),
  whole(
    'An SVG that loads',
    `${PAGES}/img/loads.svg`,
    svg('<style>@import url(https://cdn.example/x.css)</style>'),
    'has a style that loads something',
  ),
  whole(
    'A figure that is drawn by hand',
    `${PAGES}/img/color.svg`,
    svg('<rect fill="#123456" />'),
    'is drawn by hand; a figure is drawn from its source, name.figure.yml',
  ),
  whole(
    'A figure of no kind',
    `${PAGES}/img/kind.figure.yml`,
    'kind: cake\narea: requests\nabout: A cake\n',
    'kind must be one of [',
  ),
  whole(
    'A figure whose arrow leads nowhere',
    `${PAGES}/img/arrow.figure.yml`,
    'kind: state\narea: requests\nabout: Two states\nstates:\n  - {id: a, title: A, transitions: [{to: c}]}\n  - {id: b, title: B}\n',
    'refers to c; names in this figure are a, b',
  ),
  whole(
    'An SVG with entities',
    `${PAGES}/img/entities.svg`,
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
    'has a document type',
  ),
  whole('An SVG that is a page', `${PAGES}/img/page.svg`, '<html></html>\n', 'is not an SVG'),
  whole('A PNG that is none', 'static/img/fake.png', 'text\n', 'is not what its name says'),
];

/** Put together here, so that no scanner takes this file for a leak. */
const join = (...parts: readonly string[]) => parts.join('');

/** What pages may not hold: what runs, loads or leaves the site, what deceives, and what is nobody's to read. */
const FORBIDDEN: readonly Mistake[] = [
  // Elements.
  text(
    'A frame',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe> is no element of a page; allowed:',
  ),
  text(
    'A handler',
    '<details onClick="alert(1)" open>\n\nText.\n\n</details>',
    '<details> may not have onClick; allowed: open',
  ),
  text('A handler on a component', '<Steps onLoad="alert(1)" />', '<Steps> may not have onLoad'),
  text(
    'Markup past the compiler',
    '<Steps dangerouslySetInnerHTML={{__html: "<img onerror=x>"}} />',
    '<Steps> may not have dangerouslySetInnerHTML',
  ),
  text(
    'A page that goes elsewhere',
    '<meta httpEquiv="refresh" content="0;url=https://evil.example" />',
    '<meta> is no element of a page',
  ),
  text(
    'A connection before consent',
    '<Head><link rel="preconnect" href="https://evil.example" /></Head>',
    '<Head>: the site writes what is in the head of a page',
  ),
  text('A form', '<form action="https://evil.example"></form>', '<form> is no element of a page'),
  text('Styles', '<style>{`p{color:red}`}</style>', '<style> is no element of a page'),
  text('A video', '<video src="https://evil.example/v.mp4" />', '<video> is no element of a page'),
  text(
    'Pictures for each width',
    '<picture><source srcSet="https://evil.example/p.png 2x" /></picture>',
    '<picture> is no element of a page',
  ),
  text('An object', '<object data="https://evil.example/o.swf" />', '<object> is no element of a page'),
  text('A component that is not there', '<Nothing />', '<Nothing> is no element of a page'),
  // Addresses.
  text(
    'A picture from elsewhere',
    '![Pixel](https://tracker.example/p.gif)',
    'image https://tracker.example/p.gif is not a file of the site',
  ),
  {
    name: 'A script as the target of a reference',
    files: {[`${PAGES}/reference.mdx`]: page('[The other page][1]\n\n[1]: javascript:alert(1)')},
    says: `${PAGES}/reference.mdx:9: link target javascript:alert(1) is neither a file path`,
  },
  text(
    'A script as an address in an element',
    '<a href="javascript:alert(1)">x</a>',
    '<a>: write the link as Markdown',
  ),
  frontMatter(
    'A script as the edit link',
    {custom_edit_url: 'javascript:alert(1)'},
    'custom_edit_url must be a valid uri with a scheme matching the https pattern',
  ),
  text(
    'A host without a protocol',
    '[The other site](//evil.example)',
    'link target //evil.example names a host without a protocol',
  ),
  text(
    'A link without TLS',
    '[The other site](http://evil.example)',
    'link target http://evil.example is not encrypted; write "https://…"',
  ),
  {
    name: 'A script as an entry of the sidebar',
    files: {
      'sidebars.ts': replace(
        "'request-manager/second']",
        "'request-manager/second', {type: 'link', label: 'Run', href: 'javascript:alert(1)'}]",
      ),
    },
    says: 'sidebars.ts:1: href javascript:alert(1) is neither a file path',
  },
  // Code.
  text('The environment', 'Text {process.env.DEPLOY_TOKEN} text.', '{process.env.DEPLOY_TOKEN} is code'),
  text('An expression that fails', 'Text {undefined.length} text.', '{undefined.length} is code'),
  text('An expression that is none', 'Text {a b} text.', 'cannot be read as MDX: Could not parse expression'),
  {
    name: 'A tag that is not closed',
    files: {[`${PAGES}/open.mdx`]: page('<Figure>\n\nText.')},
    says: /open\.mdx:\d+: cannot be read as MDX: Expected a closing tag for `<Figure>`/,
  },
  text('A module of Node.js', "import fs from 'node:fs';", 'import node:fs is not allowed'),
  text('A module without a path', "import fs from 'fs';", 'import fs is not allowed'),
  text(
    'A file by its loader',
    "import x from '!!../../../../../../etc/hostname?source';",
    'import !!../../../../../../etc/hostname?source is not allowed',
  ),
  text('An export', 'export const x = 1;', 'export: a page has text'),
  text(
    'A sample by its full path',
    '```json file="/etc/hostname"\n```',
    'code file /etc/hostname must be a relative path',
  ),
  text(
    'A sample outside of the content',
    '```json file="../../package.json"\n```',
    'code file ../../package.json is outside of docs/ and changelog/',
  ),
  whole(
    'Front matter that runs',
    `${PAGES}/runs.mdx`,
    `---js\n{title: 'Title'}\n---\n\nText.\n`,
    'front matter is not valid YAML: it begins and ends with a line of three hyphens',
  ),
  // What the rules once did not see.
  {
    name: 'A line that begins as a fence does',
    files: {[`${PAGES}/fence.mdx`]: page('```npm install``` comes first.\n\n<img src="x" />')},
    says: `${PAGES}/fence.mdx:9: <img>: write the picture as Markdown`,
  },
  text(
    'A link on two lines',
    '[click\nhere](./second.mdx)',
    'link text "click here" does not name its target',
  ),
  text(
    'A picture on two lines',
    '![\n](./img/steps.figure.yml)',
    'image ./img/steps.figure.yml has no alt text',
  ),
  {
    name: 'A heading that its partial has too',
    files: {
      'docs/_partials/_access.mdx': append('## What a request is'),
    },
    says: new RegExp(
      `${STARTED}:\\d+: the anchor #what-a-request-is is also that of the heading at docs/_partials/_access\\.mdx:3`,
    ),
  },
  text('A heading without words', '## 🎉', 'the heading "🎉" has no letter and no digit'),
  // Titles.
  frontMatter(
    'A title that ends a script',
    {title: '"</script><script>alert(1)</script>"'},
    'title must be one line of plain text without < and >',
  ),
  frontMatter(
    'A label that begins a comment',
    {sidebar_label: '"<!-- <script>"'},
    'sidebar_label must be one line of plain text without < and >',
  ),
  frontMatter(
    'A description with a script',
    {
      description: `"What a page says about <script>alert(1)</script>, at the length that a description has."`,
    },
    'description has "<", as an element begins',
  ),
  // Characters.
  text('Text from right to left', 'if (admin\u202e) {', 'has U+202E (right-to-left override) in column 10'),
  text('A space without width', 'pass\u200bword', 'has U+200B (zero width space) in column 5'),
  text('A letter in disguise', 'p\u0430ssword', 'has U+0430, which looks like a Latin letter, in the word'),
  {
    name: 'A letter in disguise in a sample',
    files: {[`${PAGES}/samples/request.json`]: '{"type": "\u0430ccess"}\n'},
    says: `${PAGES}/samples/request.json:1: has U+0430, which looks like a Latin letter`,
  },
  // Secrets and people.
  {
    name: 'A key in a sample',
    files: {[`${PAGES}/samples/key.json`]: `{\n  "id": "${join('AKIA', 'A1B2'.repeat(4))}"\n}\n`},
    says: `${PAGES}/samples/key.json:2: has what looks like a key, "AKIAA1…"`,
  },
  {
    name: 'A private key',
    files: {
      [`${PAGES}/private-key.mdx`]: page(
        join(
          '```text\n-----BEGIN ',
          'PRIVATE KEY-----\nMIIEvQIBADANBgkq\n',
          '-----END ',
          'PRIVATE KEY-----\n```',
        ),
      ),
    },
    says: `${PAGES}/private-key.mdx:8: has what looks like a key`,
  },
  {
    name: 'A secret in a static file',
    files: {'static/schemas/deploy.env': join('# Deploy\nDEPLOY_TOKEN=', 's3cr3t-token-value\n')},
    says: 'static/schemas/deploy.env:2: has what looks like a secret, "s3cr3t…"',
  },
  {
    name: 'A secret in the description of the API',
    files: {'api/v2/examples/secret.yaml': join('client_secret: ', 'a1B2c3D4e5F6g7H8\n')},
    says: 'api/v2/examples/secret.yaml:1: has what looks like a secret',
  },
  text('The mail of a person', 'Write to jane.roe@gmail.com.', "has an email address that may be somebody's"),
  text('The phone of a person', 'Call +1 212 664 7665.', "has a phone number that may be somebody's"),
  text(
    'The birthday of a person',
    'Jane Roe, born 1984-03-02.',
    "has a date of birth that may be somebody's",
  ),
  text('The number of a person', 'SSN: 123-45-6789.', "has a social security number that may be somebody's"),
  text('The card of a person', 'Paid with 4539 1488 0343 6467.', "has a card number that may be somebody's"),
  text(
    'The account of a person',
    'To DE02 1203 0000 0000 2020 51.',
    "has a bank account that may be somebody's",
  ),
  text(
    'The address of a computer',
    'The host is 8.8.8.8.',
    "has an address of a computer that may be somebody's",
  ),
];

const LISTS: readonly Mistake[] = [
  whole('Tags that are no YAML', 'docs/tags.yml', 'api: [', 'cannot be read: '),
  whole(
    'Tags as a list',
    'changelog/tags.yml',
    '- api\n',
    'cannot be read: must be a list of entries with keys',
  ),
  whole('No authors', 'changelog/authors.yml', undefined, 'cannot be read: ENOENT'),
  whole(
    'A glossary in UTF-16',
    'docs/glossary.yml',
    Buffer.from('\ufeffa:\n  term: A\n', 'utf16le'),
    'is UTF-16; save it as UTF-8',
  ),
];

const START = '/docs/request-manager/getting-started';

/** Old addresses beside those of the site. */
const redirects = (name: string, lines: readonly string[], says: string): Mistake => ({
  name,
  files: {'redirects.ts': replace('];', `${lines.map((line) => `  ${line},`).join('\n')}\n];`)},
  says,
});

const REDIRECTS: readonly Mistake[] = [
  redirects(
    'To nowhere',
    ["{from: '/a', to: '/docs/nowhere'}"],
    '/a -> /docs/nowhere: the new address is not a page',
  ),
  redirects(
    'A loop',
    ["{from: '/b', to: '/c'}", "{from: '/c', to: '/b'}"],
    '/b -> /c: a loop, /c redirects back',
  ),
  redirects(
    'A chain',
    ["{from: '/d', to: '/docs/start'}"],
    `/d -> /docs/start: a chain, /docs/start redirects to ${START}`,
  ),
  redirects(
    'From a page',
    [`{from: '/docs/request-manager/second', to: '${START}'}`],
    '/docs/request-manager/second',
  ),
  redirects(
    'An address twice',
    ["{from: '/docs/start', to: '/changelog'}"],
    `/docs/start -> /changelog: the old address is also redirected to ${START}`,
  ),
  redirects(
    'A redirect from a fragment',
    [`{from: '/e#f', to: '${START}'}`],
    `/e#f -> ${START}: the old address must have no query and no fragment`,
  ),
  ...(
    [
      ['a space', '/a b', 'may have letters, digits, "-"'],
      ['a star', '/f/*', 'may have letters, digits, "-"'],
      ['a placeholder', '/g/:slug', 'may have letters, digits, "-"'],
      ['a line feed', '/h\\ni', 'may have letters, digits, "-"'],
      ['a quote and a bracket', '/i"; }', 'may have letters, digits, "-"'],
      ['an encoded dot', '/%2e%2e/j', 'may have letters, digits, "-"'],
      ['a folder above', '/k/../l', 'must not have "." or ".." between slashes'],
      ['another host', '//evil.example', 'must not have two slashes side by side'],
    ] as const
  ).map(([name, from, flaw]) =>
    redirects(
      `A redirect from ${name}`,
      [`{from: '${from}', to: '${START}'}`],
      `${from.replace('"', '\\"')} -> ${START}: the old address ${flaw}`,
    ),
  ),
  ...['https://evil.example', '//evil.example', '/\\\\evil.example'].map((to, index) =>
    redirects(
      `A redirect to ${to}`,
      [`{from: '/m${index}', to: '${to}'}`],
      `/m${index} -> ${to}: the new address `,
    ),
  ),
];

const COMPILED: readonly Mistake[] = [
  {
    name: 'A sample with text of its own',
    files: {[`${PAGES}/both.mdx`]: page('```json file="./samples/request.json"\n{}\n```')},
    says: /both\.mdx: the fence with file="\.\/samples\/request\.json" must be empty/,
  },
];

const RENDERED: readonly Mistake[] = [
  {
    name: 'A component around what it cannot hold',
    files: {[`${PAGES}/holds.mdx`]: page('<Tabs>\n\nText.\n\n</Tabs>')},
    says: /\/docs\/request-manager\/holds[^]*all children of the <Tabs> component should be <TabItem>/,
  },
];

const LINKS: readonly Mistake[] = [
  {
    name: 'An address that is no page',
    files: {[`${PAGES}/address.mdx`]: page('[The other page](/docs/nowhere)')},
    says: /\/docs\/request-manager\/address:?\s+-> linking to \/docs\/nowhere/,
  },
];

/** Looked for when there is no broken link. */
const ANCHORS: readonly Mistake[] = [
  {
    name: 'An anchor that is not there',
    files: {[`${PAGES}/anchor.mdx`]: page('[The other section](#nowhere)')},
    says: /\/docs\/request-manager\/anchor:?\s+-> linking to #nowhere/,
  },
  {
    name: 'An anchor of another page',
    files: {[SECOND]: replace('## Details', '## Particulars')},
    says: /getting-started:?\s+-> linking to .*second#details/,
  },
];

const API: readonly Mistake[] = [
  {
    name: 'A dangling reference',
    files: {'api/v2/paths/oauth-token.yaml': replace('token-request-basic', 'token-request-lost')},
    says: /v2\/paths\/oauth-token\.yaml:\d+:\d+ at #\/post\/requestBody/,
  },
  {
    name: 'An example against its schema',
    files: {'api/v2/examples/privacy-request-create-access.yaml': replace('type: access', 'type: look')},
    says: /privacy-request-create-access\.yaml:\d+:\d+ at #\/value\/type/,
  },
  {
    name: 'An operation without a scope',
    files: {
      'api/v2/paths/consent-audit-log.yaml': replace(
        "oauth2ClientCredentials: ['consent:read']",
        'oauth2ClientCredentials: []',
      ),
    },
    says: /consent-audit-log\.yaml:\d+:\d+ at #\/get\/security/,
  },
  {
    name: 'A description that is no YAML',
    files: {'api/v1/openapi.yaml': replace('info:', 'info: [')},
    says: /v1\/openapi\.yaml:\d+:\d+/,
  },
];

/** Told one at a time: nothing can be read without them, or nothing else would stop the build. */
const ALONE: readonly Mistake[] = [
  {
    name: 'A page that only the rules of content would stop',
    files: {[SECOND]: replace(/^description: .*$/m, 'description: Too short')},
    says: 'description length must be at least 70',
  },
  {
    name: 'A sidebar with a page that is not there',
    files: {'sidebars.ts': replace('request-manager/second', 'request-manager/third')},
    says: /sidebars\.ts[^]*request-manager\/third/,
  },
  {name: 'Redirects that are no code', files: {'redirects.ts': replace('];', ');')}, says: /redirects\.ts/},
  {
    name: 'An unknown key of the configuration',
    files: {'docusaurus.config.ts': replace("baseUrl: '/',", "baseUrl: '/', nonsense: true,")},
    says: /nonsense[^]*docusaurus\.config/,
  },
  {
    name: 'A month without an excerpt',
    files: {[OCTOBER]: replace('{/* truncate */}', '')},
    says: /2025-10\.mdx/,
  },
];

export const RUNS: readonly MistakesOfRun[] = [
  {run: 'in the content', entry: 'docusaurus build', mistakes: CONTENT},
  {run: 'in what pages may not hold', entry: 'docusaurus build', mistakes: FORBIDDEN},
  {run: 'in the lists that pages refer to', entry: 'docusaurus build', mistakes: LISTS},
  {run: 'in the redirects', entry: 'docusaurus build', mistakes: REDIRECTS},
  {run: 'in what is compiled', entry: 'docusaurus build', mistakes: COMPILED},
  {run: 'in what is rendered', entry: 'docusaurus build', mistakes: RENDERED},
  {run: 'in the links', entry: 'docusaurus build', mistakes: LINKS},
  {run: 'in the anchors', entry: 'docusaurus build', mistakes: ANCHORS},
  {run: 'in the API', entry: 'npm run build', mistakes: [...API, ...API_TEXTS]},
  ...UNTRUSTED_RUNS,
  ...ALONE.map((mistake): MistakesOfRun => ({
    run: `alone: ${mistake.name}`,
    entry: 'docusaurus build',
    mistakes: [mistake],
  })),
];
