/**
 * npm run api:diff: what changed in the API descriptions since a git revision, and what of it breaks
 * programs that use the API.
 *
 *   npm run api:diff -- main                    main and the working tree
 *   npm run api:diff -- v1.4 main               two revisions
 *   npm run api:diff -- main --format markdown  for a pull request; json for programs
 *   npm run api:diff -- main --fail-on-breaking exit code 1 when something breaks
 *
 * Exit code 2 says that nothing was compared.
 */
import {parseArgs} from 'node:util';
import {FORMATS, countOf, type Format} from '../src/api/diff/report';
import {compareRevisions, isExpected} from './api-revisions';
import {messageOf} from './errors';

const USAGE =
  'Usage: npm run api:diff -- <revision> [<revision>] [--format text|markdown|json] [--fail-on-breaking]';

/** A mistake of the caller, told without a stack. */
class UsageError extends Error {}

const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);

interface Arguments {
  readonly from: string;
  readonly to: string | undefined;
  readonly format: Format;
  readonly failOnBreaking: boolean;
}

function parse() {
  try {
    return parseArgs({
      options: {
        format: {type: 'string', default: 'text'},
        'fail-on-breaking': {type: 'boolean', default: false},
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function readArguments(): Arguments {
  const {values, positionals} = parse();
  const [from, to, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new UsageError(USAGE);
  const {format, 'fail-on-breaking': failOnBreaking} = values;
  if (!isFormat(format)) {
    throw new UsageError(`No format "${format}". There are ${Object.keys(FORMATS).join(', ')}.`);
  }
  return {from, to, format, failOnBreaking};
}

try {
  const {from, to, format, failOnBreaking} = readArguments();
  const comparison = await compareRevisions(from, to);
  console.log(FORMATS[format](comparison));
  const changes = Object.values(comparison.versions).flat();
  process.exitCode = failOnBreaking && countOf(changes, 'breaking') > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof UsageError || isExpected(error) ? messageOf(error) : error);
  process.exitCode = 2;
}
