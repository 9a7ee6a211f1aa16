import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'js-yaml';
import {readPages} from '../../src/content/rules/readPages';
import {grantsOf} from '../../src/product/permissions';
import {codeBlocksOf} from '../support/codeBlocks';
import {factsSection} from '../support/productFacts';

const facts = factsSection('1.6');
const pages = readPages(process.cwd())
  .map(({file}) => file)
  .filter((file) => !/\.(api|fields)\.mdx$/.test(file));

/** Every page, every sample that a page shows, and every example of the API. */
const texts: readonly {readonly place: string; readonly text: string}[] = [
  ...pages.map((file) => ({place: file, text: fs.readFileSync(file, 'utf8')})),
  ...pages.flatMap((file) => codeBlocksOf(file).map(({place, code}) => ({place, text: code}))),
  ...fs
    .readdirSync('api', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join('api', name))
    .map((file) => ({place: file, text: fs.readFileSync(file, 'utf8')})),
];

/** The ids of each example requester who has any, by email address. */
const REQUESTERS = new Map(
  [...facts.matchAll(/\((\S+@mail\.example), customer id (\d+), loyalty id `([^`]+)`\)/g)].map(
    ([, email = '', customer = '', loyalty = '']) => [email, [customer, loyalty]] as const,
  ),
);

/** Values of identifiers in JSON, YAML, and objects of JavaScript. */
const VALUE =
  /\b(?:customer_id|loyalty_id)['"]?(?:,?\s*['"]?value['"]?)?\s*:\s*['"]([A-Z]{2}-\d+|\d+)['"]|\b(TW-\d{6})\b/g;

test('example requesters have the ids of the product facts', () => {
  expect(REQUESTERS.size).toBe(2);
  const known = new Set([...REQUESTERS.values()].flat());
  const used = texts.flatMap(({place, text}) =>
    [...text.matchAll(VALUE)].map(([, value, bare]) => ({place, value: value ?? bare ?? ''})),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({value}) => !known.has(value))).toEqual([]);
});

test('no example gives one requester the ids of the other', () => {
  const emails = [...REQUESTERS.keys()];
  const ofOne = texts
    .filter(({place}) => !/\.mdx$|openapi\.yaml$/.test(place))
    .map(({place, text}) => ({place, text, named: emails.filter((email) => text.includes(email))}))
    .filter(({named}) => named.length === 1);
  expect(ofOne.length).toBeGreaterThan(5);
  const wrong = ofOne.flatMap(({place, text, named}) =>
    emails
      .filter((email) => !named.includes(email))
      .flatMap((email) => REQUESTERS.get(email) ?? [])
      .filter((id) => new RegExp(`\\b${id}\\b`).test(text))
      .map((id) => `${place}: ${id} is not of ${named.join()}`),
  );
  expect(wrong).toEqual([]);
});

/** The brands that have an id, the first of the tenant first. */
const BRANDS = [...facts.matchAll(/\*\*([^*]+)\*\* \((?:the first, )?`(brd_\w+)`\)/g)].map(
  ([, name = '', id = '']) => ({name, id}),
);

test('brands have the ids of the product facts, and the address of the first has none', () => {
  expect(BRANDS.map(({name}) => name)).toEqual(['Harbor & Pine', 'Tidewater Outdoor', 'Little Fern']);
  const ids = texts.flatMap(({place, text}) =>
    [...text.matchAll(/(\/privacy\/)?\b(brd_[0-9A-HJKMNP-TV-Z]{26})\b/g)].map(([, address, id]) => ({
      place,
      address,
      id,
    })),
  );
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter(({id}) => !BRANDS.some((brand) => brand.id === id))).toEqual([]);
  expect(ids.filter(({id, address}) => address && id === BRANDS[0]?.id)).toEqual([]);
});

/** Where a screen says who owns an integration. */
const OWNER = /label: Owner, value: ([A-Z][^,]+)/g;

test('who owns an integration on a screen can resolve its pending actions', () => {
  const can = [...grantsOf('Pending actions')].filter(([, grant]) => grant !== 'R').map(([role]) => role);
  expect(can).not.toContain('Connection Manager');
  const owners = fs
    .readdirSync('docs/integrations', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.figure.yml'))
    .flatMap((name) =>
      [...fs.readFileSync(path.join('docs/integrations', name), 'utf8').matchAll(OWNER)].map(
        ([, owner = '']) => ({name, owner}),
      ),
    );
  expect(owners.length).toBeGreaterThan(0);
  expect(owners.filter(({owner}) => !can.some((role) => facts.includes(`${role} ${owner}`)))).toEqual([]);
});

interface TaskList {
  readonly value: {
    readonly data: readonly {
      readonly integration: {readonly name: string; readonly slug: string; readonly kind: string};
      readonly status: string;
    }[];
  };
}

test('the package of an access request has the folders of its tasks with data', () => {
  const {value} = load(fs.readFileSync('api/v2/examples/request-integration-list.yaml', 'utf8')) as TaskList;
  const due = value.data
    .filter(({status}) => status !== 'no_data')
    .map(({integration: {kind, name, slug}}) =>
      kind === 'cloud' ? slug : name.toLowerCase().replaceAll(' ', '-'),
    );
  const tree = codeBlocksOf('docs/request-manager/request-processing/privacy-right/access.mdx').find(
    ({code}) => code.includes('PR-20418-data.zip'),
  );
  const folders = [...(tree?.code.matchAll(/^[├└]── ([a-z-]+)\/$/gm) ?? [])].map(([, name]) => name);
  expect(folders).toEqual(due.sort());
});
