/** Reads the command line of a script. */
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {messageOf} from './errors';

/** The `--help` that every script has. */
const HELP = {help: {type: 'boolean', short: 'h'}} as const;

/**
 * Options and arguments as `parseArgs` gives them. `--help` prints how the script is used and ends it; what the script
 * does not know ends it with 1, the mistake and the same text.
 *
 * @param usage how the script is used, as `--help` prints it
 * @param config of `parseArgs`
 */
export function readCommandLine<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    const withHelp: ParseArgsConfig = {...config, options: {...config.options, ...HELP}};
    if (parseArgs(withHelp).values.help === true) {
      console.log(usage.trim());
      process.exit(0);
    }
    return parseArgs(config);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage.trim()}`);
    process.exit(1);
  }
}
