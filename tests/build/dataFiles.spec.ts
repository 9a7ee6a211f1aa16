import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {dereferenceDescription} from '../../src/api/contract/bundle';
import {readGlossary} from '../../src/content/remark/glossary';
import {DATA_FILES} from '../../src/product/dataFiles';
import {ERRORS, addressOf} from '../../src/product/errors';
import {LAWS, MILESTONES} from '../../src/product/laws';
import {site} from '../../src/product/site';
import {builtPage} from '../support/links';
import {htmlFileOf} from '../support/pages';

const read = (path: string) => JSON.parse(fs.readFileSync(`build${path}`, 'utf8')) as Record<string, unknown>;
const listOf = (name: keyof typeof DATA_FILES) => read(DATA_FILES[name].path)[name];

/** Addresses of this site, wherever they are in a value. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(`${site.url}/`) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

for (const [name, {path, schema}] of Object.entries(DATA_FILES)) {
  test(`${path} keeps its schema, and its addresses lead to what is there`, () => {
    const document = read(path);
    const rules = read(schema);
    const validate = addFormats(new Ajv2020({allErrors: true})).compile(rules);
    validate(document);
    expect(validate.errors ?? []).toEqual([]);
    expect([document.$schema, rules.$id]).toEqual([site.url + schema, site.url + schema]);
    const dead = [...new Set(addressesIn(document[name]))].filter((address) => {
      const {pathname, hash} = new URL(address);
      if (!fs.existsSync(htmlFileOf(pathname))) return !fs.existsSync(`build${pathname}`);
      return hash !== '' && !builtPage(pathname).ids.has(hash.slice(1));
    });
    expect(dead).toEqual([]);
  });
}

test('laws.json has every law, and every milestone once', () => {
  const laws = listOf('laws') as readonly {code: string; milestones: unknown[]}[];
  expect(laws.map(({code}) => code)).toEqual(LAWS.map(({code}) => code));
  expect(laws.flatMap(({milestones}) => milestones)).toHaveLength(MILESTONES.length);
});

test('glossary.json has every term', () => {
  const terms = listOf('glossary') as readonly {id: string; term: string; definition: string}[];
  const source = Object.entries(readGlossary()).map(([id, {term, definition}]) => ({id, term, definition}));
  expect(terms.map(({id, term, definition}) => ({id, term, definition}))).toEqual(source);
});

test('events.json has every event, and the data of each example is what its schema says', async () => {
  const {webhooks = {}} = await dereferenceDescription(process.cwd(), 'v2');
  const events = listOf('events') as readonly {
    name: string;
    data: object;
    example: {type: string; data: unknown};
  }[];
  expect(events.map(({name}) => name)).toEqual(Object.keys(webhooks));
  for (const {name, data, example} of events) {
    const validate = addFormats(new Ajv2020({allErrors: true, strict: false})).compile(data);
    validate(example.data);
    expect.soft(validate.errors ?? [], name).toEqual([]);
    expect.soft(example.type).toBe(name);
  }
});

test('errors.json has every error, those of the API with the operations that return them', () => {
  const errors = listOf('errors') as readonly {
    code: string;
    kind: string;
    url: string;
    fix: string;
    operations: string[];
  }[];
  expect(errors.map(({url}) => url)).toEqual(ERRORS.map((error) => site.url + addressOf(error)));
  expect(
    errors.filter(({fix}) => /\*\*|\]\(/.test(fix)),
    'texts are plain',
  ).toEqual([]);
  const without = errors.filter(
    ({kind, operations}) => /^(?:api-v2|oauth)$/.test(kind) && operations.length === 0,
  );
  expect(without).toEqual([]);
});
