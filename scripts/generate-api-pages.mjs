/**
 * npm run gen:api: writes the operation pages docs/api/v1 and docs/api/v2 from the descriptions in
 * api/. A description that Redocly's recommended rules find fault with stops it, naming the place,
 * before any page is touched.
 */
import fs from 'node:fs';
import path from 'node:path';
import {bundle, createConfig, formatProblems, getTotals, lint} from '@redocly/openapi-core';
import {run} from './run.mjs';

const VERSIONS = ['v1', 'v2'];
/** Where the page generator reads the bundled descriptions: `specPath` in src/config/openapi.ts. */
const BUNDLES = '.docusaurus/openapi';

const config = await createConfig({extends: ['recommended']});
const sources = VERSIONS.map((version) => ({version, ref: path.resolve('api', version, 'openapi.yaml')}));

const problems = (await Promise.all(sources.map(({ref}) => lint({ref, config})))).flat();
if (problems.length > 0) {
  formatProblems(problems, {format: 'codeframe', totals: getTotals(problems), version: ''});
  console.error(`\n${problems.length} problem(s) in the API descriptions. No page was written.`);
  process.exit(1);
}

fs.mkdirSync(BUNDLES, {recursive: true});
for (const {version, ref} of sources) {
  const {
    bundle: {parsed},
  } = await bundle({ref, config});
  // The generator makes a page of each event. They are described together in the introduction.
  const {webhooks: _webhooks, ...operations} = parsed;
  fs.writeFileSync(path.join(BUNDLES, `${version}.json`), JSON.stringify(operations));
}

// The generator never overwrites, so the old pages go first.
const folders = VERSIONS.map((version) => `docs/api/${version}`);
for (const folder of folders) {
  for (const name of fs.readdirSync(folder)) {
    if (name.endsWith('.api.mdx') || name === 'sidebar.ts') fs.rmSync(path.join(folder, name));
  }
}

const code = await run('node', ['scripts/docusaurus.mjs', 'gen-api-docs', 'all', '--plugin-id', 'api']);
// It reports some failures on the console only.
const missing = folders.filter((folder) => !fs.existsSync(path.join(folder, 'sidebar.ts')));
if (missing.length > 0) console.error(`No pages were generated in ${missing.join(' and ')}.`);
process.exit(missing.length > 0 ? 1 : code);
