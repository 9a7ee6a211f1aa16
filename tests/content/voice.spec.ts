import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {expect, test} from '@playwright/test';
import {foreignWords} from '../../scripts/markdown-rules/nativeVoice.mjs';
import * as errors from '../../src/product/errors';
import * as laws from '../../src/product/laws';
import * as upcomingDates from '../../src/product/upcomingDates';
import {filesOf} from '../support/folders';

/** Every sentence and phrase in a value. A word alone is a name: of a field, a value, a tag. */
function phrasesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().includes(' ') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(phrasesOf) : [];
}

const foreign = (value: unknown) =>
  phrasesOf(value).flatMap((phrase) =>
    foreignWords(phrase.split('\n')).map(
      ({name, instead, found}) => `"${found}" in "${phrase}": write ${instead} [${name}]`,
    ),
  );

for (const folder of ['docs', 'changelog', 'api']) {
  test(`what ${folder} says in YAML is in a native voice, as pages are`, () => {
    const files = filesOf(folder).filter((file) => /\.ya?ml$/.test(file) && !/\bsamples\//.test(file));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect.soft(foreign(load(fs.readFileSync(path.join(folder, file), 'utf8'))), file).toEqual([]);
    }
  });
}

for (const [name, texts] of Object.entries({errors, laws, upcomingDates})) {
  test(`what src/product/${name} says is in a native voice, as pages are`, () => {
    expect(phrasesOf(texts).length).toBeGreaterThan(1);
    expect(foreign(texts)).toEqual([]);
  });
}
