import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {AUTHENTICATIONS, CATEGORIES} from '../../src/product/integrations';
import type {RegistryEntry} from '../../src/integrations/registry/registry';
import {parseCsv} from '../../scripts/csv';
import {parsedHtml} from '../support/parsedHtml';
import {htmlFileOf} from '../support/pages';

interface Enum {
  readonly enum: readonly string[];
}
interface Schema {
  readonly $id: string;
  readonly $defs: {
    readonly integration: {
      readonly properties: {
        readonly category: Enum;
        readonly authentication: {readonly properties: {readonly kind: Enum}};
      };
    };
  };
}

const FOLDER = 'docs/integrations/connection-instructions';
const slugs = fs
  .readdirSync(FOLDER)
  .map((name) => path.basename(name, '.mdx'))
  .sort();
const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
const schema = read('build/schemas/integrations/integrations.schema.json') as Schema;
const registry = read('build/integrations.json') as {$schema: string; integrations: RegistryEntry[]};

test('integrations.json keeps its schema', () => {
  const ajv = new Ajv2020({allErrors: true});
  addFormats(ajv);
  const validate = ajv.compile(schema);
  validate(registry);
  expect(validate.errors ?? []).toEqual([]);
  expect(registry.$schema).toBe(schema.$id);
});

test('the schema names every category and kind of authentication that a page may have', () => {
  const {category, authentication} = schema.$defs.integration.properties;
  expect([...category.enum].sort()).toEqual([...CATEGORIES].sort());
  expect([...authentication.properties.kind.enum].sort()).toEqual(Object.keys(AUTHENTICATIONS).sort());
});

test('registry, table and catalog have every service that has a page, and link to it', () => {
  expect(registry.integrations.map(({slug}) => slug).sort()).toEqual(slugs);
  const rows = parseCsv(fs.readFileSync('build/integrations.csv', 'utf8'));
  expect(rows.map(({slug}) => slug).sort()).toEqual(slugs);
  const addresses = registry.integrations.flatMap(({url, api}) => [url, ...(api ? [api.url] : [])]);
  const missing = addresses.filter((address) => !fs.existsSync(htmlFileOf(new URL(address).pathname)));
  expect(missing).toEqual([]);

  const $ = parsedHtml(htmlFileOf('/docs/integrations/catalog'));
  const entries = $('[data-service]').toArray();
  expect(entries.map((entry) => $(entry).attr('data-service')).sort()).toEqual(slugs);
  for (const entry of entries) {
    expect($(entry).find('a').attr('href')).toBe(`/${FOLDER}/${$(entry).attr('data-service')}`);
    expect($(entry).text()).toMatch(/\S · \S/);
  }
});

test('a page says whom else an identifier can find, when to compare, where a deletion or an opt-out ends, who else may be in a file, and what searches by what is returned', () => {
  const found = registry.integrations.filter(({kind}) => kind !== 'direct_contact');
  const wrong = found.filter(({slug, identifiers, capabilities}) => {
    const text = parsedHtml(htmlFileOf(`/${FOLDER}/${slug}`))('main').text();
    const [caution = ''] = /Compare the record with the request (?:before|after) [^.]*\./.exec(text) ?? [];
    const offers = (name: string) => capabilities.some(({capability}) => capability === name);
    const acts = ['access', 'deletion', 'update', 'opt_out'].some(offers);
    const isFoundByMore = identifiers.some((identifier) => identifier !== 'full_name');
    return (
      (caution !== '') !== (acts && isFoundByMore) ||
      /Several people can share [^.]*an email address/.test(text) !==
        (acts && identifiers.includes('email')) ||
      caution.includes('send files') !== (isFoundByMore && offers('access')) ||
      caution.includes('confirm a preview') !== (isFoundByMore && offers('deletion')) ||
      caution.includes('approve a correction') !== (isFoundByMore && offers('update')) ||
      caution.includes('after an opt-out') !== (isFoundByMore && offers('opt_out')) ||
      text.includes("Files can also contain other people's data.") !== offers('access') ||
      text.includes('Nothing else is deleted.') !== offers('deletion') ||
      text.includes('Nothing else is stopped') !== offers('opt_out') ||
      text.includes('The other systems then search by these values.') !== offers('identifiers')
    );
  });
  expect(found.length).toBeGreaterThan(300);
  expect(wrong.map(({slug}) => slug)).toEqual([]);
});

test('the list of services is in no script that the catalog loads', () => {
  const html = fs.readFileSync(htmlFileOf('/docs/integrations/catalog'), 'utf8');
  const loaded = [...html.matchAll(/<script\b[^>]*\bsrc="?([^" >]+)/g)].map(
    ([, file = '']) => `build${file}`,
  );
  expect(loaded.length).toBeGreaterThan(1);
  // As the catalog's data has it, and no other list of addresses.
  const traces = /"kind":"cloud"|kind:"cloud",authentication/;
  const all = fs.readdirSync('build/assets/js').map((name) => `build/assets/js/${name}`);
  const withList = all.filter((file) => traces.test(fs.readFileSync(file, 'utf8')));
  expect(withList).toHaveLength(1);
  expect(loaded).not.toContain(withList[0]);
  // Nor in the page's own script, which the HTML doesn't name.
  expect(fs.readFileSync(withList[0] ?? '', 'utf8')).not.toContain('contentTitle');
});

test('no connection page weighs more than 25 KB compressed', () => {
  const heavy = slugs
    .map((slug) => ({
      slug,
      bytes: zlib.gzipSync(fs.readFileSync(`build/${FOLDER}/${slug}.html`), {level: 9}).length,
    }))
    .filter(({bytes}) => bytes > 25_000);
  expect(heavy).toEqual([]);
});

test.describe('wherever services are listed, they stand in the order of the names that are shown', () => {
  // Another way to compare than the site's own, as an independent witness.
  const {compare} = new Intl.Collator('en', {numeric: true, sensitivity: 'base'});
  const inOrder = (names: readonly string[]) => names.toSorted(compare);
  const letterOf = (name: string) => (/^[a-z]/i.test(name) ? (name[0] ?? '').toUpperCase() : '0–9');

  test('in integrations.json and integrations.csv', () => {
    const names = registry.integrations.map(({name}) => name);
    expect(names).toHaveLength(slugs.length);
    expect(names).toEqual(inOrder(names));
    const rows = parseCsv(fs.readFileSync('build/integrations.csv', 'utf8'));
    expect(rows.map(({name}) => name)).toEqual(names);
  });

  test('in the catalog', () => {
    const $ = parsedHtml(htmlFileOf('/docs/integrations/catalog'));
    const services = $('[data-service] a')
      .toArray()
      .map((link) => ({name: $(link).text(), group: $(link).closest('[data-letter]').attr('data-letter')}));
    const names = services.map(({name}) => name);
    expect(names).toHaveLength(slugs.length);
    expect(names).toEqual(inOrder(names));
    for (const {name, group} of services) {
      const letter = letterOf(name);
      expect(group, name).toBe(`services-${letter === '0–9' ? 'digits' : letter.toLowerCase()}`);
    }
  });

  test('in the sidebar, by the letter of the label', () => {
    // A page has the links of its own letter.
    const pages = new Map(slugs.map((slug) => [letterOf(slug), slug]));
    const groups = [...pages].map(([letter, slug]) => {
      const $ = parsedHtml(`build/${FOLDER}/${slug}.html`);
      const labels = $(`.theme-doc-sidebar-menu a[href^="/${FOLDER}/"]:not(.menu__link--sublist)`)
        .toArray()
        .map((link) => $(link).text());
      return {letter, labels};
    });
    expect(groups.flatMap(({labels}) => labels)).toHaveLength(slugs.length);
    for (const {letter, labels} of groups) {
      expect(labels).toEqual(inOrder(labels));
      expect(new Set(labels.map(letterOf))).toEqual(new Set([letter]));
    }
  });
});

test('the way to a working connection ends with going live, or with deciding on what detection found', () => {
  const wrong = registry.integrations.filter(({url, capabilities}) => {
    const $ = parsedHtml(htmlFileOf(new URL(url).pathname));
    const ends = $('main ol a')
      .toArray()
      .map((link) => $(link).text())
      .filter((text) => text === 'Go live' || text === 'Decide');
    const onlyDetects = capabilities.map(({capability}) => capability).join() === 'system_detection';
    return ends.join() !== (onlyDetects ? 'Decide' : 'Go live');
  });
  expect(wrong.map(({slug}) => slug)).toEqual([]);
});
