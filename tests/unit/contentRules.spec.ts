import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkAnchors} from '../../src/content/rules/checkAnchors';
import {checkQuestions} from '../../src/content/rules/checkQuestions';
import {checkBody} from '../../src/content/rules/checkBody';
import {checkNavigation} from '../../src/content/rules/checkNavigation';
import {checkFrontMatter} from '../../src/content/rules/checkFrontMatter';
import type {SiteFacts} from '../../src/content/rules/checkPages';
import {REGISTERED} from '../../src/content/rules/elements';
import {parsePage} from '../../src/content/rules/readPages';
import {report} from '../../src/content/rules/report';

const FACTS: SiteFacts = {
  siteDir: process.cwd(),
  tags: ['gdpr', 'delete'],
  changelogTags: ['api'],
  authors: ['product'],
  glossary: ['dpia'],
};

const DESCRIPTION = 'A description that is long enough to say what the reader of this page gets out of it.';

function page(body: string, frontMatter = '', file = 'docs/request-manager/example.mdx') {
  return parsePage(
    file,
    `---\ntitle: Example\ndescription: ${DESCRIPTION}\ntags: [gdpr]\n${frontMatter}---\n\n${body}\n`,
  );
}

const bodyMessages = (body: string) => checkBody([page(body)], FACTS).map(({message}) => message);

test('a good page has no problems', () => {
  const good = page(
    'See [the guide](./getting-started.mdx) and <Term id="dpia">DPIA</Term>.\n\n:::note[Title]\n\nText.\n\n:::',
  );
  expect(checkFrontMatter([good], FACTS)).toEqual([]);
  expect(checkBody([good], FACTS)).toEqual([]);
});

for (const {mistake, body, message} of [
  {
    mistake: 'an admonition title without brackets',
    body: ':::note Title\n\nText.\n\n:::',
    message: 'admonition title needs brackets: write ":::note[Title]"',
  },
  {
    mistake: 'what a scaffold has left to write',
    body: 'TODO what must be in place.',
    message: 'still to write: what must be in place.',
  },
  {
    mistake: 'an HTML comment',
    body: 'Text <!-- hidden -->',
    message: 'HTML comment: MDX cannot read it, write "{/* … */}"',
  },
  {
    mistake: 'a heading id in braces',
    body: '## Limits {#limits}',
    message: 'heading id in braces: leave it out, the words give the anchor',
  },
  {
    mistake: 'a first-level heading',
    body: '# Example',
    message: 'first-level heading in the body: the title of the front matter is the only one',
  },
  {
    mistake: 'a dead file link',
    body: '[Nothing](./nothing.mdx)',
    message: 'link target ./nothing.mdx does not exist',
  },
  {
    mistake: 'a link to a download that is not there',
    body: '[Description](pathname:///openapi/nothing.yaml)',
    message:
      'link target pathname:///openapi/nothing.yaml does not exist: there is no static/openapi/nothing.yaml',
  },
  {
    mistake: 'a link that says nothing',
    body: '[here](./getting-started.mdx)',
    message: 'link text "here" does not name its target',
  },
  {
    mistake: 'an image without alt text',
    body: '<Figure caption="States">![](./img/opt-out-states.figure.yml)</Figure>',
    message: 'image ./img/opt-out-states.figure.yml has no alt text',
  },
  {
    mistake: 'a figure without its frame',
    body: '![States](./img/opt-out-states.figure.yml)',
    message:
      'image ./img/opt-out-states.figure.yml needs <Figure> around it, which shows the text of the figure',
  },
  {
    mistake: 'an image without a file',
    body: '![Alt](./img/nothing.svg)',
    message: 'image ./img/nothing.svg does not exist',
  },
  {
    mistake: 'an empty header cell',
    body: '| | One |\n|---|---|\n| a | b |',
    message: 'table has a header cell without text',
  },
  {
    mistake: 'an unknown glossary term',
    body: '<Term id="nope">x</Term>',
    message: '<Term> id "nope" is unknown; allowed: dpia',
  },
]) {
  test(`${mistake} is reported`, () => {
    expect(bodyMessages(body)).toEqual([message]);
  });
}

/** What a page must not have, with a part of what is said about it. */
const REFUSED: Readonly<Record<string, readonly (readonly [body: string, says: string])[]>> = {
  'an element that runs or loads': [
    ['<script>{`alert(1)`}</script>', '<script> is no element of a page; allowed: abbr,'],
    ['<iframe src="https://evil.example"></iframe>', '<iframe> is no element'],
    ['<video src="https://evil.example/v.mp4" />', '<video> is no element'],
    ['<object data="https://evil.example/o" />', '<object> is no element'],
    ['<picture><source srcSet="https://evil.example/p.png" /></picture>', '<source> is no element'],
    ['<form action="https://evil.example"><input name="a" /></form>', '<form> is no element'],
    ['<meta httpEquiv="refresh" content="0;url=https://evil.example" />', '<meta> is no element'],
    ['<style>{`p{color:red}`}</style>', '<style> is no element'],
    ['<svg><image href="https://evil.example/i.png" /></svg>', '<svg> is no element'],
    ['<link rel="stylesheet" href="https://evil.example/s.css" />', '<link> is no element'],
    [
      '<Head><link rel="preconnect" href="https://evil.example" /></Head>',
      'the site writes what is in the head',
    ],
    ['<svg:script />', 'is no element'],
    ['<Steps.Inner />', 'is no element'],
    ['<constructor />', 'is no element'],
    ['Words <b>and</b> more.', '<b> is no element'],
    ['- A list\n\n  > with <iframe /> in a quote', '<iframe> is no element'],
    ['| A |\n|---|\n| <iframe /> |', '<iframe> is no element'],
    ['<a href="./getting-started.mdx">x</a>', '<a>: write the link as Markdown'],
    ['<Example title="x" html="x" />', 'the page must import it from @site/src/<room>/browser'],
  ],
  'an attribute that runs or loads': [
    ['<details onClick="x">\n\nText.\n\n</details>', '<details> may not have onClick; allowed: open'],
    ['<details style="x">\n\nText.\n\n</details>', '<details> may not have style'],
    [
      '<Steps dangerouslySetInnerHTML={{__html: "<img onerror=x>"}} />',
      '<Steps> may not have dangerouslySetInnerHTML',
    ],
    ['<Steps {...props} />', '{...props} is code; only what the page imports with ?island can be spread'],
    ['<Figure caption={<b>x</b>} />', '<Figure> caption: {<b>x</b>} is code'],
    ['<Figure caption="javascript:alert(1)" />', 'begins with "javascript:", which no link may'],
    [
      "import Hero from '@site/src/home/browser/Hero';\n\n<Hero actions={[{label: 'x', to: '//evil.example'}]} />",
      'names a host without a protocol',
    ],
    [
      'import {Example} from \'@site/src/api/browser/Api\';\n\n<Example title="x" html="<img onerror=x>" />',
      'may have <span class="…"> and text only',
    ],
  ],
  'an expression': [
    [
      'Text {process.env.HOME} text.',
      '{process.env.HOME} is code; write the words, or {props.name} in a partial',
    ],
    ['{(() => 1)()}', 'is code'],
    ['{props.constructor.name}', 'is code'],
    ["{props.x ? <iframe src='x' /> : null}", 'is code'],
    ['{<script />}', 'is code'],
    ["{props['x']}", 'is code'],
  ],
  'an import or export': [
    ["import fs from 'node:fs';", 'import node:fs is not allowed; a page may import a partial'],
    ["import fs from 'fs';", 'import fs is not allowed'],
    ["import 'fs';", 'import fs is not allowed'],
    ["import x from '!!../../../../etc/hostname?source';", 'is not allowed'],
    ["import x from '@site/src/product/site';", 'is not allowed'],
    ["import x from '@site/src/content/browser/../config/site';", 'is not allowed'],
    ["import x from './data.json';", 'is not allowed'],
    ["import * as Api from '@site/src/api/browser/Api';", 'name what is imported'],
    [
      "import {Example as Steps} from '@site/src/api/browser/Api';",
      'write the name that the component has, Example',
    ],
    ["import Steps from './_partial.mdx';", 'a partial needs a name of its own'],
    ['export const x = 1;', 'export: a page has text'],
    ["export {x} from './_x.mdx';", 'export: a page has text'],
  ],
  'an address of no page': [
    ['[The site](//evil.example)', 'link target //evil.example names a host without a protocol'],
    ['[The site](\\\\\\\\evil.example)', 'names a host without a protocol'],
    ['[The site][1]\n\n[1]: //evil.example', 'names a host without a protocol'],
    ['[The site][1]\n\n[1]: javascript:alert(1)', 'link target javascript:alert(1) is neither'],
    ['[The site](JavaScript:alert)', 'link target JavaScript:alert is neither'],
    ['[The site](java&#x0a;script:alert)', 'is neither a file path, a URL nor an anchor'],
    ['[The site](vbscript:x)', 'is neither'],
    ['[The site](data:text/html,x)', 'is neither'],
    ['[The file](file:///etc/hostname)', 'is neither'],
    ['<https://evil.example>', 'cannot be read as MDX'],
    ['[The site](http://evil.example)', 'is not encrypted'],
    ['See www.evil.example for more.', 'is not encrypted'],
    ['[The file](/../package.json)', 'leads out of the site'],
    ['[The file](/%2e%2e/package.json)', 'leads out of the site'],
    ['[The file](pathname:///../package.json)', 'is outside of static/'],
    ['[The page](../../README.md)', 'is outside of docs/ and changelog/'],
    ['[The page](./100%.mdx)', 'has a % that is no character'],
  ],
  'a picture from elsewhere': [
    ['![Pixel](https://tracker.example/p.gif)', 'is not a file of the site'],
    ['![Pixel](//tracker.example/p.gif)', 'is not a file of the site'],
    ['![Pixel][p]\n\n[p]: https://tracker.example/p.gif', 'is not a file of the site'],
    ['![Pixel](data:image/gif;base64,x)', 'is not a file of the site'],
    ['![Pixel](../../static/img/logo.svg)', 'is outside of docs/ and changelog/'],
    ['![Page](./getting-started.mdx)', 'is not a picture'],
  ],
  'code from elsewhere': [
    [
      '```text file="../../../../../../proc/self/environ"\n```',
      'code file ../../../../../../proc/self/environ',
    ],
    [
      '```text file="../../package.json"\n```',
      'code file ../../package.json is outside of docs/ and changelog/',
    ],
    ['```text file="/etc/hostname"\n```', 'code file /etc/hostname must be a relative path'],
    ['~~~text file="../../package.json"\n~~~', 'code file ../../package.json is outside'],
    ['> - ```text file="../../package.json"\n>   ```', 'code file ../../package.json is outside'],
  ],
  'what stands after a line that looks like a fence': [
    ['```npm install``` comes first.\n\n<img src="x" />', '<img>: write the picture as Markdown'],
    ['```npm install``` comes first.\n\nTODO more.', 'still to write: more.'],
    ['```npm install``` comes first.\n\n[here](./getting-started.mdx)', 'link text "here"'],
  ],
  'what stands on two lines': [
    ['[here\n](./getting-started.mdx)', 'does not name its target'],
    ['[click\nhere](./getting-started.mdx)', 'does not name its target'],
    ['[here][1]\n\n[1]: ./getting-started.mdx', 'link text "here" does not name its target'],
    ['[*here*](./getting-started.mdx "A title")', 'link text "here" does not name its target'],
    ['![\n](./img/opt-out-states.figure.yml)', 'has no alt text'],
    ['[The page](\n./nothing.mdx)', 'link target ./nothing.mdx does not exist'],
    ["import Part from\n  './_nothing.mdx';", 'import ./_nothing.mdx does not exist'],
    ['<Term\n  id="nope">x</Term>', '<Term> id "nope" is unknown'],
  ],
  'a directive that is no admonition': [
    [':::card\n\nText.\n\n:::', 'directive card is unknown; allowed: note,'],
    ['::video[x]', 'directive video is unknown'],
    [':::note{onclick=x}\n\nText.\n\n:::', ':::note may not have attributes'],
    ['Text :abbr[HTML]{title=x} text.', 'shows nothing'],
  ],
  'a heading without an anchor': [
    ['## 🎉', 'the heading "🎉" has no letter and no digit'],
    ['## …', 'has no letter and no digit'],
    ['## Limits {/* #limits */}', 'heading id in braces'],
  ],
  'what is not MDX': [
    ['<Steps>\n\nText.', 'cannot be read as MDX: Expected a closing tag for `<Steps>`'],
    ['Text {a b} text.', 'cannot be read as MDX: Could not parse expression'],
    ['<details>\n\n'.repeat(9000), 'cannot be read as MDX'],
    [
      Array.from({length: 12}, (_, level) => `${'  '.repeat(level)}- Text`).join('\n'),
      'nested 9 levels deep',
    ],
  ],
  'a character that is written as an entity': [
    ['Text&#x202e;text.', 'has U+202E (right-to-left override)'],
    ['<Figure caption="a&#x200b;b" />', 'has U+200B (zero width space)'],
    ['<Figure caption={"a\\u200bb"} />', 'has U+200B (zero width space)'],
  ],
};

for (const [mistake, pages] of Object.entries(REFUSED)) {
  test(`${mistake} is reported`, () => {
    for (const [body, says] of pages) expect.soft(bodyMessages(body).join('\n'), body).toContain(says);
  });
}

test('what pages are written with is not reported', () => {
  for (const body of [
    'Words :like this: and 10:30 and a:b.',
    'Press <kbd>Esc</kbd>, H<sub>2</sub>O, <abbr title="Data protection officer">DPO</abbr>.',
    '<details open>\n<summary>More</summary>\n\nText.\n\n</details>',
    '<NextSteps title={"What\'s next"} />',
    "import {Field} from '@site/src/api/browser/Api';\n\n<Field name={\"a\"} type={'string'} required>\n\nText.\n\n</Field>",
    '[The law](https://law.example/art?x=1#17 "Its text"), [mail](mailto:a@b.example), [months](/changelog/2025-10).',
    '[Download](pathname:///schemas/integrations/integrations.schema.json)',
    '```html title="page.html"\n<script src="//cdn.example/x.js"></script>\n```\n\n`<iframe>` and `javascript:` in code.',
    '## Same\n\n## Same',
    '{/* A comment. */}',
    'Text {props.service} text{props.issuer ? <> (<strong>{props.issuer}</strong>)</> : null}.',
  ]) {
    expect.soft(bodyMessages(body), body).toEqual([]);
  }
});

test('a heading of a partial needs words that its page does not have', () => {
  const partial = parsePage('docs/request-manager/_part.mdx', '## Before you begin\n\nText.\n');
  const once = page("import Part from './_part.mdx';\n\n## Before you begin\n\n<Part />");
  const anchors = (...pages: (typeof partial)[]) => checkAnchors(pages);
  expect(anchors(once, partial)).toEqual([
    {
      file: once.file,
      line: 9,
      message:
        "the anchor #before-you-begin is also that of the heading at docs/request-manager/_part.mdx:1; a partial's headings need words of their own",
    },
  ]);
  expect(anchors(page("import Part from './_part.mdx';\n\n<Part />\n\n<Part />"), partial)).toHaveLength(1);
  expect(anchors(page("import Part from './_part.mdx';\n\n<Part />"), partial)).toEqual([]);
});

test('a question leads to a section of its page, and to one page', () => {
  const asking = (name: string, questions: string) =>
    parsePage(
      `docs/consent/${name}.mdx`,
      `---\nquestions:\n${questions}---\n\nText.\n\n## Deadlines\n\nText.\n`,
    );
  const one = asking('one', '  - {ask: how long do we have, at: deadlines}\n  - {ask: who may do it}\n');
  expect(checkQuestions([one])).toEqual([]);
  const other = asking('other', '  - {ask: How long do we have}\n  - {ask: why is it late, at: delays}\n');
  expect(checkQuestions([one, other]).map(({file, message}) => `${file}: ${message}`)).toEqual([
    'docs/consent/other.mdx: questions: “How long do we have” is asked of docs/consent/one.mdx, too',
    'docs/consent/other.mdx: questions: “why is it late” is answered at “delays”, which is no section of the page; it has deadlines',
  ]);
});

test('a file that a link of the file system leads to must be in the content too', () => {
  const site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'content-rules-')));
  const outside = path.join(site, 'outside.json');
  fs.mkdirSync(path.join(site, 'docs'));
  fs.writeFileSync(outside, '{}');
  fs.symlinkSync(outside, path.join(site, 'docs/inside.json'));
  const source = '```json file="./inside.json"\n```\n';
  expect(checkBody([parsePage('docs/page.mdx', source)], {...FACTS, siteDir: site})).toEqual([
    {file: 'docs/page.mdx', line: 1, message: 'code file ./inside.json is outside of docs/ and changelog/'},
  ]);
  fs.rmSync(site, {recursive: true});
});

test('every component of the site has a line in the list of elements', () => {
  const source = fs.readFileSync('src/theme/MDXComponents.tsx', 'utf8');
  const registered = [...source.matchAll(/^ {2}([A-Z]\w+),$/gm)].map(([, name]) => name);
  expect(registered.sort()).toEqual([...REGISTERED].sort());
});

test('links around the pages are checked too', () => {
  const messages = checkNavigation({
    'sidebars.ts': {
      docs: [
        {type: 'link', label: 'A', href: 'javascript:alert(1)'},
        {
          type: 'category',
          label: '</script>',
          items: [{type: 'link', label: 'B', href: 'https://b.example'}],
        },
        {type: 'html', value: '<b>C</b>'},
      ],
    },
  }).map(({message}) => message);
  expect(messages).toEqual([
    'href javascript:alert(1) is neither a file path, a URL nor an anchor; a URL begins with https: or mailto:',
    'label "</script>" must be one line of plain text without < and >',
  ]);
});

test('an unknown role is reported with the allowed ones', () => {
  const [message] = bodyMessages("<Prerequisites roles={['Super Admin', 'Boss']} />");
  expect(message).toContain('"Boss" is unknown; allowed: Super Admin, Admin, Privacy Manager');
});

test('code is not read as text', () => {
  expect(bodyMessages('```md\n:::note Title\n# Heading\n```\n\nWrite `<!-- -->` and `[here](x)`.')).toEqual(
    [],
  );
});

test('a problem names the line in the file', () => {
  const [problem] = checkBody([page('First.\n\n# Second')], FACTS);
  expect(problem).toMatchObject({file: 'docs/request-manager/example.mdx', line: 9});
});

const frontMatterMessages = (source: string, file = 'docs/request-manager/example.mdx') =>
  checkFrontMatter([parsePage(file, source)], FACTS).map(({message}) => message);

test('all mistakes of the front matter are reported at once, with the allowed values', () => {
  expect(
    frontMatterMessages('---\ndescription: Too short\ntags: [ccpa]\nslug: /elsewhere\n---\n\nText.\n'),
  ).toEqual([
    'title is required',
    'description length must be at least 70 characters long',
    'tags[0] must be one of [gdpr, delete]',
    'slug is not allowed',
  ]);
});

for (const [name, keys, says] of [
  [
    'a title with an element',
    'title: "</script><script>alert(1)</script>"',
    'title must be one line of plain text without < and >',
  ],
  ['a title of two lines', 'title: "One\\nTwo"', 'title must be one line'],
  [
    'a label with an element',
    'title: Title\nsidebar_label: "<!-- <script>"',
    'sidebar_label must be one line of plain text',
  ],
  [
    'a long label',
    `title: Title\nsidebar_label: ${'x'.repeat(61)}`,
    'sidebar_label length must be less than or equal to 60',
  ],
  [
    'a description with an element',
    `title: Title\ndescription: "${DESCRIPTION} <script>"`,
    'description has "<", as an element begins',
  ],
  [
    'an edit link that runs',
    'title: Title\ncustom_edit_url: javascript:alert(1)',
    'custom_edit_url must be a valid uri with a scheme matching the https pattern',
  ],
] as const) {
  test(`${name} is reported`, () => {
    expect(frontMatterMessages(`---\n${keys}\n---\n\nText.\n`).join('\n')).toContain(says);
  });
}

test('front matter in another language is not read, whatever it is', () => {
  const expected = ['front matter is not valid YAML: it begins and ends with a line of three hyphens'];
  expect(frontMatterMessages('---js\n{title: "x"}\n---\n\nText.\n')).toEqual(expected);
  expect(frontMatterMessages('---\ntitle: x\n---js\n\nText.\n')).toEqual(expected);
  expect(frontMatterMessages('---js\n{}\n---\n', 'docs/_partials/_part.mdx')).toEqual([
    'a partial has no front matter',
  ]);
});

test('front matter that is not YAML is reported', () => {
  expect(frontMatterMessages('---\ntitle: [\n---\n')[0]).toContain('front matter is not valid YAML');
});

test('a description must be unique', () => {
  const twice = [page('Text.'), page('Text.', '', 'docs/request-manager/other.mdx')];
  expect(checkFrontMatter(twice, FACTS).map(({message}) => message)).toEqual([
    'description is also the one of docs/request-manager/example.mdx; it must be unique',
  ]);
});

test('an API page of a service must be unlisted', () => {
  const messages = frontMatterMessages(
    `---\ntitle: Example API details\ndescription: ${DESCRIPTION}\ntags: [gdpr]\n---\n`,
    'docs/integrations/api-documentation/example.mdx',
  );
  expect(messages).toEqual(['unlisted is required', 'integrationApi is required']);
});

test('a connection page names its mistakes field by field', () => {
  const messages = frontMatterMessages(
    [
      '---',
      'title: Example',
      `description: ${DESCRIPTION}`,
      'tags: [gdpr]',
      'integration:',
      '  name: Example',
      '  category: Nothing',
      '  authentication: password',
      '  capabilities: {read: {mode: sync, scopes: [], objects: Contacts}}',
      '---',
      '',
    ].join('\n'),
    'docs/integrations/connection-instructions/example.mdx',
  );
  expect(messages.find((message) => message.startsWith('integration.category'))).toContain(
    'must be one of [Advertising,',
  );
  expect(messages.find((message) => message.startsWith('integration.authentication'))).toContain(
    'must be one of [oauth2-authorization-code,',
  );
  expect(messages).toContain('integration.capabilities.read is not allowed');
  expect(messages).toContain('integration.sources is required');
});

/** What the rules say about the capabilities of a connection page. */
function capabilityMessages(authentication: string, capabilities: string): string[] {
  return frontMatterMessages(
    [
      '---',
      'title: Example',
      `description: ${DESCRIPTION}`,
      'tags: [gdpr]',
      'integration:',
      `  authentication: ${authentication}`,
      `  capabilities: {${capabilities}}`,
      '---',
      '',
    ].join('\n'),
    'docs/integrations/connection-instructions/example.mdx',
  ).filter((message) => message.startsWith('integration.capabilities'));
}

test('Opt-Out names the kinds that a service applies, and an agent leaves them to the statement', () => {
  const optOut = (kinds: string) => `opt-out: {mode: sync, scopes: [], objects: Contacts${kinds}}`;
  const at = 'integration.capabilities.opt-out.kinds';
  const all = 'sale_or_sharing, targeted_advertising, profiling, limit_sensitive, marketing_messages';
  for (const [authentication, kinds, messages] of [
    ['api-key', ', kinds: [marketing_messages]', []],
    ['api-key', `, kinds: [${all}]`, []],
    ['database-credentials', ', kinds: statement', []],
    ['api-key', '', [`${at} is required`]],
    ['database-credentials', '', [`${at} is required`]],
    ['api-key', ', kinds: []', [`${at} must contain at least 1 of [${all}]`]],
    ['api-key', ', kinds: [marketing]', [`${at}[0] must be one of [${all}]`]],
    ['api-key', ', kinds: [profiling, profiling]', [`${at}[1] contains a duplicate value`]],
    ['api-key', ', kinds: marketing_messages', [`${at} must be a list of [${all}]`]],
    ['api-key', ', kinds: statement', [`${at} must be a list of [${all}]`]],
    ['database-credentials', ', kinds: [profiling]', [`${at} must be [statement]`]],
  ] as const) {
    expect(capabilityMessages(authentication, optOut(kinds)), `${authentication}${kinds}`).toEqual(messages);
  }
  const elsewhere = 'deletion: {mode: sync, scopes: [], objects: Contacts, kinds: [profiling]}';
  expect(capabilityMessages('api-key', elsewhere)).toEqual([
    'integration.capabilities.deletion.kinds is not allowed',
  ]);
});

test('the report counts the problems and gives a line to each', () => {
  const problems = [
    {file: 'docs/a.mdx', line: 1, message: 'title is required'},
    {file: 'docs/b.mdx', line: 7, message: 'image x has no alt text'},
  ];
  expect(report(problems)).toBe(
    '2 problems in the content:\n  docs/a.mdx:1: title is required\n  docs/b.mdx:7: image x has no alt text',
  );
});
