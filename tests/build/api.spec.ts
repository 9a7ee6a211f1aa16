import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {dereferenceDescription} from '../../src/api/contract/bundle';
import type {ApiVersion} from '../../src/api/contract/rules/rule';
import {bundleOf} from '../../src/api/contract/versions';
import {eventSlug, operationSlug} from '../../src/api/slugs';
import {examplesOf} from '../../src/api/pages/examples';
import {flatten} from '../../src/api/pages/renderSchema';
import {readClientSamples, readVerificationSamples} from '../../src/api/samples/programs';
import type {Operation, Schema} from '../../src/api/pages/types';
import {SAMPLE_PROGRAMS, samplePath} from '../../src/product/samplePrograms';
import {site} from '../../src/product/site';
import {parsedHtml} from '../support/parsedHtml';
import {routes} from '../support/routes';
import {htmlFileOf} from '../support/pages';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {readonly schemas?: Readonly<Record<string, Schema>>};
}

/** Reads the description that the pages were made of, and follows its references. */
function readDescription(version: ApiVersion): Description {
  return JSON.parse(fs.readFileSync(bundleOf(version), 'utf8')) as Description;
}

function resolve<Value>(description: Description, value: Value): Value {
  const ref = (value as {$ref?: string} | undefined)?.$ref;
  if (!ref) return value;
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')],
      description,
    ) as Value;
}

/** Names of all fields of a schema, nested ones included. */
function fieldNames(description: Description, input: Schema | undefined, seen = new Set<Schema>()): string[] {
  if (!input) return [];
  const schema = resolve(description, input);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    ...parts.flatMap((part) => fieldNames(description, part, seen)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      name,
      ...fieldNames(description, property, seen),
    ]),
    ...fieldNames(description, schema.items, seen),
  ];
}

/** Markdown as a page shows it. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

for (const version of ['v1', 'v2'] as const) {
  const description = readDescription(version);
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => ({...operation, method, path})),
  );

  test(`every operation of ${version} has its page, and no other`, () => {
    const expected = routes.api[version].filter((path) => path !== `/api/${version}`).sort();
    expect(operations.map(({operationId}) => `/api/${version}/${operationSlug(operationId)}`).sort()).toEqual(
      expected,
    );
  });

  for (const operation of operations) {
    const address = `/api/${version}/${operationSlug(operation.operationId)}`;

    test(`${address} says all that the description says, without JavaScript`, () => {
      const $ = parsedHtml(htmlFileOf(address));
      const text = $('article').text();
      expect(text).toContain(operation.path);
      expect(text).toContain(operation.method.toUpperCase());
      for (const scope of operation.security?.flatMap((entry) => Object.values(entry).flat()) ?? []) {
        expect(text).toContain(scope);
      }
      const names = [
        ...(operation.parameters ?? []).map((parameter) => resolve(description, parameter).name),
        ...Object.values(operation.requestBody?.content ?? {}).flatMap(({schema}) =>
          fieldNames(description, schema),
        ),
      ];
      const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      for (const [, response] of success) {
        for (const {schema} of Object.values(resolve(description, response).content ?? {})) {
          names.push(...fieldNames(description, schema));
        }
      }
      const months = $('article [data-code=address] + div a')
        .toArray()
        .map((link) => $(link).attr('href'));
      const since = operation['x-since'];
      expect(months).toEqual(expect.arrayContaining(since ? [`/changelog/${since}`] : []));
      expect(names.length).toBeGreaterThan(0);
      const shown = new Set(
        $('article code')
          .toArray()
          .map((element) => $(element).text()),
      );
      expect([...new Set(names)].filter((name) => !shown.has(name))).toEqual([]);
      const statuses = $('article h3, article dt > strong').text();
      expect(Object.keys(operation.responses).filter((status) => !statuses.includes(status))).toEqual([]);
      expect(text).toContain('curl');
      // Every example of every response is beside it, once.
      const examples = Object.values(operation.responses).flatMap((response) =>
        Object.values(resolve(description, response).content ?? {}).flatMap(({examples: named = {}}) =>
          Object.values(named).map((example) => resolve(description, example).summary),
        ),
      );
      expect(
        $('aside figcaption > div > span')
          .toArray()
          .map((title) => $(title).text()),
      ).toEqual(examples);
      const causes = (operation['x-errors'] ?? []).map(({cause}) => plain(cause));
      expect(causes.filter((cause) => !plain(text).includes(cause))).toEqual([]);
    });
  }
}

for (const version of ['v1', 'v2'] as const) {
  for (const address of routes.api[version].filter((path) => path !== `/api/${version}`)) {
    test(`${address} has an address for each field, contents, downloads, and its own source`, () => {
      const $ = parsedHtml(htmlFileOf(address));
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id'));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const terms = $('article dt').not('footer dt').toArray();
      const without = terms.filter((term) => {
        const id = $(term).parent().attr('id');
        const isError = $(term).children('strong').length > 0;
        return !id || (!isError && $(term).children('a').attr('href') !== `#${id}`);
      });
      expect(without.map((term) => $(term).text())).toEqual([]);
      // The path is the name of the field, below those of the disclosures around it.
      const paths = terms.flatMap((term) => {
        const path = $(term).children('[data-copy]').attr('data-copy');
        return path === undefined ? [] : [[path.replace(/^.*\./, ''), $(term).find('code').text()]];
      });
      expect(paths.length).toBeGreaterThan(2);
      for (const [last, name] of paths) expect(last).toBe(name);

      const links = $('nav[aria-label="On this page"] a')
        .toArray()
        .map((link) => $(link).attr('href')?.slice(1));
      expect(links.filter((id) => !ids.includes(id))).toEqual([]);
      const success = $('[data-status^="2"]').attr('data-status') ?? '';
      expect($('nav[aria-label="On this page"]').text()).toContain(`Response ${success}`);

      const downloads = $('article a[href^="/openapi/"]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      expect(downloads).toHaveLength(version === 'v1' ? 2 : 3);
      for (const file of downloads) expect(fs.existsSync(`build${file}`), file).toBe(true);

      const source = $('.theme-edit-this-page').attr('href')?.split('/api/').at(-1) ?? '';
      expect(fs.readFileSync(`api/${source}`, 'utf8')).toContain($('h1').text());
    });
  }
}

test('every event has its page, which says all that the description says, without JavaScript', async () => {
  const {webhooks = {}} = await dereferenceDescription(process.cwd(), 'v2');
  const events = Object.entries(webhooks).flatMap(([name, methods]) =>
    Object.values(methods).map((operation) => ({name, operation, path: `/api/v2/events/${eventSlug(name)}`})),
  );
  const [overview = '', ...pages] = routes.api.events;
  expect(events.map(({path}) => path)).toEqual(pages);
  const listed = parsedHtml(htmlFileOf(overview))('article').text();

  for (const {name, operation, path} of events) {
    const $ = parsedHtml(htmlFileOf(path));
    expect.soft($('article [data-code=address] code').text()).toBe(name);
    expect.soft(listed, `${overview} lists it`).toContain(name);
    const body = operation.requestBody?.content['application/json'] ?? {};
    const data = flatten(body.schema ?? {}).properties?.data?.properties ?? {};
    const defined = $('article dt code')
      .toArray()
      .map((element) => $(element).text());
    expect.soft(defined, path).toEqual(expect.arrayContaining(Object.keys(data)));
    const [[, example] = []] = examplesOf(body);
    expect.soft(JSON.parse($('article figure pre').first().text()), path).toEqual(example?.value);
    expect.soft(plain($('article').text()), path).toContain(plain(operation.description ?? '').slice(0, 70));
    const links = $('article a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect
      .soft(links, `${path} says how to receive it`)
      .toEqual(
        expect.arrayContaining([
          '/api/v2/events#set-up-an-endpoint',
          '/api/v2#delivery-and-retries',
          '/api/v2#signature-and-verification',
        ]),
      );
    expect.soft($('article h2#read-next ~ ul a').length, `${path} says what to read next`).toBeGreaterThan(0);
  }
});

test('merging schemas is what the pages do too', () => {
  expect(flatten({allOf: [{properties: {a: {}}}, {properties: {b: {}}}]}).properties).toEqual({a: {}, b: {}});
});

test('the downloads are in the site and linked from the introductions', () => {
  const links = ['v1', 'v2'].flatMap((version) => {
    const $ = parsedHtml(htmlFileOf(`/api/${version}`));
    return $('main a[href^="/openapi/"], main a[href^="/.well-known/"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
  });
  const files = [
    ...fs.readdirSync('build/openapi').map((name) => `/openapi/${name}`),
    '/.well-known/api-catalog',
  ];
  expect(files.length).toBeGreaterThan(5);
  expect([...new Set(links)].sort()).toEqual(files.sort());
  for (const file of files) expect(fs.statSync(`build${file}`).size, file).toBeGreaterThan(100);
});

test('the programs that verify webhooks are in the introduction, in every language', () => {
  const html = fs.readFileSync(htmlFileOf('/api/v2'), 'utf8');
  const $ = load(html);
  for (const {language, code} of readVerificationSamples()) {
    expect($(`[data-language="${language}"] code`).text(), language).toBe(code);
  }
});

for (const {page, program, samples} of [
  {page: '/api/v2', program: SAMPLE_PROGRAMS[0], samples: readVerificationSamples()},
  {page: '/api/v2/client-with-retries', program: SAMPLE_PROGRAMS[1], samples: readClientSamples()},
]) {
  test(`the programs of ${page} are files too, which the page and its Markdown link`, () => {
    const paths = (program?.files ?? []).map(samplePath);
    expect(paths.map((file) => fs.readFileSync(`build${file}`, 'utf8').trimEnd())).toEqual(
      samples.map(({code}) => code),
    );
    const $ = parsedHtml(htmlFileOf(page));
    const links = $('article a[href^="/samples/"]').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(expect.arrayContaining(paths));
    const twin = fs.readFileSync(`build${page}.md`, 'utf8');
    for (const file of paths) expect(twin, file).toContain(`(${site.url}${file})`);
  });
}
