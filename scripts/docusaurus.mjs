/**
 * Docusaurus with the environment that this site needs, for all scripts.
 *
 *   node scripts/docusaurus.mjs build
 */
import {run} from './run.mjs';

const ENVIRONMENT = {
  // No image becomes a data URI: figures are cached, zoomed and, in dark mode, recolored as files.
  WEBPACK_URL_LOADER_LIMIT: '0',
};

process.exit(await run('npx', ['docusaurus', ...process.argv.slice(2)], ENVIRONMENT));
