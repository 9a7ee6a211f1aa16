/** npm run social-cards: draws the pictures that others show in place of a link to a page. */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {AREAS} from '../src/product/areas';
import {SOCIAL_CARDS, socialCardPath, type SocialCard} from '../src/product/socialCards';
import {site} from '../src/product/site';
import {ICONS} from '../src/shell/icons/icons';
import {colorsOf} from '../src/shell/css/colors';
import {DRAWING_ARGUMENTS, PICTURE_CONTEXT} from '../tests/visual/steady';
import {ensureBrowser} from './browsers';
import {readCommandLine} from './command-line';

const SIZE = {width: 1200, height: 630} as const;
const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

readCommandLine(
  `
npm run social-cards

Draws ${Object.keys(SOCIAL_CARDS).join(', ')} with the colors, icons, and font of the site, and writes them to
static/img/social/.`,
  {},
);

const colors = colorsOf('dark');
const colorOf = (name: string): string => {
  const color = colors.get(`--${name}`);
  if (color === undefined) throw new Error(`src/shell/css/tokens.css has no color --${name}.`);
  return color;
};

const icons: Readonly<Record<string, {readonly line: string; readonly half?: string}>> = ICONS;
/** The drawing of the mark, without its color. */
const mark = fs.readFileSync('static/img/logo-dark.svg', 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const font = fs.readFileSync(FONT).toString('base64');

/** The icon of an area in its color; the mark where there is no area. */
function emblem(card: SocialCard, color: string): string {
  const icon = icons[card];
  if (!icon) return `<g transform="translate(800 135) scale(11.25)" fill="${color}">${mark}</g>`;
  return `<g transform="translate(800 135) scale(18)" color="${color}">
    <path fill="currentColor" fill-opacity=".18" d="${icon.half ?? ''}"/>
    <path fill="none" stroke="currentColor" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round" d="${icon.line}"/>
  </g>`;
}

function draw(card: SocialCard, title: string): string {
  const color = colorOf(card in AREAS ? card : 'mint');
  return `<!doctype html>
<style>
  @font-face {font-family: Text; src: url(data:font/woff2;base64,${font}); font-weight: 100 900}
  body {margin: 0; background: ${colorOf('pine')}}
  text {font-family: Text}
</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <g transform="translate(76 70) scale(2)" fill="${colorOf('mint')}">${mark}</g>
  <text x="156" y="114" font-size="34" font-weight="600" fill="${colorOf('pine-text')}">${site.productName}</text>
  ${emblem(card, color)}
  <text x="78" y="372" font-size="78" font-weight="680" letter-spacing="-2" fill="${colorOf('pine-text')}">${title}</text>
  <text x="80" y="436" font-size="34" fill="${colorOf('pine-muted')}">${site.tagline}</text>
  <rect x="80" y="508" width="96" height="8" rx="4" fill="${color}"/>
</svg>`;
}

const browser = await chromium.launch({
  executablePath: (await ensureBrowser('chromium')).file,
  args: [...DRAWING_ARGUMENTS],
});
const {contextOptions, ...context} = PICTURE_CONTEXT;
const page = await browser.newPage({...context, ...contextOptions, viewport: SIZE});
for (const [card, title] of Object.entries(SOCIAL_CARDS) as [SocialCard, string][]) {
  await page.setContent(draw(card, title));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = path.join('static', socialCardPath(card));
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const {length} = await page.screenshot({path: file});
  console.log(`${file}  ${(length / 1000).toFixed(1)} KB`);
}
await browser.close();
