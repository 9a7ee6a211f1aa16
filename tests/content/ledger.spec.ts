import fs from 'node:fs';
import {expect, test} from '@playwright/test';

/** Names of the components in src/theme, as Docusaurus knows them: `SearchBar`, `DocItem/Layout`. */
function overrides(folder = ''): string[] {
  return fs.readdirSync(`src/theme/${folder}`, {withFileTypes: true}).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isFile()) return /^[A-Z]\w*\.tsx?$/.test(entry.name) ? [path.replace(/\.tsx?$/, '')] : [];
    return fs.existsSync(`src/theme/${path}/index.tsx`) ? [path] : overrides(`${path}/`);
  });
}

const ledger = fs.readFileSync('src/theme/README.md', 'utf8');
// The first table; the second one lists changes below the components.
const [components = ''] = ledger.split('## Deeper changes');
const listed = [...components.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);

test('there are overrides to look at', () => {
  expect(overrides()).toContain('SearchBar');
});

for (const override of overrides()) {
  test(`the override ${override} is in the ledger`, () => {
    expect(listed).toContain(override);
  });
}

test('the ledger lists nothing that is gone', () => {
  expect(listed.filter((name) => name && !overrides().includes(name))).toEqual([]);
});

const plugins = fs.readdirSync('src/plugins');
const readme = fs.readFileSync('src/plugins/README.md', 'utf8');

for (const plugin of plugins.filter((name) => name !== 'README.md')) {
  test(`the plugin ${plugin} is in src/plugins/README.md`, () => {
    expect(readme).toContain(`\`${plugin}\``);
  });
}
