/** npm start: the writers' live preview. */
import {ensureInstalled} from './install.mjs';
import {run, step} from './run.mjs';

await ensureInstalled();
await step('Generating the API pages', 'npm', ['run', '--silent', 'gen:api']);
process.exit(
  await run('node', [
    'scripts/docusaurus.mjs',
    'start',
    '--host',
    '127.0.0.1',
    '--no-open',
    ...process.argv.slice(2),
  ]),
);
