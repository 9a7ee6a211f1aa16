import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {SmallSite} from '../support/smallSite';

/** A build takes six to ten seconds of an idle machine. */
const TIMEOUT = 300_000;
const PAGES = 'docs/request-manager';
const HEADINGS = ['__proto__', 'constructor', 'toString', 'حقوق الخصوصية', 'What & why', '1.0'];

const page = (title: string, body: string) => `---
title: ${title}
description: What looks odd and is right, which is this, must be built as it is written, ${title.toLowerCase()}.
tags: [requests]
---

${body}
`;

test('what is odd but right is built as it is written', async () => {
  test.setTimeout(TIMEOUT);
  const site = new SmallSite();
  try {
    site.write(
      `${PAGES}/line-ends.mdx`,
      page(
        'Other line ends',
        '## First\n\n| A | B |\n|---|---|\n| `c` | d |\n\n:::note[Title]\n\nText.\n\n:::',
      ).replace(/\n/g, '\r\n'),
    );
    site.write('docs/glossary.yml', (text) =>
      text.replace(
        /^dsar:\n {2}term: .*\n {2}definition: .*$/m,
        'dsar:\n  term: DSAR\n  definition: "A <b>request</b> & <script>alert(1)</script>"',
      ),
    );
    const many = Array.from({length: 1000}, (_, index) => `Step ${index}`);
    site.write(
      `${PAGES}/headings.mdx`,
      page(
        'Odd headings',
        [...HEADINGS, ...HEADINGS, ...many].map((heading) => `## ${heading}\n\nText.`).join('\n\n'),
      ),
    );
    const {code, output} = await site.build();
    expect(code, output).toBe(0);
    const read = (name: string) => load(fs.readFileSync(site.path(`build/${PAGES}/${name}.html`), 'utf8'));

    const lineEnds = read('line-ends');
    expect(lineEnds('h2#first').text()).toContain('First');
    expect(
      lineEnds('tbody :is(th, td)')
        .toArray()
        .map((cell) => lineEnds(cell).text()),
    ).toEqual(['c', 'd']);
    expect(lineEnds('.theme-admonition-note').text()).toContain('Title');

    const started = read('getting-started');
    expect(started('main').text()).toContain('A <b>request</b> & <script>alert(1)</script>');
    expect(started('.theme-doc-markdown :is(script, b)')).toHaveLength(0);

    const headings = read('headings');
    const ids = headings('main h2')
      .toArray()
      .map((heading) => headings(heading).attr('id') ?? '');
    expect(ids).toHaveLength(2 * HEADINGS.length + many.length);
    expect(ids.every((id) => /[\p{L}\p{N}]/u.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  } finally {
    site.remove();
  }
});
