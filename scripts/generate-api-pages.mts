/**
 * npm run gen:api: writes what follows from the descriptions in api/, which are the operation pages in
 * docs/api/v1 and docs/api/v2, those of webhook events, and the downloads in static/. A mistake in a description stops it, with
 * all mistakes and their places, before any file is touched.
 *
 * When neither what it reads nor what it has written has changed since the last run, nothing is done.
 */
import fs from 'node:fs';
import path from 'node:path';
import {formatProblems, getTotals} from '@redocly/openapi-core';
import {bundleDescription, dereferenceDescription} from '../src/api/contract/bundle';
import {lintDescriptions} from '../src/api/contract/lint';
import {checkSources} from '../src/api/contract/sources';
import {PUBLISHED, VERSIONS, bundleOf} from '../src/api/contract/versions';
import {FOLDER, createDownloads} from '../src/api/downloads/downloads';
import {readHistory} from '../src/api/history/history';
import {generatePages} from '../src/api/pages/generatePages';
import {lastUpdateOf} from '../src/api/pages/lastUpdate';
import {renderChanges} from '../src/api/pages/renderChanges';
import {renderEvents} from '../src/api/pages/renderEvents';
import {renderMap} from '../src/api/pages/renderMap';
import {hashOfFiles} from '../src/docusaurus/provenance/hashOfFiles';
import {CODE, isGenerated} from '../src/docusaurus/provenance/siteSources';

/** Hashes of what the last run has read and written. */
const LAST_RUN = '.docusaurus/openapi-last-run.json';
/** More than is read, so that nobody has to keep a list of imports. */
const SOURCES = ['api', 'changelog', 'scripts/generate-api-pages.mts', ...CODE];

const folders = VERSIONS.map((version) => `docs/api/${version}`);
const downloadsFolder = path.join('static', FOLDER);
const pages = () =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(folder, {encoding: 'utf8', recursive: true})
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter(isGenerated),
  );

function state() {
  return JSON.stringify({
    read: hashOfFiles(SOURCES),
    // The pages say when their description has changed, and only git knows.
    updated: VERSIONS.map((version) => lastUpdateOf(`api/${version}`)),
    written: hashOfFiles([
      ...pages(),
      ...VERSIONS.map(bundleOf),
      '.docusaurus/api-samples/operations',
      downloadsFolder,
      'static/.well-known',
    ]),
  });
}
if (fs.existsSync(LAST_RUN) && fs.readFileSync(LAST_RUN, 'utf8') === state()) process.exit(0);

const root = process.cwd();
const flaws = checkSources(root);
if (flaws.length > 0) {
  const lines = flaws.map(({file, line, message}) => `  ${file}:${line}: ${message}`);
  console.error(
    `${flaws.length} problem(s) in the sources of the API. No file was written.\n${lines.join('\n')}`,
  );
  process.exit(1);
}
const problems = await lintDescriptions(root);
if (problems.length > 0) {
  formatProblems(problems, {
    format: 'codeframe',
    maxProblems: Infinity,
    totals: getTotals(problems),
    version: '',
  });
  console.error(`\n${problems.length} problem(s) in the API descriptions. No file was written.`);
  process.exit(1);
}

const descriptions = Object.fromEntries(
  await Promise.all(PUBLISHED.map(async (name) => [name, await bundleDescription(root, name)] as const)),
);
const downloads = await createDownloads(root, descriptions);

for (const version of VERSIONS) {
  // The generator makes a page of an event as if readers called it. renderEvents writes them as what readers get.
  const operations = {...descriptions[version], webhooks: undefined};
  fs.mkdirSync(path.dirname(bundleOf(version)), {recursive: true});
  fs.writeFileSync(bundleOf(version), JSON.stringify(operations));
}

// The generator never overwrites, so the old pages go first, and come back when it fails.
const old = new Map(pages().map((file) => [file, fs.readFileSync(file)]));
for (const file of old.keys()) fs.rmSync(file);
// The generator reports most of its failures on the console only.
await generatePages(root).catch((error: unknown) => console.error(error));
const missing = folders.filter((folder) => !fs.existsSync(path.join(folder, 'sidebar.ts')));
if (missing.length > 0) {
  for (const file of pages()) fs.rmSync(file);
  for (const [file, text] of old) fs.writeFileSync(file, text);
  console.error(`\nThe API pages could not be generated in ${missing.join(' and ')}. The old ones are back.`);
  process.exit(1);
}

for (const version of VERSIONS) {
  const description = await dereferenceDescription(root, version);
  fs.writeFileSync(`docs/api/${version}/_operations.map.mdx`, renderMap(description));
  if (!description.webhooks) continue;
  const history = readHistory(root, version);
  fs.mkdirSync(`docs/api/${version}/events`, {recursive: true});
  for (const [name, text] of renderEvents(description, history, lastUpdateOf(`api/${version}`))) {
    fs.writeFileSync(`docs/api/${version}/events/${name}`, text);
  }
}

// Version 2 comes first: the page is about it, and the others follow in each month.
const changed = await Promise.all(
  ['v2', ...PUBLISHED.filter((name) => name !== 'v2')].map(async (name) => ({
    name,
    description: await dereferenceDescription(root, name),
    history: readHistory(root, name),
  })),
);
fs.writeFileSync('docs/api/v2/_changes.map.mdx', renderChanges(root, changed));

if (fs.existsSync(downloadsFolder)) {
  for (const name of fs.readdirSync(downloadsFolder)) {
    if (!downloads.has(`${FOLDER}/${name}`)) fs.rmSync(path.join(downloadsFolder, name));
  }
}
for (const [name, text] of downloads) {
  const file = path.join('static', name);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

fs.writeFileSync(LAST_RUN, state());
