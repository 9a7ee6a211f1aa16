/** npm run lint: code, spelling, format and pages, two at a time, and how hard the pages are to read. */
import {LINTS, runChecks} from './checks';
import {run, script} from './run';

const isGood = await runChecks(LINTS);
await run(...script('scripts/readability.mts'));
process.exit(isGood ? 0 : 1);
