/** A thread of `readOutlines`: reads pages, and gives what memory would keep of each. */
import fs from 'node:fs';
import path from 'node:path';
import {answer} from '../../docusaurus/threads';
import {memory} from './memory';
import {outlineOf} from './outline';
import {OUTLINE} from './outlines';

answer((siteDir) => (file: string) => {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return [memory.keyOf(OUTLINE, source), outlineOf(source)];
});
