import {expect, test} from '@playwright/test';
import {elementsOf} from '../../src/hosts/built-html/elements';
import {twinOf} from '../../src/hosts/twins/twin';
import {twinPathOf} from '../../src/product/twins';

const page = (body: string, head = '<link rel="alternate" type="text/markdown" href="/docs/a.md">') =>
  elementsOf(`<!doctype html><html><head>
    <link rel="canonical" href="https://docs.clearwarden.example/docs/a">
    <meta name="description" content="What: it is"><meta name="source-commit" content="c0ffee">${head}</head>
    <body><nav>Site</nav><main><article><header><h1>A title</h1></header>${body}</article></main></body></html>`);

/** The twin of a page below its title. */
const textOf = (body: string) =>
  twinOf(page(body))
    ?.markdown.replace(/^---\n.*?\n---\n\n# A title\n/s, '')
    .trim();

test('a twin says where it comes from', () => {
  const time =
    '<footer><time itemprop="dateModified" datetime="2026-11-23T02:07:49.000Z">today</time></footer>';
  expect(twinOf(page(time))).toEqual({
    path: '/docs/a.md',
    title: 'A title',
    description: 'What: it is',
    isListed: true,
    markdown: [
      '---',
      'title: A title',
      'url: https://docs.clearwarden.example/docs/a',
      "description: 'What: it is'",
      "updated: '2026-11-23'",
      'commit: c0ffee',
      '---',
      '',
      '# A title',
      '',
    ].join('\n'),
  });
});

test('a page that asks not to be indexed is not listed, and one that names no twin has none', () => {
  const alternate = '<link rel="alternate" type="text/markdown" href="/docs/a.md">';
  expect(twinOf(page('', `${alternate}<meta name="robots" content="noindex, nofollow">`))?.isListed).toBe(
    false,
  );
  expect(twinOf(page('', ''))).toBeUndefined();
});

for (const [what, html, markdown] of [
  [
    'addresses are whole',
    '<p><a href="/docs/b#c">B</a> <a href="#d">D</a></p>',
    '[B](https://docs.clearwarden.example/docs/b#c) [D](https://docs.clearwarden.example/docs/a#d)',
  ],
  [
    'a figure is its alternative text',
    '<figure><picture><source srcset="/m.svg"><img class="figure--light" src="/a.svg" alt="A flow"></picture><picture><img class="figure--dark" src="/b.svg" alt="A flow"></picture><figcaption>One.</figcaption></figure>',
    '![A flow](https://docs.clearwarden.example/a.svg)\n\nOne.',
  ],
  ['a drawing is its name', '<figure role="img" aria-label="Seven steps"><p>1</p></figure>', 'Seven steps'],
  [
    'code keeps its lines and its language',
    '<pre class="language-sql"><code><div class="token-line"><span>SELECT</span> 1</div><div class="token-line">  FROM t</div></code></pre>',
    '```sql\nSELECT 1\n  FROM t\n```',
  ],
  ['JSON is known by itself', '<pre>{"a": 1}</pre>', '```json\n{"a": 1}\n```'],
  [
    'of ten languages there is one',
    '<div data-language="curl"><pre>curl x</pre></div><div data-language="go"><pre>package main</pre></div>',
    '```bash\ncurl x\n```\n\nThe web page also has this sample in Go, Java, Node.js, PHP, Python, Ruby, Rust, Swift, and C#.',
  ],
  [
    'tabs have their names',
    '<ul role="tablist"><li role="tab">One</li></ul><div role="tabpanel"><p>One</p><p>First.</p></div><div role="tabpanel" hidden><p>Two</p><p>Second.</p></div>',
    '**One**\n\nFirst.\n\n**Two**\n\nSecond.',
  ],
  [
    'an admonition is a quotation',
    '<div class="theme-admonition"><div><span><svg></svg></span>Warning</div><div><p>Mind.</p></div></div>',
    '> **Warning**\n>\n> Mind.',
  ],
  ['what is folded is open', '<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.'],
  ['a fact is an item', '<dl><div><dt>Plan</dt><dd>Any</dd></div></dl>', '- **Plan**: Any'],
  [
    'fields are in fields',
    '<dl><div><dt><code>a</code> <span>object</span></dt><dd><p>An A.</p><details><summary>1 field</summary><dl><div><dt><code>b</code></dt><dd><p>A B.</p></dd></div></dl></details></dd></div></dl>',
    '- `a` object: An A.\n\n  **1 field**\n\n  - `b`: A B.',
  ],
  [
    'a call begins with its method',
    '<ul><li><span data-method="GET">GET</span><div><code>/a<wbr>/b</code><p>Reads.</p></div></li></ul>',
    '- GET `/a/b`\n\n  Reads.',
  ],
  [
    'a response begins with its status',
    '<div data-status="201"><p>Created.</p></div>',
    '**201**\n\nCreated.',
  ],
  [
    'a label is parted from what it says',
    '<ul><li><code>scope.read</code><span>Access</span></li></ul><p><span>New</span><a href="/b">B</a></p>',
    '- `scope.read`: Access\n\nNew [B](https://docs.clearwarden.example/b)',
  ],
  [
    'choices are a list',
    '<fieldset><legend>What you use</legend><label><input type="checkbox"><strong>Access</strong><span>Immediately</span></label></fieldset>',
    '**What you use**\n\n- **Access**: Immediately',
  ],
  [
    'a term is a word of its sentence',
    '<p>A <span><button aria-describedby="t">DPIA</button><span role="tooltip" id="t">An assessment</span></span> first.</p>',
    'A DPIA first.',
  ],
  [
    'controls and ways elsewhere are left out',
    '<nav aria-label="Breadcrumbs">Docs</nav><button data-copy>Copy</button><a class="hash-link" href="#a">#</a><p>Text.</p>',
    'Text.',
  ],
  [
    'a path of the app stays one',
    '<p><strong><span>Settings &gt; </span><wbr>Users</strong></p>',
    '**Settings > Users**',
  ],
  [
    'tables keep their cells',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><code>x</code></td></tr></tbody></table>',
    '| A | B |\n| - | - |\n| 1 \\| 2 | `x` |',
  ],
] as const) {
  test(what, () => {
    expect(textOf(html)).toBe(markdown);
  });
}

test('each page has a path for its twin, but what is for finding pages has none', () => {
  expect(['/', '/docs/a', '/changelog/'].map(twinPathOf)).toEqual([
    '/index.md',
    '/docs/a.md',
    '/changelog.md',
  ]);
  expect(['/search', '/search/', '/404', '/404.html'].map(twinPathOf)).toEqual(Array(4).fill(undefined));
});
