import {expect, test} from '@playwright/test';
import {packNumbers, unpackNumbers} from '../../src/search/engine/format';
import {bestPassage, type Wanted} from '../../src/search/engine/passages';
import {areasOf, conceptsOf, Synonyms} from '../../src/search/engine/query';
import {termsOf, wordsOf} from '../../src/search/engine/words';
import {WrittenWords} from '../../src/search/engine/WrittenWords';
import {readPage} from '../../src/search/index-files/readPage';
import {withoutRepeatedText} from '../../src/search/index-files/repeatedText';

for (const [text, terms] of [
  ['deletions', ['delet']],
  ["someone's", ['someon']],
  ['CW-INT-101', ['cwint101', 'cw', 'int', '101']],
  ['CW_AGENT_KEY_REF', ['cwagentkeyref', 'cw', 'agent', 'kei', 'ref']],
  ['requestId', ['requestid', 'request', 'id']],
  ['HubSpot', ['hubspot']],
  ['opt-out', ['optout', 'opt', 'out']],
] as const) {
  test(`the terms of "${text}" are ${terms.join(', ')}`, () => {
    expect(termsOf(text)).toEqual(terms);
  });
}

test('words know where they are', () => {
  const text = 'Ask for CW-INT-101, twice.';
  expect(wordsOf(text).map(({start, length}) => text.slice(start, start + length))).toEqual([
    'Ask',
    'for',
    'CW-INT-101',
    'twice',
  ]);
});

test('packed numbers unpack to what they were', () => {
  const counts = new Map([
    [0, 1],
    [7, 3],
    [8, 1],
    [300, 2],
  ]);
  expect(unpackNumbers(packNumbers(counts))).toEqual(Object.fromEntries(counts));
});

const written = new WrittenWords('banner bigquery deletion hubspot retention', '33333');

test('mistyped words are what they mean', () => {
  expect(written.closeTo('hubsopt')).toEqual([expect.objectContaining({plain: 'hubspot', mistakes: 1})]);
  expect(written.closeTo('retetnion')[0]?.plain).toBe('retention');
  expect(written.closeTo('xyzzyplugh')).toEqual([]);
});

test('a query becomes concepts: phrases, words in two parts, words that are being typed', () => {
  const vocabulary = {stopWords: ['the', 'in'], synonyms: [['cookie banner', 'consent banner']]};
  const terms = (query: string) =>
    conceptsOf(query, new Synonyms(vocabulary), new Set(vocabulary.stopWords), {}, written).map(
      ({alternatives}) => alternatives.map((alternative) => alternative.terms.join(' ')),
    );
  expect(terms('the cookie banner ')).toEqual([['cooki banner', 'consent banner']]);
  expect(terms('big query ')).toEqual([
    ['big', 'bigqueri'],
    ['queri', 'bigqueri'],
  ]);
  expect(terms('delet')).toEqual([['delet', 'delet']]);
});

test('an identifier brings along what it is, and an area its addresses', () => {
  const concepts = conceptsOf(
    'CW-INT-101 ',
    new Synonyms({stopWords: [], synonyms: []}),
    new Set(),
    {'CW-INT': 'error'},
    written,
  );
  expect(concepts.filter(({isExtra}) => isExtra).map(({alternatives}) => alternatives[0]?.terms)).toEqual([
    ['error'],
  ]);
  expect(areasOf('release notes of May', {'release notes': '/changelog', api: '/api/v2/'})).toEqual([
    '/changelog',
  ]);
});

test('the best passage is the section where the words of the query stand together', () => {
  const wanted: Wanted = [
    {terms: new Set(['deadlin']), worth: 1},
    {terms: new Set(['miss']), worth: 1},
  ];
  const passage = bestPassage(
    [
      ['', '', 'A deadline counts from receipt.'],
      ['Overdue', 'overdue', 'First, a word. When a deadline is missed, the request is overdue.'],
    ],
    wanted,
  );
  expect(passage?.anchor).toBe('overdue');
  expect(passage?.positions).toEqual([
    [22, 8],
    [34, 6],
  ]);
});

const html = (title: string) => `<article><nav>Home</nav><h1>${title}</h1><p>Intro of ${title}.</p>
  <h2 id="revoke">Revoke access<a class="hash-link" href="#revoke">#</a></h2><p>Remove ${title} in the settings.</p>
  <table><tr><td><code>CW-INT-101</code></td><td>Sign in again</td></tr></table><pre>token_of_agent</pre></article>`;

test('a page is read section by section, without furniture', () => {
  const page = readPage(html('Acme'), '/acme', []);
  expect(page?.title).toBe('Acme');
  expect(page?.sections).toEqual([
    {heading: '', anchor: '', blocks: ['Intro of Acme.'], defined: [], code: []},
    {
      heading: 'Revoke access',
      anchor: 'revoke',
      blocks: ['Remove Acme in the settings.', 'CW-INT-101 Sign in again'],
      defined: ['CW-INT-101'],
      code: ['token_of_agent'],
    },
  ]);
  const unlisted = `<meta name="robots" content="noindex, nofollow">${html('Acme')}`;
  expect(readPage(unlisted, '/acme', [])).toBeUndefined();
});

test('text that many pages share, but for their name, is left out', () => {
  const pages = 'a b c d e f g h i j'
    .split(' ')
    .map((letter) => readPage(html(`Service ${letter}`), `/${letter}`, []));
  const [first] = withoutRepeatedText(pages.flatMap((page) => (page ? [page] : [])));
  expect(first?.sections.flatMap(({blocks}) => blocks)).toEqual([]);
});
