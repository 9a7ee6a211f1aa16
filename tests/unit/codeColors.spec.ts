import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {highlightLines} from '../../src/content/code/prism';
import {contrast} from '../support/contrast';
import {colorsOf, MODES, type Mode} from '../../src/shell/css/colors';

const CODE = fs.readFileSync('src/shell/css/code.css', 'utf8');

/** WCAG 2.2, 1.4.3: what text of this size needs. */
const ENOUGH = 4.5;

/** What code can be on: its block, and a line that is pointed out in it. */
const BACKGROUNDS = ['--code-background', '--paper3'];

for (const mode of Object.keys(MODES) as Mode[]) {
  test(`every color of code can be read in ${mode} mode`, () => {
    const colors = colorsOf(mode);
    const used = new Set(CODE.match(/--code-[\w-]+/g));
    used.add('--code-text');
    expect([...colors.keys()].filter((name) => /^--code-(?!background)/.test(name))).toEqual(
      expect.arrayContaining([...used]),
    );
    for (const name of used) {
      for (const background of BACKGROUNDS) {
        const ratio = contrast(colors.get(name) ?? '', colors.get(background) ?? '');
        expect.soft(ratio, `${name} on ${background}`).toBeGreaterThanOrEqual(ENOUGH);
      }
    }
  });
}

test('JSON that a shell reads from a here-document has the colors of JSON', () => {
  const html = highlightLines('curl --json @- <<\'JSON\'\n{\n  "a": 1\n}\nJSON', 'bash');
  expect(html[2]).toContain('<span class="token property">');
  expect(html[2]).toContain('<span class="token number">1</span>');
  expect(html.join('\n')).not.toContain('token string');
});

test('the words of code get their colors from nowhere else', () => {
  const declared = [...CODE.matchAll(/^ {2}([\w-]+): (.+);$/gm)].map(([, property, value]) => [
    property,
    value,
  ]);
  expect(declared.length).toBeGreaterThan(3);
  for (const [property, value] of declared) {
    expect(property).toBe('color');
    expect(value).toMatch(/^var\(--code-[\w-]+\)$/);
  }
});
