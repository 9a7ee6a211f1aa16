import {expect, test} from '@playwright/test';
import {checkBody} from '../../src/plugins/content-rules/checkBody';
import {checkFrontMatter} from '../../src/plugins/content-rules/checkFrontMatter';
import {report, type SiteFacts} from '../../src/plugins/content-rules/checkPages';
import {parsePage} from '../../src/plugins/content-rules/readPages';

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
    body: '![](./img/opt-out-states.svg)',
    message: 'image ./img/opt-out-states.svg has no alt text',
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

test('the report counts the problems and gives a line to each', () => {
  const problems = [
    {file: 'docs/a.mdx', line: 1, message: 'title is required'},
    {file: 'docs/b.mdx', line: 7, message: 'image x has no alt text'},
  ];
  expect(report(problems)).toBe(
    '2 problems in the content:\n  docs/a.mdx:1: title is required\n  docs/b.mdx:7: image x has no alt text',
  );
});
