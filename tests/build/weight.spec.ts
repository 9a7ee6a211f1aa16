import fs from 'node:fs';
import zlib from 'node:zlib';
import {expect, test} from '@playwright/test';
import {readGlossary} from '../../src/content/remark/glossary';

const scripts = fs.readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));

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

test('one more page costs every page at most 20 bytes', () => {
  // The table of chunks is what is left that grows: a name and a hash for each page.
  const [runtime = ''] = scripts.filter((name) => name.startsWith('runtime~main'));
  const compressed = zlib.brotliCompressSync(fs.readFileSync(`build/assets/js/${runtime}`)).length;
  expect(compressed / scripts.length).toBeLessThan(20);
});
