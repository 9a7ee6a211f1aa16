/** A thread of `writePacks`: writes the packs of parts. */
import fs from 'node:fs';
import path from 'node:path';
import {sourceCommitOf} from '../../docusaurus/provenance/sourceCommit';
import {sourceDayOf} from '../../docusaurus/provenance/sourceDay';
import {PARTS} from '../parts';
import {answer} from '../threads';
import {packOf} from './pack';
import {PACKS} from './writePacks';

answer((dir) => {
  const siteDir = process.cwd();
  const origin = {commit: sourceCommitOf(siteDir), day: sourceDayOf(siteDir)};

  return (name) => {
    const part = PARTS.find((one) => one.name === name);
    const pack = part && packOf(dir, part, origin);
    if (pack) fs.writeFileSync(path.join(dir, PACKS, `${name}.zip`), pack);
  };
});
