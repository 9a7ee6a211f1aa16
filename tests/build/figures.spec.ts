import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {imageSize} from 'image-size';
import {FIGURE_COLORS} from '../../src/content/figures/palette';
import {htmlFileOf, sitemapPaths, unlistedPaths} from '../support/pages';
import {parsedHtml} from '../support/parsedHtml';

/** Colors that are in figures of one mode only. */
const only = (mode: 'light' | 'dark') => {
  const other = mode === 'light' ? 'dark' : 'light';
  const others = new Set<string>(Object.values(FIGURE_COLORS).map((color) => color[other]));
  return Object.values(FIGURE_COLORS)
    .map((color) => color[mode])
    .filter((color) => !others.has(color));
};

/** Every figure of the site, and the one that comes after it. */
const figures = [...sitemapPaths(), ...unlistedPaths()].flatMap((path) => {
  const file = htmlFileOf(path);
  if (!fs.readFileSync(file, 'utf8').includes('.svg')) return [];
  const $ = parsedHtml(file);
  return $('.markdown img[src$=".svg"]:not(.figure--dark)')
    .toArray()
    .map((element) => {
      const light = $(element);
      const picture = light.closest('picture');
      const dark = picture.length > 0 ? picture.next('picture').children('img') : light.next();
      const phone = (image: typeof light) => image.prev('source').attr();
      return {path, light: {...light.attr()}, dark: {...dark.attr()}, phones: [phone(light), phone(dark)]};
    });
});

/** The colors of a file. */
const colorsOf = (src: string) =>
  new Set(fs.readFileSync(`build${src}`, 'utf8').match(/#(?:[\da-f]{6}|[\da-f]{3})\b/g));

const sizeOf = (src: string) => {
  const {width, height} = imageSize(fs.readFileSync(`build${src}`));
  return {width: String(width), height: String(height)};
};

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

test('every drawn figure has a form for phones, and both keep their place while they load', () => {
  const drawn = figures.filter(({phones}) => phones.some(Boolean));
  expect(drawn.length).toBeGreaterThan(15);
  for (const {path, light, dark, phones} of drawn) {
    for (const [image, phone] of [
      [light, phones[0]],
      [dark, phones[1]],
    ] as const) {
      const {src = '', width, height} = image;
      expect({width, height}, path).toEqual(sizeOf(src));
      expect(width, path).toBe('704');
      const {srcset = '', media, ...size} = phone ?? {};
      expect(media, path).toBe('screen and (max-width: 767px)');
      expect(size, path).toEqual(sizeOf(srcset));
      expect(size.width, path).toBe('350');
    }
  }
});

test('every figure has a short name, and below its caption a text of all that it shows', () => {
  let count = 0;
  for (const path of [...sitemapPaths(), ...unlistedPaths()]) {
    const $ = parsedHtml(htmlFileOf(path));
    for (const figure of $('.markdown figure:has(.figure--light)').toArray()) {
      const name = $(figure).find('.figure--light').attr('alt') ?? '';
      const text = $(figure).next('details');
      expect.soft(name.length, `${path}: ${name}`).toBeLessThan(110);
      expect.soft(text.children('summary').text(), path).toBe(`Figure as text: ${name}`);
      expect.soft(text.find('li').text().length, `${path}: ${name}`).toBeGreaterThan(50);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
});
