import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {FIGURE_COLORS} from '../../src/content/figures/palette';
import {htmlFileOf, sitemapPaths, unlistedPaths} from '../support/pages';
import {parsedHtml} from '../support/parsedHtml';

/** Colors that are in figures of one mode only. */
const only = (mode: 'light' | 'dark') =>
  Object.values(FIGURE_COLORS)
    .filter(({light, dark}) => light !== dark)
    .map((color) => color[mode]);

/** Every figure of the site, and the one that comes after it. */
const figures = [...sitemapPaths(), ...unlistedPaths()].flatMap((path) => {
  const file = htmlFileOf(path);
  if (!fs.readFileSync(file, 'utf8').includes('.svg')) return [];
  const $ = parsedHtml(file);
  return $('.markdown img[src$=".svg"]:not(.figure--dark)')
    .toArray()
    .map((light) => ({path, light: $(light).attr() ?? {}, dark: $(light).next().attr() ?? {}}));
});

/** The colors of a file. */
const colorsOf = (src: string) =>
  new Set(fs.readFileSync(`build${src}`, 'utf8').match(/#(?:[\da-f]{6}|[\da-f]{3})\b/g));

test('every figure is on its page in light and in dark colors, alike in all else', () => {
  expect(figures.length).toBeGreaterThan(50);
  for (const {path, light, dark} of figures) {
    const {src: lightFile = '', class: lightClass = '', ...said} = light;
    const {src: darkFile = '', class: darkClass = '', ...saidAgain} = dark;
    expect(lightClass, path).toContain('figure--light');
    expect(darkClass, path).toContain('figure--dark');
    expect(saidAgain, path).toEqual(said);
    expect(said.loading, `${path}: what is not shown is not loaded`).toBe('lazy');
    expect(
      only('dark').filter((color) => colorsOf(lightFile).has(color)),
      lightFile,
    ).toEqual([]);
    expect(
      only('light').filter((color) => colorsOf(darkFile).has(color)),
      darkFile,
    ).toEqual([]);
  }
});
