/** npm run site: from a fresh clone to the served production site. */
import {run, script, step} from './run';

await step('Generating the API pages and building the site', 'npm', ['run', '--silent', 'build']);
console.log('\n▸ Serving the production build');
process.exit(await run(...script('scripts/serve.mts', process.argv.slice(2))));
