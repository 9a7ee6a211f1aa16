/** npm run site: from a fresh clone to the served production site. */
import {ensureInstalled} from './install.mjs';
import {run, step} from './run.mjs';

await ensureInstalled();
await step('Generating the API pages and building the site', 'npm', ['run', '--silent', 'build']);
console.log('\n▸ Serving the production build');
process.exit(await run('node', ['scripts/serve.mjs', ...process.argv.slice(2)]));
