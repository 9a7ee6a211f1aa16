import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const files = (folder: string, extension: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));

/** Scripts, frames, pictures and styles that a browser loads without being asked. */
const LOADED = /<(?:script|iframe|img|source|link)\b[^>]*?\s(?:src|href)="?(https?:\/\/[^" >]+)[^>]*>/g;

test('a build without a container knows no tag manager, and no page loads anything from another origin', () => {
  const pages = files('build', '.html');
  expect(pages.length).toBeGreaterThan(900);
  const guilty = pages.flatMap((file) => {
    const html = fs.readFileSync(file, 'utf8');
    // Pages about tag managers name them in their text.
    const isConfigured = /<meta[^>]*\bname="?tag-manager\b/.test(html);
    const loaded = [...html.matchAll(LOADED)]
      .filter(([element]) => !/\brel="?(?:canonical|alternate|edit-uri)/.test(element))
      .map(([, address]) => address);
    return isConfigured || loaded.length > 0 ? [`${file}: ${loaded.join(', ')}`] : [];
  });
  expect(guilty).toEqual([]);
});

test('one script knows the tag manager, and no page loads it by itself', () => {
  // A page with a sample of it has the name in quotation marks of its own, inside of a text.
  const holders = files('build/assets/js', '.js').filter((file) =>
    /[{,]"gtm\.start":/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(holders).toHaveLength(1);
  const [holder = ''] = holders;
  expect(fs.readFileSync('build/index.html', 'utf8')).not.toContain(path.basename(holder));
});

test('the site states that it honors Global Privacy Control', () => {
  // https://www.w3.org/TR/gpc/, section "GPC Support Resource"
  const statement: unknown = JSON.parse(fs.readFileSync('build/.well-known/gpc.json', 'utf8'));
  expect(statement).toEqual({gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown});
});
