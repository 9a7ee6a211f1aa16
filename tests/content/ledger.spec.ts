import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {listHooks, localPlugins} from '../../scripts/hooks';

/** Names of the components in src/theme, as Docusaurus knows them: `SearchBar`, `DocItem/Layout`. */
function overrides(folder = ''): string[] {
  return fs.readdirSync(`src/theme/${folder}`, {withFileTypes: true}).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isFile()) return /^[A-Z]\w*\.tsx?$/.test(entry.name) ? [path.replace(/\.tsx?$/, '')] : [];
    return fs.existsSync(`src/theme/${path}/index.tsx`) ? [path] : overrides(`${path}/`);
  });
}

const ledger = fs.readFileSync('src/theme/README.md', 'utf8');
// The first table; the second one lists what lies deeper than components.
const [components = '', deeper = ''] = ledger.split(/^## /m);
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

interface Row {
  readonly hook: string;
  readonly where: string;
  readonly waitsFor: string;
  readonly noticedBy: string;
}

const rows = [...deeper.matchAll(/^\| `([\w-]+)` \| `([^`]+)` \|(.*)\|$/gm)].map(
  ([, hook = '', where = '', rest = '']): Row => {
    const [, , waitsFor = '', noticedBy = ''] = rest.split(' | ').map((cell) => cell.trim());
    return {hook, where, waitsFor, noticedBy};
  },
);
const names = new Set(listHooks().flatMap(({hooks}) => hooks.map(({name}) => name)));

test('the ledger lists the hooks of the code, all of them and no other', () => {
  expect(names.size).toBeGreaterThan(10);
  expect([...new Set(rows.map(({hook}) => hook))].sort()).toEqual([...names].sort());
});

for (const [index, {hook, where, waitsFor, noticedBy}] of rows.entries()) {
  test(`row ${index} of the ledger, ${hook}, says where it is, what it waits for and what notices`, () => {
    expect(fs.existsSync(where), where).toBe(true);
    expect(waitsFor).toMatch(/^(?:None found|Nothing: |\[[\w-]+\/[\w-]+#\d+\]\(https:\/\/github\.com\/)/);
    // What tests/build/hooks.spec.ts shows of each hook.
    expect(noticedBy).toMatch(/^The build: /);
    for (const [, file = ''] of noticedBy.matchAll(/`(tests\/[^`]+)`/g)) {
      expect(fs.existsSync(file), file).toBe(true);
    }
  });
}

// A hook is told by the build only if it goes through the helper.
test('nothing replaces a module of others but src/docusaurus/hooks', () => {
  const files = fs
    .readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]?tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) =>
      /NormalModuleReplacementPlugin|module\.rules\.push/.test(fs.readFileSync(file, 'utf8')),
    );
  expect(files).toEqual(['src/docusaurus/hooks/hook.ts']);
});

for (const plugin of localPlugins()) {
  test(`the plugin ${plugin} says what it does, in a doc comment`, () => {
    const source = fs.readFileSync(plugin, 'utf8');
    expect(source).toMatch(/\n \*\/\nexport default (?:async )?function |\*\/\nexport default function /);
  });
}
