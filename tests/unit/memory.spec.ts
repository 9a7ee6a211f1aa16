import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {memory as rulesMemory} from '../../src/content/rules/memory';
import {Memory} from '../../src/docusaurus/memory';
import {normalizeHtml} from '../../src/docusaurus/normalizeHtml';

/** A site with code, in a folder of its own, and its memory as a new run has it. */
function site(dir: string, code: string): () => Memory {
  const file = path.join(dir, 'code.ts');
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(file, code);
  return () => {
    const memory = new Memory('found', [file]);
    memory.recall(dir);
    return memory;
  };
}

test('what was found out about a text is known in the next run, until the code changes', ({}, {
  outputDir,
}) => {
  const start = site(outputDir, 'one');
  const first = start();
  expect(first.remember('length', 'text', (text) => text.length)).toBe(4);
  first.learn(first.keyOf('words', 'text'), ['text']);
  first.keep(outputDir);

  const second = start();
  expect(second.remember('length', 'text', () => 0)).toBe(4);
  expect(second.isKnown('length', 'other text')).toBe(false);
  // Nobody asked for it in the run that was kept.
  expect(second.isKnown('words', 'text')).toBe(false);

  second.keep(outputDir);
  const changed = site(outputDir, 'two')();
  expect(changed.isKnown('length', 'text')).toBe(false);
});

test('the rules are the code of what they find out', () => {
  expect(rulesMemory.code).toEqual([path.resolve('src/content/rules')]);
});

test('a damaged memory is none', ({}, {outputDir}) => {
  const start = site(outputDir, 'one');
  const file = path.join(outputDir, 'node_modules/.cache/found.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, '{"version":');
  expect(start().isKnown('length', 'text')).toBe(false);
});

test('a page is the same to its readers in two builds that differ in commit and scripts alone', () => {
  const page = (commit: string, hash: string, text: string) =>
    `<meta name=source-commit content=${commit}><script src=/assets/js/runtime~main.${hash}.js></script><p>${text}</p>`;
  const one = normalizeHtml(page('c0ffee', '16e9128a', 'Text'), 'c0ffee');
  expect(normalizeHtml(page('beef', 'a78101a9', 'Text'), 'beef')).toBe(one);
  expect(normalizeHtml(page('beef', 'a78101a9', 'Another'), 'beef')).not.toBe(one);
  expect(normalizeHtml('<img src=/assets/images/a-16e9128a.svg>', undefined)).toContain('16e9128a');
});
