import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {PERMISSIONS, ROLES} from '../../src/product/permissions';
import {PRODUCTS} from '../../src/product/products';
import {pairsOf} from '../../src/hosts/redirects/checkRedirects';
import {redirects} from '../../redirects';
import {permalinkOf} from '../../src/content/permalinks';
import {readPages} from '../../src/content/rules/readPages';

const facts = fs.readFileSync('contributing/product-facts.md', 'utf8');

/** Rows of the table whose header begins with the given cell. */
function tableRows(firstHeader: string): string[][] {
  const lines = facts.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${firstHeader} |`));
  expect(start, `a table that begins with ${firstHeader}`).toBeGreaterThan(0);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

test('the permission matrix is the one of the product facts', () => {
  const rows = Object.fromEntries(tableRows('Permission').map(([name = '', ...grants]) => [name, grants]));
  expect(PERMISSIONS).toEqual(rows);
});

test('the roles are the ones of the product facts', () => {
  const names = tableRows('Role (exact)').map(([name = '']) => name.replaceAll('*', ''));
  expect([...ROLES]).toEqual(names);
});

test('the product labels are the ones of the product facts', () => {
  const sentence = /Product labels \(inline badge\): ([^;]+);/.exec(facts)?.[1] ?? '';
  expect(Object.keys(PRODUCTS)).toEqual(sentence.split(', '));
});

const A = '/docs/integrations/internal-systems-integrations/request-manager-agent';
const O = '/docs/integrations/request-manager-agent';

/** The redirect history, with its two abbreviations written out. */
function redirectHistory(): {from: string; to: string}[] {
  const address = (cell: string) =>
    cell.replace(/^A`/, `\`${A}`).replace(/^O`/, `\`${O}`).replace(/^O$/, O).replaceAll('`', '');
  return tableRows('New path').flatMap(([to = '', from = '']) =>
    from.split(', ').map((cell) => ({from: address(cell), to: address(to)})),
  );
}

test('every old address whose page exists is redirected, and no other', () => {
  const pages = new Set(
    readPages(process.cwd())
      .filter(({file}) => file.startsWith('docs/'))
      .map(({file}) => permalinkOf(file.slice('docs/'.length))),
  );
  const due = redirectHistory().filter(({to}) => pages.has(to));
  expect(due.length).toBeGreaterThan(0);
  const sorted = (pairs: {from: string; to: string}[]) =>
    pairs.map(({from, to}) => `${from} -> ${to}`).sort();
  expect(sorted(pairsOf(redirects))).toEqual(sorted(due));
});
