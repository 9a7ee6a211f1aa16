import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {readGlossary} from '../../src/content/remark/glossary';

const scripts = fs.readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));

/** The script of one text, for the pages after the first. */
const TEXT = /^t[0-9a-f]{5}\./;

test('nothing of the API explorer reaches a browser', () => {
  const traces = /postman-code-generators|postman-collection|@faker-js|redux-toolkit|openapi-explorer/;
  const guilty = scripts.filter((name) => traces.test(fs.readFileSync(`build/assets/js/${name}`, 'utf8')));
  expect(guilty).toEqual([]);
});

test('Prism is in no script that a page loads by itself', () => {
  const html = fs.readFileSync('build/api/v2/create-privacy-request.html', 'utf8');
  const prism = scripts.filter((name) =>
    fs.readFileSync(`build/assets/js/${name}`, 'utf8').includes('highlightAllUnder'),
  );
  expect(prism.length).toBeGreaterThan(0);
  for (const name of prism) expect(html).not.toContain(name);
});

test("the API theme's stylesheet is on no page", () => {
  const [stylesheet = ''] = fs.readdirSync('build/assets/css');
  expect(fs.readFileSync(`build/assets/css/${stylesheet}`, 'utf8')).not.toContain('openapi-');
});

test('the glossary is in the pages that use it and in no script of its own', () => {
  const definitions = Object.values(readGlossary()).map(({definition}) =>
    JSON.stringify(definition).slice(1, -1),
  );
  expect(definitions.length).toBeGreaterThan(60);
  const guilty = scripts.filter((name) => {
    const script = fs.readFileSync(`build/assets/js/${name}`, 'utf8');
    return definitions.filter((definition) => script.includes(definition)).length > 12;
  });
  expect(guilty).toEqual([]);
});

test('the text of a page of the docs is in no script that its reader loads, but for two that answer to the reader', () => {
  const pages = fs
    .readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const text = load(fs.readFileSync(`build/${name}`, 'utf8'))('.theme-doc-markdown');
      return text.length > 0 ? [{name, isStill: text.children('.markdown').length > 0}] : [];
    });
  expect(pages.length).toBeGreaterThan(900);
  // "Texts" in src/README.md says what a component has to do.
  expect(pages.filter(({isStill}) => !isStill).map(({name}) => name)).toEqual([
    'api/v2/changes.html',
    'docs/integrations/catalog.html',
  ]);
});

test('neither the lists of months nor the archive have the texts of months', () => {
  const guilty = scripts.filter((name) =>
    fs.readFileSync(`build/assets/js/${name}`, 'utf8').includes('Who is affected.'),
  );
  expect(guilty.length).toBeGreaterThan(20);
  expect(guilty.filter((name) => !TEXT.test(name))).toEqual([]);
});

/** Scripts that every page loads: those in the document, and the sidebar's data. */
function scriptsOfEveryPage(): {name: string; text: string}[] {
  const html = fs.readFileSync('build/docs/request-manager/getting-started.html', 'utf8');
  const inDocument = [...html.matchAll(/<script\b[^>]*\bsrc="?\/assets\/js\/([^" >]+)/g)].map(
    ([, name = '']) => name,
  );
  const all = scripts.map((name) => ({name, text: fs.readFileSync(`build/assets/js/${name}`, 'utf8')}));
  return all.filter(({name, text}) => inDocument.includes(name) || text.includes('docsSidebars'));
}

test('what every page loads knows no page of a service, and of the other pages only their links', () => {
  const everywhere = scriptsOfEveryPage();
  expect(everywhere.length).toBeGreaterThanOrEqual(3);
  const named = everywhere.flatMap(({text}) => [...text.matchAll(/connection-instructions\/([a-z0-9-]+)/g)]);
  // The sidebar has none until a service is open, or its filter has the focus.
  expect(named.map(([address]) => address)).toEqual([]);
  const text = everywhere.map((script) => script.text).join('');
  expect(text).not.toContain('api-documentation/zendesk');
  // Titles and descriptions of all docs are for cards that no page has.
  expect(text).not.toContain('Connect Zendesk Support to Clearwarden');
  // Configuration of the build.
  expect(text).not.toContain('searchContextByPaths');
});

test('one more page costs other sections nothing: its file is named in the shard of its own', () => {
  const inTable = (name: string) => {
    const [, table = ''] =
      /\.files(?:=|,)(\{[^{}]*\})/.exec(fs.readFileSync(`build/assets/js/${name}`, 'utf8')) ?? [];
    return [...table.matchAll(/"?([\w~.-]+)"?:"([0-9a-f]{8})"/g)].map(([, chunk = '', hash = '']) => ({
      chunk,
      hash,
    }));
  };
  const [runtime = ''] = scripts.filter((name) => name.startsWith('runtime~main'));
  const shards = scripts.filter((name) => name.startsWith('routes-'));
  const everywhere = inTable(runtime);
  const inShards = shards.flatMap(inTable);
  expect(shards.length).toBeGreaterThan(30);
  expect(inShards.length).toBeGreaterThan(shards.length * 20);
  expect(
    [...everywhere, ...inShards].filter(({hash}) => !scripts.some((name) => name.endsWith(`.${hash}.js`))),
  ).toEqual([]);

  // Every page of a section has a file of its own, which its shard names.
  const pages = scripts.filter((name) => {
    if (TEXT.test(name)) return false;
    const text = fs.readFileSync(`build/assets/js/${name}`, 'utf8').replaceAll('\\"', '"');
    const [, address = ''] = /"permalink":"([^"]*)"/.exec(text) ?? [];
    return /^\/(?:docs|api|changelog|tags)\//.test(address);
  });
  expect(pages.length).toBeGreaterThan(700);
  const named = new Set(inShards.map(({hash}) => hash));
  expect(pages.filter((name) => !named.has(name.split('.').at(-2) ?? ''))).toEqual([]);
});
