/** npm run keep-assets: puts the hashed files of the previous build into the new one, before it is deployed. */
import {readCommandLine} from './command-line';
import {messageOf} from './errors';
import {keepAssets} from '../src/hosts/keep-assets/keepAssets';

const {values, positionals} = readCommandLine(
  `
npm run keep-assets -- <folder of the previous build> [--days 14] [--dir build]

Copies what readers with open tabs may still ask for. KEEP_ASSETS_DAYS sets the days, too. 0 keeps nothing, which is
how a file is taken down that must not be public.`,
  {
    allowPositionals: true,
    options: {
      days: {type: 'string', default: process.env.KEEP_ASSETS_DAYS ?? '14'},
      dir: {type: 'string', default: 'build'},
    },
  },
);
const [previous] = positionals;
const problems = [
  ...(positionals.length === 1 ? [] : ['Name one folder: the build that is deployed now.']),
  ...(/^\d{1,4}$/.test(values.days) ? [] : [`Days are a whole number from 0 to 9999, not "${values.days}".`]),
];
if (previous === undefined || problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
try {
  const {kept, dropped} = keepAssets({
    previous,
    next: values.dir,
    days: Number(values.days),
    now: new Date(),
  });
  console.log(`${kept} files of builds before are kept for ${values.days} days, ${dropped} are dropped`);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
