/** A thread of `writePacks`: writes the packs of parts. */
import fs from 'node:fs';
import path from 'node:path';
import {sourceDayOf} from '../../docusaurus/provenance/sourceDay';
import {PARTS} from '../parts';
import {answer} from '../threads';
import {builtCommit} from './builtCommit';
import {packOf} from './pack';
import {PACKS} from './writePacks';

answer((dir) => {
  const origin = {commit: builtCommit(dir), day: sourceDayOf(process.cwd())};

  return (name) => {
    const part = PARTS.find((one) => one.name === name);
    const pack = part && packOf(dir, part, origin);
    if (pack) fs.writeFileSync(path.join(dir, PACKS, `${name}.zip`), pack);
  };
});
