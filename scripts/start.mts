/** npm start: the writers' live preview. */
import {run, script, step} from './run';

await step('Generating the API pages', 'npm', ['run', '--silent', 'gen:api']);
process.exit(
  await run(
    ...script('scripts/docusaurus.mts', [
      'start',
      '--host',
      '127.0.0.1',
      '--no-open',
      ...process.argv.slice(2),
    ]),
  ),
);
