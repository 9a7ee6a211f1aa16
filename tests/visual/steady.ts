/** What makes a picture of a page the same on every machine, and on every day. */
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sourceDayOf} from '../../src/docusaurus/provenance/sourceDay';
import {announcementOn} from '../../src/shell/announcement';
import {CHROMIUM_ARGUMENTS} from '../support/chromium';

/** Starts a Chromium that draws letters as they are, not as the screen of a machine wants them. */
export const DRAWING_ARGUMENTS: readonly string[] = [
  ...CHROMIUM_ARGUMENTS,
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** The context of a picture, whatever the machine's is. */
export const PICTURE_CONTEXT = {
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'UTC',
  contextOptions: {reducedMotion: 'reduce'},
} as const;

const FONTS = 'node_modules/@fontsource-variable';
const CODE_FONT = `${FONTS}/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2`;
const TEXT_FONT = `${FONTS}/inter/files/inter-latin-wght-normal.woff2`;

const read = (file: string) => fs.readFileSync(file).toString('base64');

/**
 * Gives code a font of the project, from the next document on: readers have that of their system. It needs no
 * exception from the content security policy.
 */
export async function useCodeFont(page: Page): Promise<void> {
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace('Code of the pictures', bytes, {weight: '100 800'}));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root {--mono: 'Code of the pictures' !important}");
    document.adoptedStyleSheets = [sheet];
  }, read(CODE_FONT));
}

/**
 * Waits for the font of the text: readers have that of their system where it isn't there at once
 * (`font-display: optional`), as on a busy machine.
 */
export async function useTextFont(page: Page): Promise<void> {
  await page.route('**/assets/css/*.css', (route) => {
    const css = fs.readFileSync(path.join('build', new URL(route.request().url()).pathname), 'utf8');
    return route.fulfill({
      contentType: 'text/css',
      body: css.replace('font-display:optional', 'font-display:block'),
    });
  });
}

/** Gives figures the font of the text: a drawing is an image, which sees no font of its page. */
export async function useFigureFont(page: Page): Promise<void> {
  const face = `<style>@font-face {font-family: Text; src: url(data:font/woff2;base64,${read(TEXT_FONT)})}</style>`;
  await page.route('**/assets/images/*.svg', (route) => {
    const svg = fs.readFileSync(path.join('build', new URL(route.request().url()).pathname), 'utf8');
    const body = svg.replace('font-family="', 'font-family="Text, ').replace('<title>', `${face}<title>`);
    return route.fulfill({contentType: 'image/svg+xml', body});
  });
}

/**
 * Dismisses the announcement from the next document on, as the reader of an earlier page did. What it says changes
 * with the day.
 */
export async function dismissAnnouncement(page: Page): Promise<void> {
  // Docusaurus adds a suffix to its keys.
  const [, suffix] =
    /docusaurus\.announcement\.dismiss(-\w+)/.exec(fs.readFileSync('build/index.html', 'utf8')) ?? [];
  if (suffix === undefined) throw new Error('The build names the key of its announcement differently.');
  await page.addInitScript(
    ([id, ending]) => {
      localStorage.setItem(`docusaurus.announcement.id${ending}`, id);
      localStorage.setItem(`docusaurus.announcement.dismiss${ending}`, 'true');
    },
    [announcementOn(sourceDayOf(process.cwd())).id, suffix] as const,
  );
}

/** Switches to light or dark. The switch may be below what is open, or close it; colors come from this alone. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    // Without the transitions of colors: the catalog has thousands, which Playwright would end one by one.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(still);
    const {dataset} = document.documentElement;
    dataset.theme = name;
    dataset.themeChoice = name;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }, theme);
}

/** Waits for letters and images that the window shows. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => {
      const {top, bottom, width} = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    await Promise.all(images.map((image) => image.decode()));
  });
}
