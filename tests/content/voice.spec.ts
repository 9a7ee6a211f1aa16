import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import markdownlint from '../../.markdownlint-cli2.mjs';
import {CHECKS, foreignWords} from '../../scripts/markdown-rules/nativeVoice.mjs';

const {folders, waiting} = markdownlint.config['native-voice'].olderPages;

const names = new Set(
  folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => foreignWords(fs.readFileSync(`${folder}/${name}`, 'utf8').split('\n')))
      .map(({name}) => name),
  ),
);

test('older pages wait for checks that there are', () => {
  const known = CHECKS.map(({name}) => name);
  expect(waiting.filter((name) => !known.includes(name))).toEqual([]);
});

for (const check of waiting) {
  test(`older pages still wait for ${check}: take it off the list when they do not`, () => {
    expect(names).toContain(check);
  });
}
