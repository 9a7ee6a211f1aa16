import {compile} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {attribute, codeSpan, escapeMdx, oneLine} from '../../src/api/pages/mdx';
import {answersOf} from '../../src/api/pages/answers';
import {constraintsOf, flatten, renderProperties, typeLabel} from '../../src/api/pages/renderSchema';
import type {Operation, OperationError} from '../../src/api/pages/types';
import {shortLabels} from '../../src/api/shortLabels';

test('braces and angle brackets of a description are escaped, code is not', () => {
  expect(escapeMdx('Use {id} and <b>, not `{id}`.')).toBe('Use \\{id\\} and \\<b>, not `{id}`.');
});

test('a mark that is escaped stays escaped, and a backslash before it a backslash', () => {
  expect(escapeMdx(String.raw`\{id\} \<b> \\{x}`)).toBe(String.raw`\{id\} \<b> \\\{x\}`);
});

test('code is what Markdown takes for it', () => {
  expect(escapeMdx('`` `{a}` `` \\`{b}`')).toBe('`` `{a}` `` \\`\\{b\\}`');
  expect(escapeMdx('~~~\n{a}\n~~~')).toBe('~~~\n{a}\n~~~');
});

/** Pieces of which descriptions are made that mean something to somebody on their way. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\\',
          '`',
          '``',
          '```',
          '{',
          '}',
          '<',
          '>',
          '|',
          '\n',
          '\n\n',
          ' ',
          '    ',
          '-',
          '#',
          ':::',
          '~~~',
          '*',
        ],
        ...[
          '</script>',
          '<!--',
          ']]>',
          '{process.env}',
          'import x from "fs"',
          'export const a = 1',
          'export ',
          '&lt;',
        ],
        ...[
          '[a](b)',
          '![a](',
          '"',
          "'",
          '<b>',
          '<https://evil.example>',
          '$',
          '\t',
          '1. ',
          '> ',
          '_',
          '\r\n',
          '\\{',
          '\\<',
        ],
      ),
      fc.string({maxLength: 4}),
    ),
    {maxLength: 12},
  )
  .map((parts) => parts.join(''));

/** Types of the nodes that MDX sees. */
async function nodesOf(mdx: string): Promise<Set<string>> {
  const types = new Set<string>();
  interface Node {
    readonly type: string;
    readonly children?: readonly Node[];
  }
  const visit = ({type, children}: Node): void => {
    types.add(type);
    children?.forEach(visit);
  };
  await compile(mdx, {remarkPlugins: [() => (tree: Node) => visit(tree)]});
  return types;
}

const ofMdx = (types: ReadonlySet<string>) => [...types].filter((type) => /^mdx|^html$/.test(type));

test('whatever a description says, it is text to MDX: no tag, no expression, no module', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      expect(ofMdx(await nodesOf(escapeMdx(text)))).toEqual([]);
      expect(ofMdx(await nodesOf(`Text ${oneLine(text)} text`))).toEqual([]);
      const span = await nodesOf(`Text ${codeSpan(text)} text`);
      expect([...span].sort()).toEqual(['inlineCode', 'paragraph', 'root', 'text']);
    }),
    {numRuns: 500, seed: 1},
  );
});

test('a value with backticks or line breaks is one code span', () => {
  expect(codeSpan('a`b')).toBe('`` a`b ``');
  expect(codeSpan('a\nb')).toBe('`"a\\nb"`');
  expect(codeSpan('')).toBe('`""`');
});

test('the text of an element has one line, and begins no block', () => {
  expect(oneLine('one\n  {two}\n')).toBe('one \\{two\\}');
  expect(oneLine('``` {a}')).toBe('``` \\{a\\}');
});

test('attributes are JSON, flags stand alone, absent ones are left out', () => {
  expect(attribute('name', 'a "b"')).toBe(' name={"a \\"b\\""}');
  expect(attribute('required', true)).toBe(' required');
  expect(attribute('since', undefined)).toBe('');
});

for (const [schema, label] of [
  [{type: 'string', format: 'date-time'}, 'string (date-time)'],
  [{type: ['string', 'null']}, 'string or null'],
  [{type: 'array', items: {type: 'object', properties: {}}}, 'array of object'],
  [{oneOf: [{type: 'string'}, {type: 'integer'}]}, 'string or integer'],
  [{}, 'any'],
] as const) {
  test(`${JSON.stringify(schema)} is called ${label}`, () => {
    expect(typeLabel(schema)).toBe(label);
  });
}

test('limits and allowed values are phrases', () => {
  expect(constraintsOf({type: 'string', maxLength: 64, minLength: 1})).toEqual(['1 to 64 characters']);
  expect(constraintsOf({type: 'integer', minimum: 1, maximum: 100, default: 25})).toEqual([
    '1 to 100',
    'default `25`',
  ]);
  expect(constraintsOf({type: 'array', maxItems: 20, items: {enum: ['a', 'b']}})).toEqual([
    'at most 20 items',
    'one of `a`, `b`',
  ]);
  expect(constraintsOf({type: 'array', minItems: 1})).toEqual(['at least 1 item']);
  expect(constraintsOf({type: 'array', minItems: 2})).toEqual(['at least 2 items']);
  // What may be missing anyway needs no words, and null is part of the type.
  expect(constraintsOf({type: 'integer', minimum: 0})).toEqual([]);
  expect(constraintsOf({type: ['string', 'null'], enum: ['a', null]})).toEqual(['one of `a`']);
});

test('parts of allOf become one schema, with the required fields of all', () => {
  const schema = flatten({
    allOf: [
      {properties: {a: {type: 'string'}}, required: ['a']},
      {properties: {b: {type: 'string'}}, required: ['b']},
    ],
  });
  expect(Object.keys(schema.properties ?? {})).toEqual(['a', 'b']);
  expect(schema.required).toEqual(expect.arrayContaining(['a', 'b']));
});

const REQUEST = {id: 'request'};

test('nested fields are in the page, as a disclosure that says whose they are', () => {
  const email = {type: 'object', properties: {email: {type: 'string'}}} as const;
  const mdx = renderProperties(
    {
      required: ['subject'],
      properties: {
        subject: {...email, description: 'Who it is about.'},
        items: {type: 'array', items: email},
        people: {type: 'object', additionalProperties: email},
      },
    },
    REQUEST,
  );
  expect(mdx).toMatch(/<Field [^>]*name=\{"subject"\} type=\{"object"\} required>/);
  expect(mdx.match(/(?<=<Fields label=\{)"[^"]*"/g)).toEqual([
    '"1 field in subject"',
    '"1 field in each item of items"',
    '"1 field in each value of people"',
  ]);
});

test('a field has an id from the names that lead to it, and the path that programs write', () => {
  const leaf = {properties: {a: {}}};
  const mdx = renderProperties(
    {properties: {one: leaf, many: {items: leaf}, named: {additionalProperties: leaf}}},
    {id: 'data', path: 'data.'},
  );
  expect(
    [...mdx.matchAll(/<Field id=\{"([^"]*)"\} path=\{"([^"]*)"\}/g)].map(([, ...found]) => found),
  ).toEqual([
    ['data-one', 'data.one'],
    ['data-one-a', 'data.one.a'],
    ['data-many', 'data.many'],
    ['data-many-a', 'data.many[].a'],
    ['data-named', 'data.named'],
    ['data-named-a', 'data.named.*.a'],
  ]);
});

test('a link of a description to this site is one within the site', () => {
  const link = (url: string) => ({properties: {jwt: {description: `See [the guide](${url}).`}}});
  expect(renderProperties(link('https://docs.clearwarden.example/docs/guide#jwt'), REQUEST)).toContain(
    'See [the guide](/docs/guide#jwt).',
  );
  expect(renderProperties(link('https://vendor.example/guide'), REQUEST)).toContain(
    '(https://vendor.example/guide)',
  );
});

test('of a request, what must be sent is marked; of an answer, what may be missing', () => {
  const schema = {required: ['id'], properties: {id: {type: 'string'}, note: {type: 'string'}}};
  const sent = renderProperties(schema, REQUEST);
  expect(sent).toContain('name={"id"} type={"string"} required>');
  expect(sent).not.toContain('optional');
  const answered = renderProperties(schema, {id: 'response-200', isAnswer: true});
  expect(answered).toContain('name={"note"} type={"string"} optional>');
  expect(answered).not.toContain('required');
});

const problem = (slug: string) => ({
  'application/problem+json': {example: {type: `https://docs.clearwarden.example/api/v2#${slug}`}},
});
const operation = (errors: readonly OperationError[]): Operation => ({
  operationId: 'getThing',
  method: 'get',
  path: '/things',
  info: {version: '2.0'},
  'x-errors': errors,
  responses: {
    200: {description: 'The thing.'},
    404: {description: 'None.', content: problem('not-found')},
    429: {description: 'Too many.', content: problem('rate-limited')},
  },
});

test('errors are known by their type, and successes have none', () => {
  const answers = answersOf(operation([{slug: 'not-found', cause: 'It is gone.', fix: 'Look again.'}]));
  expect(answers.filter(({isSuccess}) => isSuccess).map(({status}) => status)).toEqual(['200']);
  expect(answers.map(({problems}) => problems.map(({slug}) => slug).join())).toEqual([
    '',
    'not-found',
    'rate-limited',
  ]);
});

test('an error without an example stops the generator, because no row would tell of it', () => {
  expect(() => answersOf(operation([{slug: 'gone', cause: '', fix: ''}]))).toThrow(/getThing: .* gone/);
});

test('operations have short names in the sidebar, each its own in its group', () => {
  const group = (...labels: string[]) => [
    {
      type: 'category' as const,
      label: 'Things',
      items: labels.map((label) => ({
        type: 'doc' as const,
        id: `api/v2/${label.replaceAll(' ', '-')}`,
        label,
      })),
    },
  ];
  expect(shortLabels(group('Create a thing', 'List things'))[0]?.items.map(({label}) => label)).toEqual([
    'Create',
    'List',
  ]);
  expect(() => shortLabels(group('List things', 'List other things'))).toThrow(/Things: .* List, List/);
});
