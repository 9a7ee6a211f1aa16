import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

/** What contributors read, with the folder that its paths begin at. */
const DOCUMENTS: readonly (readonly [file: string, root: string])[] = [
  ...['README.md', 'CONTRIBUTING.md', 'api/README.md', 'deploy/README.md', 'src/theme/README.md'].map(
    (file) => [file, ''] as const,
  ),
  ...fs
    .readdirSync('contributing')
    .filter((name) => name.endsWith('.md') && name !== 'product-facts.md')
    .map((name) => [`contributing/${name}`, ''] as const),
  ['src/README.md', 'src'],
];

/** Folders at the top of the project, and rooms of src. */
const TOPS = new Set([...fs.readdirSync('.'), ...fs.readdirSync('src')]);

/** Written by a program, or made up by the reader: there may be none. */
const isMade = (name: string) =>
  /^(?:build|node_modules|test-results|\.docusaurus)\b|[<>*{}…]|YYYY/.test(name);

const exists = (root: string, name: string) => fs.existsSync(name) || fs.existsSync(path.join(root, name));

for (const [file, root] of DOCUMENTS) {
  test(`${file} names files that are there`, () => {
    const names = [...fs.readFileSync(file, 'utf8').matchAll(/`([\w.@-]+\/[^`\s]*)`/g)].flatMap(
      ([, name = '']) =>
        TOPS.has(name.split('/')[0] ?? '') && !isMade(name) ? [name.replace(/[:#].*$/, '')] : [],
    );
    expect([...new Set(names)].filter((name) => !exists(root, name))).toEqual([]);
  });
}
