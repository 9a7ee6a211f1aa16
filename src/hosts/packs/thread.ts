/** A thread of `writePacks`: writes the packs of parts. */
import fs from 'node:fs';
import path from 'node:path';
import {sourceDayOf} from '../../docusaurus/provenance/sourceDay';
import {PARTS, packPath} from '../../product/parts';
import {answer} from '../../docusaurus/threads';
import {builtCommit} from './builtCommit';
import {packOf} from './pack';

answer((dir) => {
  const origin = {commit: builtCommit(dir), day: sourceDayOf(process.cwd())};

  return (name: string) => {
    const part = PARTS.find((one) => one.name === name);
    const pack = part && packOf(dir, part, origin);
    if (!part || !pack) return;
    const file = path.join(dir, packPath(part));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, pack);
  };
});
