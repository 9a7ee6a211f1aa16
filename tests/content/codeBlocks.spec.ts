import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {DialectName} from '@guanmingchiu/sqlparser-ts';
import {expect, test} from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020';
import * as hcl from 'hcl2-parser';
import {loadAll} from 'js-yaml';
import {PLAIN_LANGUAGES, knowsLanguage} from '../../src/content/code/prism';
import {readPages} from '../../src/content/rules/readPages';
import {codeBlocksOf, type CodeBlock} from '../support/codeBlocks';
import {syntaxErrors} from '../support/grammars';
import {sqlMistakes} from '../support/sql';

const pages = readPages(process.cwd())
  .map(({file}) => file)
  .filter((file) => !/\.(api|fields)\.mdx$/.test(file));
const blocks = pages.flatMap(codeBlocksOf);

/** Which SQL a page speaks, by its name. */
const DIALECTS: Readonly<Record<string, DialectName>> = {
  'amazon-redshift': 'redshift',
  'big-query': 'bigquery',
  'google-bigquery': 'bigquery',
  'microsoft-sql-server': 'mssql',
  mysql: 'mysql',
  oracle: 'oracle',
  'oracle-database': 'oracle',
  postgresql: 'postgresql',
  'quick-start': 'postgresql',
  redshift: 'redshift',
  snowflake: 'snowflake',
  'sql-server': 'mssql',
};

const dialectOf = (page: string): DialectName => DIALECTS[path.basename(page, '.mdx')] ?? 'generic';

/** Grammars of tree-sitter, by the language of the fence. */
const GRAMMARS: Readonly<Record<string, string>> = {
  csharp: 'c_sharp',
  css: 'css',
  go: 'go',
  html: 'html',
  java: 'java',
  js: 'javascript',
  kotlin: 'kotlin',
  php: 'php',
  python: 'python',
  ruby: 'ruby',
  swift: 'swift',
  ts: 'typescript',
  tsx: 'tsx',
};

/** What is shown as it is: no parser of the npm registry reads them. */
const UNPARSED = ['text', 'csv', 'http', 'powershell', 'graphql', 'xml', 'bicep', 'kusto'];

/** Mistakes of a block, as messages. */
async function mistakesIn({language, code, page}: CodeBlock): Promise<readonly string[]> {
  const grammar = GRAMMARS[language];
  if (grammar) return syntaxErrors(grammar, code);
  try {
    if (language === 'bash') {
      const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
      return status === 0 ? [] : [stderr.trim()];
    }
    if (language === 'json') JSON.parse(code);
    else if (language === 'yaml') loadAll(code);
    else if (language === 'hcl') {
      // Its types say nothing: a list of the object and the error.
      const [object] = (hcl as {parseToObject: (text: string) => [unknown, unknown]}).parseToObject(code);
      return object === null ? ['the parser of HCL refuses it'] : [];
    } else if (language === 'sql') {
      return await sqlMistakes(code, dialectOf(page));
    } else if (!UNPARSED.includes(language))
      return [`nothing checks ${language || 'a fence without a language'}`];
    return [];
  } catch (error) {
    return [String(error)];
  }
}

// A page in six languages starts a grammar for each, which a busy machine takes more than a minute for.
test.describe.configure({timeout: 300_000});

test('there is code to look at', () => {
  expect(new Set(blocks.map(({language}) => language)).size).toBeGreaterThan(8);
});

for (const page of pages.filter((file) => codeBlocksOf(file).length > 0)) {
  test(`the code of ${page} parses`, async () => {
    const mistakes: string[] = [];
    for (const block of codeBlocksOf(page)) {
      for (const mistake of await mistakesIn(block))
        mistakes.push(`${block.place} (${block.language}): ${mistake}`);
    }
    expect(mistakes).toEqual([]);
  });
}

test('every language gets its colors, or is plain on purpose', () => {
  const languages = [...new Set(blocks.map(({language}) => language))];
  expect(languages.filter((name) => !knowsLanguage(name) && !PLAIN_LANGUAGES.includes(name))).toEqual([]);
});

const SCHEMA = 'static/schemas/request-manager-agent/connections.schema.json';

test('every list of agent connections is what the published schema says', () => {
  const ajv = new Ajv2020({strict: true, strictTypes: false, strictRequired: false, allErrors: true});
  const isValid = ajv.compile(JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as object);
  const lists = blocks.filter(({title}) => title === 'connections.json');
  expect(lists.length).toBeGreaterThan(8);
  for (const {place, code} of lists) {
    expect(isValid(JSON.parse(code)), `${place}: ${ajv.errorsText(isValid.errors)}`).toBe(true);
  }
});

/** Every text below a key, at any depth. */
function textsOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === key && typeof item === 'string' ? [item] : textsOf(item, key),
  );
}

test('every update of an agent connection names the fields that it changes', () => {
  const updates = blocks
    .filter(({title}) => title === 'connections.json')
    .flatMap(({place, code}) =>
      (JSON.parse(code) as {operations: {update?: {sql?: string}[]}}[]).flatMap(({operations}) =>
        (operations.update ?? []).flatMap(({sql}) => (sql ? [{place, sql}] : [])),
      ),
    );
  expect(updates.length).toBeGreaterThan(10);
  const unguarded = updates.filter(({sql}) => !/\bAND [:@]field (?:IN \(|= ')/i.test(sql));
  expect(unguarded.map(({place, sql}) => `${place}: ${sql}`)).toEqual([]);
});

test('every statement of an agent connection is SQL of its database', async () => {
  const connections = blocks
    .filter(({title}) => title === 'connections.json')
    .flatMap(({place, code}) =>
      (JSON.parse(code) as {driver: string}[]).map((connection) => ({place, connection})),
    );
  const mistakes: string[] = [];
  let count = 0;
  for (const {place, connection} of connections) {
    for (const sql of textsOf(connection, 'sql')) {
      count += 1;
      const found = await sqlMistakes(sql, DIALECTS[connection.driver] ?? 'generic');
      mistakes.push(...found.map((mistake) => `${place}: ${mistake}`));
    }
  }
  expect(mistakes).toEqual([]);
  expect(count).toBeGreaterThan(30);
});

test('every sample file is on a page', () => {
  const shown = new Set(blocks.map(({place}) => place));
  const files = fs
    .readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .map((name) => `docs/${name}`)
    .filter((name) => /\/samples\/[^/]+$/.test(name));
  expect(files.filter((file) => !shown.has(file))).toEqual([]);
});
