import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, test} from '@playwright/test';
import {listHooks} from '../../scripts/hooks';
import {
  expectFiles,
  expectModules,
  expectStep,
  expectText,
  installHooks,
  replaceModule,
  rewriteText,
  type Hook,
} from '../../src/docusaurus/hooks';

/** A compilation in which nothing is that any hook looks for. */
const NOTHING = {modules: [], files: new Map<string, () => string>(), read: () => undefined};

const all = listHooks().flatMap(({hooks}) => hooks);

test('the plugins of the site have hooks', () => {
  expect(all.length).toBeGreaterThan(25);
});

for (const [index, hook] of all.entries()) {
  test(`hook ${index}, ${hook.name}: "${hook.expects}" does not hold where it is not so`, () => {
    expect(hook.flaws(NOTHING)).not.toEqual([]);
    expect(hook.sides).not.toEqual([]);
  });
}

/** A package as Docusaurus' core is made, and a site that uses it. */
const FILES = {
  'index.js': "import '@docusaurus/core/lib/App.js'; import './page?island';",
  'page.js': "import '@site-picture';",
  'own/preload.js':
    "import original from '@docusaurus/core/lib/preload.js'; export default 'own' + original;",
  'node_modules/@docusaurus/core/lib/App.js':
    "import preload from './preload'; import size from './size'; console.log(preload, size);",
  'node_modules/@docusaurus/core/lib/preload.js': "export default 'original';",
  'node_modules/@docusaurus/core/lib/size.js': 'export default (width) => width > 996;',
  'node_modules/picture/index.js': "export default 'picture';",
  'node_modules/other/index.js': "export default 'picture';",
};

let site: string;

test.beforeEach(() => {
  site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hooks-')));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
test.afterEach(() => fs.rmSync(site, {recursive: true}));

function write(file: string, text: string): void {
  const target = path.join(site, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

/** What the bundler says is wrong. */
function compile(...hooks: Hook[]): Promise<string[]> {
  const compiler = rspack({
    context: site,
    entry: './index.js',
    mode: 'production',
    devtool: false,
    optimization: {minimize: false},
    output: {path: path.join(site, 'out')},
    resolve: {alias: {'@site-picture': 'picture'}},
    plugins: installHooks(hooks, false),
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else resolve((stats?.toJson({all: false, errors: true}).errors ?? []).map(({message}) => message));
    });
  });
}

const bundle = () => fs.readFileSync(path.join(site, 'out/main.js'), 'utf8');

const replacePreload = () =>
  replaceModule({
    name: 'routes',
    request: './preload',
    within: '@docusaurus/core/lib/',
    from: ['@docusaurus/core/lib/App.js'],
    by: path.join(site, 'own/preload.js'),
    original: '@docusaurus/core/lib/preload.js',
  });

test('a module is replaced where it is asked for, and its replacement may use it', async () => {
  expect(await compile(replacePreload())).toEqual([]);
  expect(bundle()).toContain("'own'");
});

test('the build stops when nothing asks for a module any more', async () => {
  write(
    'node_modules/@docusaurus/core/lib/App.js',
    "import preload from './load/preload'; console.log(preload);",
  );
  write('node_modules/@docusaurus/core/lib/load/preload.js', "export default 'moved';");
  const [error, ...others] = await compile(replacePreload());
  expect(error).toContain(
    "Hook routes: @docusaurus/core/lib/App.js does not import './preload' any more, which preload.js is to replace.",
  );
  expect(others).toEqual([]);
});

test('the build stops when one of two importers is gone, and when another one gets the original', async () => {
  const hook = replaceModule({
    name: 'routes',
    request: './preload',
    from: ['@docusaurus/core/lib/App.js', '@docusaurus/core/lib/Entry.js'],
    by: path.join(site, 'own/preload.js'),
    original: '@docusaurus/core/lib/preload.js',
  });
  write(
    'node_modules/@docusaurus/core/lib/size.js',
    "export {default} from '@docusaurus/core/lib/preload.js';",
  );
  const errors = await compile(hook);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain('@docusaurus/core/lib/Entry.js does not import');
  expect(errors[1]).toMatch(/core\/lib\/size\.js gets @docusaurus\/core\/lib\/preload\.js/);
});

const rewriteSize = () =>
  rewriteText({
    name: 'size',
    file: '@docusaurus/core/lib/size.js',
    before: 'width > 996',
    after: 'width >= 996',
  });

test('a text is rewritten, and the build stops when the module has it no more or is gone', async () => {
  expect(await compile(rewriteSize())).toEqual([]);
  expect(bundle()).toContain('width >= 996');

  write('node_modules/@docusaurus/core/lib/size.js', 'export default (width) => 996 < width;');
  const [changed] = await compile(rewriteSize());
  expect(changed).toContain('Hook size: @docusaurus/core/lib/size.js has no "width > 996" any more');

  write('node_modules/@docusaurus/core/lib/App.js', 'console.log(1);');
  const [gone] = await compile(rewriteSize());
  expect(gone).toContain('Hook size: nothing imports @docusaurus/core/lib/size.js any more');
});

test('modules, files, steps and texts of packages are looked at, and one run tells all that is wrong', async () => {
  const failed = expectStep({name: 'step', expects: 'a table can be read'});
  failed.run(() => {
    throw new Error('the table has no rows');
  });
  const errors = await compile(
    expectModules({
      name: 'modules',
      expects: 'an island is there',
      flaws: (modules) =>
        modules.some(({file}) => file.endsWith('page.js?island')) ? ['found the island'] : [],
    }),
    expectFiles({name: 'files', expects: 'files are there', flaws: (files) => [...files.keys()]}),
    expectText({name: 'texts', file: '@docusaurus/core/package.json', texts: ['"name"', 'no such text']}),
    expectText({name: 'file', file: '@docusaurus/core/lib/none.js', texts: ['any']}),
    expectStep({name: 'forgotten', expects: 'a table can be read'}),
    failed,
  );
  // What the bundler writes is for builds alone, and this is none.
  for (const [index, words] of [
    'Hook modules: found the island',
    'Hook texts: @docusaurus/core/package.json has no "no such text" any more',
    'Hook file: there is no @docusaurus/core/lib/none.js any more',
    'Hook forgotten: nobody has looked whether a table can be read',
    'Hook step: the table has no rows',
  ].entries()) {
    expect.soft(errors[index]).toContain(words);
  }
  expect(errors).toHaveLength(5);
});
