/**
 * npm run own-words: what the pages of services have to themselves, and the poorest of them. It reports; the
 * limits are tests (tests/content/integrations.spec.ts).
 */
import fs from 'node:fs';
import {measureOwnWords} from '../src/integrations/ownWords';

const SHOWN = 10;
const FOLDERS = ['docs/integrations/connection-instructions', 'docs/integrations/api-documentation'];

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(5);

for (const folder of FOLDERS) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const pages = measureOwnWords(files.map((name) => `${folder}/${name}`));
  const middle = pages[Math.floor(pages.length / 2)];
  if (!middle) throw new Error(`${folder} has no pages.`);
  console.log(
    `${folder}: ${pages.length} pages, in the middle ${middle.own} own words of ${middle.words}. Poorest:\n` +
      `${'own'.padStart(6)}${'words'.padStart(7)}  runs of six\n` +
      pages
        .slice(0, SHOWN)
        .map(
          ({file, own, words, share}) =>
            `${String(own).padStart(6)}${String(words).padStart(7)}  ${percent(share)}  ${file.slice(folder.length + 1)}`,
        )
        .join('\n'),
  );
}
