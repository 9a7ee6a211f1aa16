import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'js-yaml';
import {drawFigure} from '../../src/content/figures/draw';
import {readPages} from '../../src/content/rules/readPages';
import {APP_NAVIGATION} from '../../src/product/appNavigation';
import {areaOf} from '../../src/product/areas';
import {factsSection, productFacts} from '../support/productFacts';

/** A figure of a page whose source is a screen. */
interface ShownScreen {
  readonly page: string;
  readonly file: string;
  readonly alt: string;
  readonly text: string;
  readonly source: Record<string, unknown>;
}

const sources = fs
  .readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .map((name) => `docs/${name.split(path.sep).join('/')}`)
  .filter((name) => name.endsWith('.figure.yml'))
  .filter((name) => /^kind: screen$/m.test(fs.readFileSync(name, 'utf8')));

const screens: ShownScreen[] = readPages(process.cwd()).flatMap(({file: page, source: text}) => {
  return [...text.matchAll(/!\[([^\]]*)\]\((\S+\.figure\.yml)\)/g)].flatMap(([, alt = '', target = '']) => {
    const file = path.posix.join(path.posix.dirname(page), target);
    if (!sources.includes(file)) return [];
    return [{page, file, alt, text, source: load(fs.readFileSync(file, 'utf8')) as Record<string, unknown>}];
  });
});

/** Keys of a screen that hold words of the app: labels, and not what people have entered. */
const LABELS = new Set([
  'heading',
  'title',
  'quiet',
  'buttons',
  'tabs',
  'chips',
  'steps',
  'columns',
  'counts',
  'heads',
  'up',
  'across',
  'list',
  'label',
]);

/** Words of the app in a source, wherever they are. */
function labelsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return LABELS.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => labelsOf(entry, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'marks' ? Object.keys(entry as object) : labelsOf(entry, name),
  );
}

/** Text without what makes it bold, code, or a row of a table, and whatever case it has. */
const plain = (text: string): string => text.replace(/[*`|]/g, ' ').replace(/\s+/g, ' ').trim().toLowerCase();

test('the navigation of the app is the one of the product facts', () => {
  const [section = ''] = factsSection('1.4').split('\n- Buttons:');
  const products = section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [name = '', rest = ''] = line.slice(2).split(/ (?:\(gear\) )?> /);
      const pages = rest.split(' · ').map((page) => {
        const labels = [...page.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label);
        const [label = ''] = labels;
        if (page.includes('(pages')) return [label, labels.slice(1)] as const;
        // A site opens to pages, of which the first has tabs; the tabs of other pages are on the pages.
        if (page.includes('opens to')) {
          const below = page.replace(/ with tabs [^;]*/, '');
          return [label, [...below.matchAll(/\*\*(.+?)\*\*/g)].map(([, one = '']) => one).slice(1)] as const;
        }
        return [label, []] as const;
      });
      return [name.replaceAll('*', ''), rest === '' ? {} : Object.fromEntries(pages)] as const;
    });
  expect(products).toHaveLength(8);
  expect(APP_NAVIGATION).toEqual(Object.fromEntries(products));
});

test('at least twenty pages show a screen, and every screen is on a page of its area', () => {
  expect(new Set(screens.map(({page}) => page)).size).toBeGreaterThanOrEqual(20);
  expect(sources.filter((file) => !screens.some((screen) => screen.file === file))).toEqual([]);
  for (const {page, file, source} of screens) {
    const area = areaOf(`/${page}`) ?? 'platform';
    expect.soft(source.area, `${file} on ${page}`).toBe(area);
  }
});

test('every label of a screen is on its page or in the product facts', () => {
  for (const {page, file, text, source} of screens) {
    const words = plain(text.replace(/!\[[^\]]*\]/g, '')) + plain(productFacts);
    const unknown = labelsOf(source).filter((label) => !words.includes(plain(label)));
    expect.soft(unknown, `${file} on ${page}`).toEqual([]);
  }
});

/** Where the numbers of a screen are: from top to bottom, and from left to right. */
function placesOf(file: string): number[] {
  const {svg} = drawFigure(fs.readFileSync(file, 'utf8'), 'wide');
  const numbers = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="10"[^>]*>\n<text[^>]*>(\d)</g)];
  // Each number is in the screen and once more in the legend, which is below it.
  return numbers
    .slice(0, numbers.length / 2)
    .map(([, x, y, number]) => ({x: Number(x), row: Math.round(Number(y) / 18), number: Number(number)}))
    .sort((one, other) => one.row - other.row || one.x - other.x)
    .map(({number}) => number);
}

test('the numbers of a screen run from top to bottom', () => {
  for (const file of sources) {
    const places = placesOf(file);
    expect.soft(places.length, file).toBeGreaterThanOrEqual(2);
    expect.soft(places, file).toEqual(places.map((_, index) => index + 1));
  }
});

test('the alternative text of a screen says every number, in order', () => {
  for (const {page, file, alt, source} of screens) {
    const [, said = ''] = alt.split(' Marks: ');
    const numbers = [...said.matchAll(/(?:^|\. )(\d) /g)].map(([, number]) => Number(number));
    expect
      .soft(numbers, `${file} on ${page}`)
      .toEqual(Object.keys(source.marks as object).map((_, index) => index + 1));
  }
});
