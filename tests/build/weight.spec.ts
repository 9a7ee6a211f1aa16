import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {readGlossary} from '../../src/remark/glossary';

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
