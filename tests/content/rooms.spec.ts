import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';

const SOURCE = /\.(?:tsx?|mts|cjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cjs', '/index.ts', '/index.tsx'];

/** The rooms of src/README.md, in their order. */
const rooms = [...fs.readFileSync('src/README.md', 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)].map(
  ([, name = '']) => name,
);

const files = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .map((name) => `src/${name.split(path.sep).join('/')}`)
  .filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts') && !file.includes('/webhooks/'))
  .sort();

interface Import {
  /** The file, or the name of a package. */
  readonly target: string;
  readonly isType: boolean;
}

/** The file of the project that a specifier names, or the specifier itself for a package. */
function resolve(from: string, specifier: string): string {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@site/');
  if (!isOwn) return specifier;
  const bare = specifier.replace(/\?.*$/, '').replace(/^@site\//, '');
  const base = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), bare) : bare;
  const ending = ENDINGS.find((one) => fs.statSync(base + one, {throwIfNoEntry: false})?.isFile());
  return base + (ending ?? '');
}

/** Whether nothing of an import is left when types are gone. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    clause.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every(({isTypeOnly: isType}) => isType)
  );
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const specifier = node.moduleSpecifier;
      if (specifier && ts.isStringLiteral(specifier))
        found.push({target: resolve(file, specifier.text), isType: isTypeOnly(node)});
    } else if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText(source) === 'require')
    ) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier))
        found.push({target: resolve(file, specifier.text), isType: false});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const roomOf = (file: string): string | undefined => /^src\/([\w-]+)\//.exec(file)?.[1];
const isInBrowser = (file: string): boolean =>
  /^src\/[\w-]+\/browser\//.test(file) || file.startsWith('src/theme/');

test('src has the rooms of its README', () => {
  const folders = fs.readdirSync('src', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  expect(folders.map(({name}) => name).sort()).toEqual([...rooms].sort());
});

for (const room of rooms) {
  test(`${room} imports only rooms above it`, () => {
    const allowed = new Set(rooms.slice(0, rooms.indexOf(room) + 1));
    const forbidden = files
      .filter((file) => roomOf(file) === room)
      .flatMap((file) =>
        (imports.get(file) ?? [])
          .map(({target}) => target)
          .filter((target) => {
            const other = roomOf(target);
            if (other !== undefined) return !allowed.has(other);
            return /^(?:scripts|tests|docs|docusaurus\.config|sidebars)\b/.test(target);
          })
          .map((target) => `${file} imports ${target}`),
      );
    expect(forbidden).toEqual([]);
  });
}

test('nothing that a browser loads imports a module of Node.js', () => {
  const from = new Map(files.filter(isInBrowser).map((file) => [file, [file]]));
  const forbidden: string[] = [];
  for (const [file, way] of from) {
    for (const {target, isType} of imports.get(file) ?? []) {
      if (isType) continue;
      if (target.startsWith('node:')) forbidden.push([...way, target].join(' imports '));
      else if (imports.has(target) && !from.has(target)) from.set(target, [...way, target]);
    }
  }
  expect(forbidden).toEqual([]);
});

test('the build imports nothing but types from what a browser loads', () => {
  const forbidden = files
    .filter((file) => !isInBrowser(file))
    .flatMap((file) =>
      (imports.get(file) ?? [])
        .filter(({target, isType}) => !isType && isInBrowser(target))
        .map(({target}) => `${file} imports ${target}`),
    );
  expect(forbidden).toEqual([]);
});
