/** What need not be tested again on this machine, because nothing that it reads has changed since it was green. */
import fs from 'node:fs';
import path from 'node:path';
import {CODE} from '../src/docusaurus/provenance/siteSources';
import {hashOfFiles} from '../src/docusaurus/provenance/hashOfFiles';

/** Everything but the pages: a suite that is left out reads nothing else. */
const SOURCES = [
  ...CODE,
  'api',
  'changelog/authors.yml',
  'changelog/tags.yml',
  'deploy',
  'docs/glossary.yml',
  'docs/tags.yml',
  'i18n',
  'playwright.config.ts',
  'scripts',
  'static',
  'tests',
  'tsconfig.json',
];

/** With the packages: a new installation forgets what was. */
const FOLDER = 'node_modules/.cache/green';

let current: string | undefined;

/** One hash of the sources and of what runs them. They are read once, before a suite could change any. */
function state(): string {
  current ??= `${process.version} ${process.platform} ${hashOfFiles(SOURCES)}`;
  return current;
}

const fileOf = (suite: string) => path.join(FOLDER, suite.toLowerCase().replace(/\W+/g, '-'));

/** Whether a suite was green with these very sources. */
export function isUnchanged(suite: string): boolean {
  const file = fileOf(suite);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === state();
}

/** Notes that a suite is green with the sources as they were when they were first asked for. */
export function rememberGreen(suite: string): void {
  const text = state();
  fs.mkdirSync(FOLDER, {recursive: true});
  fs.writeFileSync(fileOf(suite), text);
}
