/** npm run voice: what the check of the native voice finds, in numbers or line by line. */
import fs from 'node:fs';
import config from '../.markdownlint-cli2.mjs';
import {isGenerated} from '../src/docusaurus/provenance/siteSources';
import {readCommandLine} from './command-line';
import {CHECKS, foreignWords} from './markdown-rules/nativeVoice.mjs';

const {positionals} = readCommandLine(
  `
npm run voice [-- <path> …]

How often each check of the native voice finds something, by area, in the older pages that wait for it, too. With paths,
every place below them instead. It reports and never fails: the linter does.`,
  {allowPositionals: true},
);

const OLDER = config.config['native-voice'].olderPages.folders;

const inFolder = (folder: string, ending: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const files = [
  ...['docs', 'changelog'].flatMap((folder) => inFolder(folder, '.mdx')),
  ...['api', 'contributing', 'deploy', 'src'].flatMap((folder) => inFolder(folder, '.md')),
  ...fs.readdirSync('.').filter((name) => name.endsWith('.md')),
].filter((file) => !isGenerated(file) && file !== 'contributing/product-facts.md');

const areaOf = (file: string) => {
  if (OLDER.some((folder) => file.startsWith(`${folder}/`))) return 'older pages';
  const [top = ''] = file.split('/');
  return top === 'docs' || top === 'changelog' ? top : 'for contributors';
};

const found = files.flatMap((file) =>
  foreignWords(fs.readFileSync(file, 'utf8').split('\n')).map((place) => ({
    file,
    area: areaOf(file),
    ...place,
  })),
);

if (positionals.length > 0) {
  for (const {file, index, name, found: words, instead} of found) {
    if (positionals.some((below) => file.startsWith(below)))
      console.log(`${file}:${index + 1}: ${name}: "${words}": write ${instead}`);
  }
} else {
  const areas = [...new Set(found.map(({area}) => area))].sort();
  const rows = CHECKS.map(({name}) => {
    const own = found.filter((place) => place.name === name);
    const counts = areas.map((area) => [area, own.filter((place) => place.area === area).length] as const);
    return [name, Object.fromEntries([...counts, ['all', own.length]])] as const;
  });
  console.table(Object.fromEntries(rows));
}
