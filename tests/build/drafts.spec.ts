import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const TEXT = /\.(?:html|js|json|xml|csv|ics|css|txt|md)$|^build\/_/;

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('no file of the build names a draft', () => {
  const drafts = filesIn('docs')
    .filter((file) => /\.mdx?$/.test(file) && /^draft: true$/m.test(fs.readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^docs\//, '').replace(/\.mdx?$/, ''));
  expect(drafts).toContain('internal-showcase/test/check-draft');
  const files = filesIn('build').filter((file) => TEXT.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const naming = files.filter((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return drafts.some((id) => text.includes(id));
  });
  expect(naming).toEqual([]);
});
