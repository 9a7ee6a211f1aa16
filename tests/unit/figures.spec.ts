import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {checkFigure, drawFigure, drawQuery, FIGURE} from '../../src/content/figures/draw';
import figureLoader from '../../src/content/figures/figureLoader.cjs';
import {KINDS} from '../../src/content/figures/kinds';
import {FIGURE_COLORS, inDark, type FigureColorName} from '../../src/content/figures/palette';
import {measure, NOTE, TITLE, wrap} from '../../src/content/figures/text';
import {AREAS, type Area} from '../../src/product/areas';
import {contrast, luminance} from '../support/contrast';
import {colorsOf} from '../../src/shell/css/colors';

const {ink, muted, line, paper, fill, system, person, stop, stopTint, shade} = FIGURE_COLORS;
const AREA_NAMES = Object.keys(AREAS) as Area[];

/** The colors of the page that figures have, too. */
const TOKENS: Partial<Record<FigureColorName, string>> = {
  ink: 'ink',
  muted: 'muted',
  hair: 'line',
  line: 'control',
  paper: 'paper',
  fill: 'paper2',
  ...Object.fromEntries(
    AREA_NAMES.flatMap((area) => [
      [area, area],
      [`${area}Tint`, `${area}-tint`],
    ]),
  ),
};

for (const mode of ['light', 'dark'] as const) {
  test(`text of figures can be read in ${mode} mode`, () => {
    const pairs = [
      ...[paper, fill, system, stopTint].flatMap((on) => [
        [ink[mode], on[mode]],
        ...(on === stopTint ? [] : [[muted[mode], on[mode]]]),
      ]),
      [stop[mode], stopTint[mode]],
      [person[mode], paper[mode]],
      ...AREA_NAMES.map((area) => [paper[mode], FIGURE_COLORS[area][mode]]),
    ] as [string, string][];
    expect(pairs.filter((pair) => contrast(...pair) < 4.5)).toEqual([]);
    expect(contrast(line[mode], paper[mode])).toBeGreaterThanOrEqual(3);
  });

  test(`figures have the colors of the page in ${mode} mode`, () => {
    const own = Object.entries(TOKENS).map(([name]) => [name, FIGURE_COLORS[name as FigureColorName][mode]]);
    expect(own).toEqual(
      Object.entries(TOKENS).map(([name, token]) => [name, colorsOf(mode).get(`--${token}`)]),
    );
  });

  test(`what hides something is dark in ${mode} mode`, () => {
    expect(luminance(shade[mode])).toBe(0);
    expect(contrast(shade[mode], fill[mode])).toBeGreaterThan(1.2);
  });
}

test('a figure gets its dark colors, and the rest of the file is left alone', () => {
  const svg = `<svg fill="${ink.light}"><rect fill="${paper.light}" marker-end="url(#fade)"/></svg>`;
  expect(inDark(svg)).toBe(
    `<svg fill="${ink.dark}"><rect fill="${paper.dark}" marker-end="url(#fade)"/></svg>`,
  );
});

/** The smallest figure, with what a test adds to it. */
const rail = (first = '', second = '') =>
  `kind: rail\narea: consent\nabout: Two steps\nsteps:\n  - {title: One${first}}\n  - {title: Two${second}}\n`;

type Loader = (this: {getOptions: () => unknown; resourceQuery?: string}, content: string) => string;

test('a source becomes the file that is asked for', () => {
  const loader = figureLoader as unknown as Loader;
  const draw = (resourceQuery: string) =>
    loader.call({getOptions: () => ({draw: drawQuery}), resourceQuery}, rail(', accent: true'));
  expect(draw('?wide-light')).toContain(`viewBox="0 0 704 `);
  expect(draw('?narrow-dark')).toContain(`viewBox="0 0 350 `);
  expect(draw('?wide-light')).toContain(FIGURE_COLORS.consent.light);
  expect(draw('?wide-dark')).toContain(FIGURE_COLORS.consent.dark);
  expect(draw('?wide-dark')).not.toContain(FIGURE_COLORS.consent.light);
  expect(() => draw('?tall')).toThrow('?tall');
});

test('a bar is at least as wide as what it hides, which stands in the original alone', () => {
  const source = `
kind: redaction
area: guides
about: A note
before: {title: Original}
after: {title: Redacted}
action: redacted
heading: Note
paragraphs:
  - - {text: By}
    - {text: Sam Ellery, reason: other person, tool: Text, rest: ' of the store'}
`;
  for (const form of ['wide', 'narrow'] as const) {
    const $ = load(drawFigure(source, form).svg, {xmlMode: true});
    const texts = $('text')
      .toArray()
      .map((text) => $(text).text());
    expect(texts.filter((text) => text === 'By')).toHaveLength(2);
    expect(texts.filter((text) => text.includes('Sam Ellery'))).toEqual(['Sam Ellery of the store']);
    const bar = $(`rect[fill="${FIGURE_COLORS.shade.light}"]`);
    expect(bar).toHaveLength(1);
    expect(Number(bar.attr('width')) + 2).toBeGreaterThanOrEqual(measure('Sam Ellery', NOTE));
    const rest = $('text').filter((_, text) => $(text).text() === 'of the store');
    expect(Number(rest.attr('x'))).toBeGreaterThan(Number(bar.attr('x')) + Number(bar.attr('width')));
  }
});

/** The smallest screen, with what a test changes of it. */
const screen = (changes: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    kind: 'screen',
    area: 'platform',
    about: 'Users',
    app: 'Settings > Users',
    heading: 'Users',
    buttons: ['Invite Users', 'Export'],
    focus: 'Export',
    ...changes,
    marks: {'Invite Users': 'adds people', Export: '', ...(changes.marks ?? {})},
  });

const MISTAKES: readonly (readonly [string, string, readonly (string | RegExp)[]])[] = [
  ['is no YAML', 'kind: [', ['cannot be read as YAML']],
  [
    'is of no kind',
    'kind: cake\narea: consent\nabout: Cake',
    [`kind must be one of [${Object.keys(KINDS).join(', ')}`],
  ],
  [
    'has several',
    'kind: rail\narea: moon\nsteps:\n  - {title: One, by: robot}\n  - {name: Two}\n',
    [
      'area must be one of [requests, consent',
      'about is required',
      'steps[0].by must be one of [system, person, thing, stop]',
      'steps[1].title is required',
      'steps[1].name is not allowed',
    ],
  ],
  [
    'leaves its paper',
    rail(`: ${'w'.repeat(90)}`.replace(': ', ', note: ')),
    [/the wide form leaves its paper: "w+"/, /the narrow form leaves/],
  ],
  [
    'has two emphases',
    rail(', accent: true', ', accent: true'),
    [/wide form has 2 elements with accent/, /narrow form has 2/],
  ],
  [
    'is too high',
    rail(`, items: [${Array.from({length: 14}, (_, index) => `{term: T${index}, note: Note}`).join(', ')}]`),
    [/the wide form is \d+ high; a figure may have 560/],
  ],
  [
    'has a line through a text',
    `kind: map\narea: risk\nabout: Lines\nrows:\n  - [{id: a, title: A}]\n  - [{title: ${'many '.repeat(13)}, boxes: [{id: b, title: B}]}]\narrows: [{from: a, to: b}]\n`,
    [/the wide form has a line through "many .+many"/],
  ],
  [
    'leads nowhere',
    'kind: state\narea: risk\nabout: States\nstates:\n  - {id: a, title: A, transitions: [{to: c}]}\n  - {id: a, title: B}\n',
    ['has two elements with the name a', 'refers to c; names in this figure are a, a'],
  ],
  [
    'has cells of no level',
    'kind: matrix\narea: risk\nabout: Levels\nacross: {title: A, values: [a, b]}\nup: {title: B, values: [a, b]}\nlevels: [Low, High]\ncells: [[[1, Low], [2, Odd]]]\n',
    ['cells must be 2 rows of 2', 'the level Odd of 2 must be one of Low, High'],
  ],
  ['has days for some steps', rail(', at: 1'), ['either all have at']],
  [
    'numbers what is not there',
    screen({marks: {Gone: 'is not there'}}),
    ['the wide form: the screen has no element "Gone"', 'the narrow form: the screen has no element "Gone"'],
  ],
  [
    'shows a page that the app does not have',
    screen({app: 'Settings > Weather'}),
    [/the wide form: the app has no page Settings > Weather/],
  ],
  [
    'has a label that is too long',
    screen({body: [{fields: [{label: 'w'.repeat(35)}]}]}),
    [/the narrow form: "w+" is \d+ units too wide for its place/],
  ],
  [
    'has a part of two kinds',
    screen({body: [{text: 'One', quiet: 'Two'}]}),
    ['body[0] contains a conflict between exclusive peers'],
  ],
];

for (const [what, source, says] of MISTAKES) {
  test(`a figure that ${what} is told, with all that is wrong`, () => {
    const flaws = checkFigure(source);
    expect(flaws).toHaveLength(says.length);
    says.forEach((message, index) => {
      if (typeof message === 'string') expect(flaws[index]).toContain(message);
      else expect(flaws[index]).toMatch(message);
    });
  });
}

test('text is measured with wide letters, and broken where it may be', () => {
  expect(measure('Processing', TITLE)).toBeCloseTo(92.5, 0);
  expect(measure('a `b_c` d', NOTE)).toBeGreaterThan(measure('a bc d', NOTE));
  const texts = (text: string, width: number) =>
    wrap(text, width, NOTE).map(({runs}) => runs.map((run) => run.text).join(''));
  expect(texts('one two three', 60)).toEqual(['one two', 'three']);
  expect(texts('one\ntwo', 600)).toEqual(['one', 'two']);
  expect(texts('`wait_for_update`', 90)).toEqual(['wait_for_', 'update']);
  expect(texts('unbreakable', 10)).toEqual(['unbreakable']);
});

const SOURCES = ['docs', 'changelog'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => FIGURE.test(file))
    .map((file) => path.join(folder, file)),
);

/** What an element of a drawing takes from left to right, and from top to bottom. */
function extentOf(name: string, attribute: (key: string) => string | undefined, text: string) {
  const number = (key: string) => Number(attribute(key) ?? 0);
  const [x, y] = [number('x'), number('y')];
  switch (name) {
    case 'rect':
      return [x, x + number('width'), y, y + number('height')];
    case 'circle':
      return [
        number('cx') - number('r'),
        number('cx') + number('r'),
        number('cy') - number('r'),
        number('cy') + number('r'),
      ];
    case 'text': {
      const isBold = attribute('font-weight') === '600';
      const code = attribute('font-family') === undefined ? text : `\`${text}\``;
      const size = Number(attribute('font-size') ?? NOTE.size);
      const width = measure(code, {size, weight: isBold ? 600 : 400, leading: 0});
      const start = {middle: x - width / 2, end: x - width}[attribute('text-anchor') ?? ''] ?? x;
      return [start, start + width, y - size, y];
    }
    default: {
      const numbers = (attribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
      const xs = numbers.filter((_, index) => index % 2 === 0);
      const ys = numbers.filter((_, index) => index % 2 === 1);
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    }
  }
}

test('every figure fits its form, can be read, and has the colors of the palette', () => {
  expect(SOURCES.length).toBeGreaterThan(15);
  for (const file of SOURCES) {
    const source = fs.readFileSync(file, 'utf8');
    expect(checkFigure(source), file).toEqual([]);
    for (const [form, width] of [
      ['wide', 704],
      ['narrow', 350],
    ] as const) {
      const {svg, height} = drawFigure(source, form);
      const where = `${file}, ${form}`;
      const $ = load(svg, {xmlMode: true});
      expect($('svg').attr('viewBox'), where).toBe(`0 0 ${width} ${height}`);
      expect($('title').text(), where).not.toBe('');
      if (form === 'wide') expect(height, where).toBeLessThanOrEqual(560);
      const colors = Object.values(FIGURE_COLORS).map(({light}) => light as string);
      expect(
        (svg.match(/#[\da-f]{3,8}\b/gi) ?? []).filter((color) => !colors.includes(color)),
        where,
      ).toEqual([]);
      const sizes = $('[font-size]')
        .toArray()
        .map((element) => Number($(element).attr('font-size')));
      expect(Math.min(...sizes), where).toBeGreaterThanOrEqual(14);
      const outside = $('rect, circle, path, text')
        .toArray()
        .filter((element) => {
          const [left = 0, right = 0, top = 0, bottom = 0] = extentOf(
            element.tagName,
            (key) => $(element).attr(key),
            $(element).text(),
          );
          return left < -0.5 || right > width + 0.5 || top < -0.5 || bottom > height + 0.5;
        })
        .map((element) => $.xml(element));
      expect(outside, where).toEqual([]);
    }
  }
});
