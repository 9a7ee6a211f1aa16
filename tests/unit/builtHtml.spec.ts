import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {checkHtml} from '../../src/hosts/built-html/checkHtml';
import {elementsOf, isInlineScript, textOf} from '../../src/hosts/built-html/elements';
import {scriptHash} from '../../src/hosts/files/scriptHashes';
import {escapeJson} from '../../src/docusaurus/structured-data/escapeJson';

const trusted = new Set([scriptHash('known()')]);
const flawsOf = (body: string, head = '') =>
  checkHtml(elementsOf(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`), trusted);

test('scripts that run are found, however they are written; data and texts are not', () => {
  const html = `<script>one()</script><SCRIPT type=module>two()</SCRIPT >
    <script type="text/javascript" async>three()</script><script type='speculationrules'>{}</script>
    <script src=/assets/js/a.js></script><script type=application/ld+json>{"a":1}</script>
    <p title="<script>no()</script>">&lt;script>no()&lt;/script></p><!-- <script>no()</script> -->
    <svg><script>four()</script></svg><noscript><script>five()</script></noscript>`;
  expect(elementsOf(html).filter(isInlineScript).map(textOf)).toEqual([
    'one()',
    'two()',
    'three()',
    '{}',
    'four()',
    'five()',
  ]);
});

test('an ordinary page has nothing that it must not have', () => {
  expect(
    flawsOf(
      `<a href="/docs/a#b" class="x" target="_blank" rel="noopener">a</a><a href="#b">b</a>
      <a href="https://vendor.example/?a=b&c=d">c</a><a href="mailto:a@clearwarden.example">d</a>
      <img src="/assets/images/a-1.svg" alt="A" width="1" height="1"><script>known()</script>
      <svg viewBox="0 0 9 9"><path d="M0 0" fill="none"></path><use href="#icon"></use></svg>
      <p style="color:red" aria-label="x" data-x="y"></p>`,
      `<meta charset="UTF-8"><meta property="og:image" content="https://docs.clearwarden.example/img/a.png">
      <link rel="stylesheet" href="/assets/css/a.css"><script src="/assets/js/runtime~main.1.js" defer></script>
      <script type="application/ld+json">{"a":1}</script>`,
    ),
  ).toEqual([]);
});

for (const [html, flaw] of [
  ['<script>other()</script>', /^the inline script "other\(\)" is none of those/],
  ['<svg><script href="https://evil.example/x.js"></script></svg>', /^<script> is not allowed in a drawing/],
  ['<noscript><iframe src="/"></iframe></noscript>', /^<iframe> is not allowed; allowed are a, abbr, /],
  ['<math></math>', /^<math> is not allowed/],
  ['<p onclick="x()"></p>', /^<p onclick="x\(\)">: onclick is not allowed; <p> may have aria-\*, class, /],
  ['<a href="java\nscript:x()">x</a>', /href must be an address of this site, or/],
  ['<a href="http://a.example/">x</a>', /href must be/],
  ['<a href="//a.example/">x</a>', /href must be/],
  ['<a href="/\\a.example/">x</a>', /href must be/],
  ['<a href="/\t/a.example/">x</a>', /href must be/],
  ['<img src="/\\a.example/x.png" alt="">', /src must be an address of this site/],
  ['<img src="data:image/png;base64,AA" alt="">', /src must be/],
  ['<svg><use href="/img/a.svg#b"></use></svg>', /href must be a part of the page/],
  ['<svg><path fill="url(https://a.example/#x)"></path></svg>', /fill must be a style that loads nothing/],
  ['<p style="background: u\\72l(//a.example)"></p>', /style must be a style that loads nothing/],
  ['<input type="password">', /type must be one of checkbox, radio, search/],
  ['<script src="/assets/js/../../img/x.js"></script>', /src must be a path below \/assets\/js\//],
  ['<script type="application/ld+json">{"a":"<b>"}</script>', /has a <, which could end its element/],
  ['<link rel="dns-prefetch" href="//a.example">', /rel must be one of alternate, /],
  ['<meta http-equiv="refresh" content="0; url=/">', /^<meta http-equiv="refresh">: <meta> must have a name/],
  ['<meta name="referrer" content="unsafe-url">', /^<meta name="referrer">/],
  ['<base href="/">', /^<base> is not allowed/],
  ['<form action="/"></form>', /action must be one of \/search\//],
  ['<form action="/search/" method="post"></form>', /method must be one of get/],
  ['<constructor></constructor>', /^<constructor> is not allowed/],
  ['<p constructor="x"></p>', /constructor is not allowed/],
  ['<meta name="constructor" content="x">', /^<meta name="constructor">/],
] as const) {
  test(`a page must not have ${JSON.stringify(html)}`, () => {
    expect(flawsOf(html)).toEqual([expect.stringMatching(flaw)]);
  });
}

test('no text in structured data ends its element, and search engines read what was written', () => {
  const pieces = fc.constantFrom(
    '</script>',
    '<!--',
    '<script>',
    '-->',
    ']]>',
    '"',
    '\\',
    '\u2028',
    '<',
    '&lt;',
    'a',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (texts) => {
      const name = texts.join('');
      const json = escapeJson(JSON.stringify({name}));
      expect(JSON.parse(json)).toEqual({name});
      const elements = elementsOf(
        `<head><script type="application/ld+json">${json}</script></head><p>after</p>`,
      );
      expect(elements.map(({tagName}) => tagName)).toEqual(['html', 'head', 'script', 'body', 'p']);
    }),
    {seed: 1},
  );
});
