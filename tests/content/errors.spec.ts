import fs from 'node:fs';
import {load} from 'js-yaml';
import {expect, test} from '@playwright/test';
import {dereferenceDescription} from '../../src/api/contract/bundle';
import {ERRORS, ERROR_KINDS, addressOf, type ErrorKind} from '../../src/product/errors';
import {errorList} from '../../src/content/remark/errorLists';
import {factsSection} from '../support/productFacts';
import {pageSource} from '../support/pageSource';

const ofKind = (kind: ErrorKind) => ERRORS.filter((error) => error.kind === kind);
const codesOf = (kind: ErrorKind) =>
  ofKind(kind)
    .map(({code}) => code)
    .sort();

test('integrations have the codes of product facts 10.7', () => {
  const numbers = factsSection('10.7').match(/\b1\d\d\b/g) ?? [];
  expect(numbers.length).toBeGreaterThan(25);
  expect(codesOf('integration')).toEqual(numbers.map((number) => `CW-INT-${number}`).sort());
});

test('the agent has the exit codes of product facts 8.2', () => {
  const [, list = ''] = /Exit codes ([^.]+)\./.exec(factsSection('8')) ?? [];
  expect(codesOf('agent')).toEqual(list.match(/\d+/g));
});

test('problems have the slug, status, and title of product facts 9.2', () => {
  const rows = [...factsSection('9.2').matchAll(/^\| `([a-z-]+)` \| (\d{3}) \| ([^|]+) \|/gm)].map(
    ([, code, status, title]) => ({code, status: Number(status), title}),
  );
  expect(rows.length).toBeGreaterThan(15);
  expect(ofKind('api-v2').map(({code, status, title}) => ({code, status, title}))).toEqual(rows);
});

test('token errors and errors of v1.0 are those of the descriptions', async () => {
  const {enum: tokenErrors} = (
    load(fs.readFileSync('api/v2/schemas/OAuthError.yaml', 'utf8')) as {
      properties: {error: {enum: string[]}};
    }
  ).properties.error;
  expect(codesOf('oauth')).toEqual([...tokenErrors].sort());
  const v1 = JSON.stringify(await dereferenceDescription(process.cwd(), 'v1'));
  const codes = (JSON.parse(/"enum":(\["bad_json"[^\]]*\])/.exec(v1)?.[1] ?? '[]') as string[]).sort();
  expect(codesOf('api-v1')).toEqual(codes);
});

test('the type of every problem in the description is the address of its entry', async () => {
  const text = JSON.stringify(await dereferenceDescription(process.cwd(), 'v2'));
  const types = [...text.matchAll(/https:\/\/docs\.clearwarden\.example(\/api\/v2#[a-z-]+)"/g)].map(
    ([, address]) => address,
  );
  const addresses = new Set(ofKind('api-v2').map(addressOf));
  expect(new Set(types)).toEqual(addresses);
});

test('each error has an address of its own', () => {
  expect(new Set(ERRORS.map(addressOf)).size).toBe(ERRORS.length);
});

test('pages show each error once as an entry', () => {
  const sources = Object.values(ERROR_KINDS).map(({page}) =>
    page.startsWith('/api') ? `docs${page}/index.mdx` : `${page.slice(1)}.mdx`,
  );
  const shown = [...new Set(sources)].flatMap((file) =>
    [...pageSource(file).matchAll(/<ErrorList show="entries" of="([^"]+)"(?: depth="4")? \/>/g)].flatMap(
      ([, of = '']) => errorList('entries', of).match(/^#### .+$/gm) ?? [],
    ),
  );
  expect(shown).toHaveLength(ERRORS.length);
  expect(new Set(shown).size).toBe(ERRORS.length);
});

test('a list of nothing is a mistake', () => {
  expect(() => errorList('entries', 'Nothing')).toThrow('no error is of "Nothing"');
  expect(() => errorList('nothing', 'Network')).toThrow('there is no list "nothing"');
});
