/** Reads the command line of a script. */
import {parseArgs} from 'node:util';

/**
 * Options and arguments as `parseArgs` gives them. `--help` prints how the script is used and ends it; what the script
 * does not know ends it with 1, the mistake and the same text.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage how the script is used, as `--help` prints it
 * @param {Config} config of `parseArgs`
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readCommandLine(usage, config) {
  try {
    const read = parseArgs({...config, options: {...config.options, help: {type: 'boolean', short: 'h'}}});
    if (!read.values.help) return read;
    console.log(usage.trim());
    process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n\n${usage.trim()}`);
    process.exit(1);
  }
}
