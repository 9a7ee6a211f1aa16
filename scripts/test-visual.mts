/** npm run test:visual: compares pages, and what opens on them, with the pictures in tests/visual/pictures. */
import fs from 'node:fs';
import path from 'node:path';
import {ensureBrowser} from './browsers';
import {isBuildFresh} from './build-freshness';
import {readCommandLine} from './command-line';
import {run} from './run';
import {PICTURES, pictureNames} from '../tests/visual/states';

const {values} = readCommandLine(
  `
npm run test:visual                           compares the build with all pictures
npm run test:visual -- --only connection      with those of the states whose names have the word
npm run test:visual -- --update               takes those anew that are missing or differ, and removes the rest`,
  {options: {update: {type: 'boolean', default: false}, only: {type: 'string', default: ''}}},
);

if (!isBuildFresh()) {
  console.error('The build is not of these sources. Run "npm run build" first.');
  process.exit(1);
}
await ensureBrowser('chromium');

const test = (grep: string, ...args: string[]) =>
  run('npx', ['playwright', 'test', '--project=visual', `--grep=${grep}`, ...args]);
const ofStates = `${values.only}.* looks as it did`;

if (values.update) {
  fs.mkdirSync(PICTURES, {recursive: true});
  const names = new Set(pictureNames());
  for (const name of fs.readdirSync(PICTURES)) {
    if (!names.has(name)) fs.rmSync(path.join(PICTURES, name));
  }
  const code = await test(ofStates, '--update-snapshots=changed');
  // After the others, because it reads what they have written.
  process.exit(code || (await test('every picture')));
}
process.exit(await test(values.only ? ofStates : '.'));
