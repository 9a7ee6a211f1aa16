import {expect, test} from '@playwright/test';
import {parseAddress, searchAddress} from '../../src/search/browser/address';
import {groupsOf} from '../../src/search/browser/groups';
import {beginningOf, excerptAround, markWords, type MarkedText} from '../../src/search/browser/highlight';
import type {SearchResult} from '../../src/search/browser/results';
import {TASKS, waysOn} from '../../src/search/browser/waysOn';
import {areasOf} from '../../src/search/engine/areas';
import {conceptsOf} from '../../src/search/engine/concepts';
import {identifierKeys, keysOfName, placeOf} from '../../src/search/engine/identifiers';
import {bestExcerpt, positionsIn, type WeightedTerms} from '../../src/search/engine/excerpt';
import {
  packPostings,
  unpackPostings,
  type PackedPlace,
  type SectionText,
} from '../../src/search/engine/format';
import {Synonyms} from '../../src/search/engine/synonyms';
import {termsOf, wordsOf} from '../../src/search/engine/words';
import {WrittenWords} from '../../src/search/engine/WrittenWords';
import {readPage} from '../../src/search/index/readPage';
import {withoutRepeatedText} from '../../src/search/index/repeatedText';
import {LONGEST_QUERY} from '../../src/search/longestQuery';
import {routes} from '../support/routes';

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

test('packed postings unpack to what they were', () => {
  const counts = new Map([
    [0, 1],
    [7, 3],
    [8, 1],
    [300, 2],
  ]);
  expect(unpackPostings(packPostings(counts))).toEqual(Object.fromEntries(counts));
});

const written = new WrittenWords('banner bigquery deletion hubspot retention', '33333');

test('mistyped words are what they mean', () => {
  expect(written.closestTo('hubsopt')).toEqual([expect.objectContaining({plain: 'hubspot', distance: 1})]);
  expect(written.closestTo('retetnion')[0]?.plain).toBe('retention');
  expect(written.closestTo('xyzzyplugh')).toEqual([]);
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

for (const [typed, prefix] of [
  ['xy', undefined],
  ['xyz', 'xyz'],
  ['xyzzyp', 'xyzzyp'],
  ['xyzzypl', 'xyzzypl'],
  ['xyzzyplugh', 'xyzzyplugh'],
  ['xyzzyplugh ', undefined],
] as const) {
  test(`"${typed}" is ${prefix ? 'looked up as a prefix' : 'no prefix'} when the site does not have it`, () => {
    const none = new Synonyms({stopWords: [], synonyms: []});
    const [concept] = conceptsOf(typed, none, new Set(), {}, written);
    expect(concept?.prefix).toBe(prefix);
  });
}

const section = (heading: string, text: string, questions = ''): SectionText => ({
  heading,
  anchor: heading.toLowerCase(),
  text,
  questions,
});
const wanted: WeightedTerms = [
  {terms: new Set(['deadlin']), weight: 1},
  {terms: new Set(['miss']), weight: 1},
];

test('the best excerpt is of the section where the words of the query stand together', () => {
  const excerpt = bestExcerpt(
    [
      section('', 'A deadline counts from receipt.'),
      section('Overdue', 'First, a word. When a deadline is missed, the request is overdue.'),
    ],
    wanted,
  );
  expect(excerpt?.anchor).toBe('overdue');
  expect(excerpt?.positions).toEqual([
    {start: 22, length: 8},
    {start: 34, length: 6},
  ]);
});

test('of sections that say the same, the first is the excerpt', () => {
  const sections = ['First', 'Second', 'Third'].map((heading) => section(heading, 'A deadline is missed.'));
  expect(bestExcerpt(sections, wanted)?.heading).toBe('First');
  expect(bestExcerpt([...sections].reverse(), wanted)?.heading).toBe('Third');
});

test('a section whose question has the words is the excerpt, and its text is shown', () => {
  const sections = [
    section('', 'A deadline counts from receipt.'),
    section('Overdue', 'It is red.', 'what if we miss the deadline'),
  ];
  const excerpt = bestExcerpt(sections, wanted);
  expect(excerpt).toMatchObject({anchor: 'overdue', text: 'It is red.', positions: []});
});

test('of lines that say the same, the excerpt begins with the first', () => {
  const gap = 'word '.repeat(30);
  const text = `A deadline is missed. ${gap}A deadline is missed.`;
  expect(bestExcerpt([section('', text)], wanted)?.positions[0]).toEqual({start: 2, length: 8});
  // And with a later one that says more.
  const later = `A deadline. ${gap}A deadline is missed.`;
  expect(bestExcerpt([section('', later)], wanted)?.positions[0]?.start).toBe(later.lastIndexOf('deadline'));
});

/** A marked text with brackets around its marks. */
const shown = (marked: MarkedText) =>
  marked.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');

const placesOf = (text: string, found: readonly string[]) =>
  found.map((word) => ({start: text.indexOf(word), length: word.length}));

test('words of the query are marked, as wholes', () => {
  const text = 'Removing personal data of a <b>person</b>';
  expect(shown(markWords(text, positionsIn(text, [{terms: new Set(['person']), weight: 1}])))).toBe(
    'Removing [personal] data of a <b>[person]</b>',
  );
  expect(shown(markWords(text, []))).toBe(text);
});

const around = (text: string, found: readonly string[], length: number) =>
  shown(excerptAround(text, placesOf(text, found), length));

test('an excerpt has as much before the first mark as after it, and ends between words', () => {
  const text = 'one two three four five six seven eight nine';
  expect(around(text, ['five'], 100)).toBe('one two three four [five] six seven eight nine');
  expect(around(text, ['five'], 22)).toBe('… four [five] six seven …');
  expect(around(text, ['one', 'three'], 15)).toBe('[one] two [three] …');
  expect(around(text, ['nine'], 11)).toBe('… eight [nine]');
  expect(around('A row-level policy. Deleted rows stay.', ['Deleted'], 18)).toBe('… policy. [Deleted] …');
  expect(around(text, ['seven'], 3)).toBe('… [seven] …');
});

test('the beginning of a text ends between words', () => {
  expect(beginningOf('one two three', 13)).toBe('one two three');
  expect(beginningOf('one two three', 12)).toBe('one two …');
  expect(beginningOf('one two three', 7)).toBe('one two …');
  expect(beginningOf('onetwothree', 4)).toBe('onet …');
});

test('results of one kind stand together, and the best is the first of all', () => {
  const result = (address: string, id: number): SearchResult => ({id, address, title: [], breadcrumbs: []});
  const addresses = [
    '/api/v2/get-profile',
    '/docs/consent/overview#a',
    '/docs/integrations/connection-instructions/hubspot',
    '/api/v2',
    '/docs/integrations/overview',
    '/changelog/2025-07',
    '/',
  ];
  const groups = groupsOf(addresses.map(result)).map(({label, results}) => [
    label,
    results.map(({address}) => addresses.indexOf(address)),
  ]);
  expect(groups).toEqual([
    ['API', [0, 3]],
    ['Guides', [1, 4, 6]],
    ['Services', [2]],
    ['Changelog', [5]],
  ]);
});

test('what the search offers beside its hits are pages of the site', () => {
  const pages = new Set([...routes.docs.map(({path}) => path), '/tags']);
  const offered = [...TASKS, ...waysOn('a & b')].map(({address}) => address);
  expect(offered).toHaveLength(6);
  expect(offered.map((address) => address.replace(/\?.*/, '')).filter((path) => !pages.has(path))).toEqual(
    [],
  );
  expect(offered).toContain('/docs/integrations/catalog?q=a+%26+b');
});

const html = (title: string) => `<article><nav>Home</nav><h1>${title}</h1><p>Intro of ${title}.</p>
  <h2 id="revoke">Revoke access<a class="hash-link" href="#revoke">#</a></h2><p>Remove ${title} in the settings.</p>
  <table><tr><td><code>CW-INT-101</code></td><td>Sign in again</td></tr></table><pre>token_of_agent</pre>
  <dl><div id="response-due_at"><dt><a href="#response-due_at"><code>due_at</code></a> string</dt><dd>The deadline</dd></div></dl></article>`;

test('a page is read section by section, without furniture', () => {
  const asked = [{ask: 'take it back', at: 'revoke'}, {ask: 'what is acme'}];
  const page = readPage(html('Acme'), '/acme', [], asked);
  expect(page?.title).toBe('Acme');
  expect(page?.sections).toEqual([
    {heading: '', anchor: '', blocks: ['Intro of Acme.'], defined: [], code: [], questions: ['what is acme']},
    {
      heading: 'Revoke access',
      anchor: 'revoke',
      blocks: ['Remove Acme in the settings.', 'CW-INT-101 · Sign in again', 'due_at string', 'The deadline'],
      defined: [{name: 'CW-INT-101'}, {name: 'due_at', anchor: 'response-due_at'}],
      code: ['token_of_agent'],
      questions: ['take it back'],
    },
  ]);
  const list = '<tr><th><a href="#revoke">Revoke</a></th><td><code>POST /keys/<wbr>revoke</code></td></tr>';
  const other = '<tr><th>See <a href="#revoke">below</a></th><td><code>POST /keys</code></td></tr>';
  const operations = readPage(`<article><table>${list}${other}</table></article>`, '/acme', []);
  expect(operations?.listed).toEqual([{name: 'POST /keys/revoke', anchor: 'revoke'}]);
  const unlisted = `<meta name="robots" content="noindex, nofollow">${html('Acme')}`;
  expect(readPage(unlisted, '/acme', [])).toBeUndefined();
});

test('a term of the glossary is a word of its sentence', () => {
  const term = '<button data-term="">redaction</button><span class="hint">Hiding.</span>';
  const page = readPage(
    `<article><h1>A</h1><p>By ${term}, <button>Copy</button>it goes.</p></article>`,
    '/a',
    ['.hint'],
  );
  expect(page?.sections[0]?.blocks).toEqual(['By redaction, it goes.']);
});

test('a list of pages in their own words is no text of the page, but its links count', () => {
  const list = '<div data-of-other-pages><ul><li><a href="/beta">Beta</a> does it</li></ul></div>';
  const page = readPage(`<article><h1>All</h1><p>Own</p>${list}</article>`, '/all', []);
  expect(page?.sections.flatMap(({blocks}) => blocks)).toEqual(['Own']);
  expect(page?.links).toEqual(['/beta']);
});

test('a query that is an identifier is told from words', () => {
  const id = 'pr_01K56TZY0GJ8V5HMEMRGAECABA';
  const keys: Readonly<Record<string, readonly string[]>> = {
    getPrivacyRequest: ['getprivacyrequest'],
    '`previous_status`': ['previous_status'],
    'Idempotency-Key:': ['idempotency-key'],
    'CW-INT-101': ['cw-int-101'],
    'PATCH /opt-out-requests': ['patch /opt-out-requests'],
    [`get https://harborpine.clearwarden.example/api/v2/privacy-requests/${id}?include=timeline`]: [
      'get /privacy-requests/{}',
    ],
    '/privacy-requests/{privacy_request_id}/integrations/': ['/privacy-requests/{}/integrations'],
    'delete /': ['delete /'],
    69: ['69'],
    'Exit code 69': ['69'],
    'subject.identifiers[].type': ['subject.identifiers.type'],
    'rights.*.deadline': ['rights.deadline'],
    'data.status': ['data.status', '`status'],
    'data[].status': ['`status'],
    'data[0].subject.email': ['subject.email'],
    '`status`': ['`status'],
    '"status":': ['`status'],
    'files[]': ['`files'],
    Link: ['Link'],
    'link:': ['`link'],
  };
  expect(Object.keys(keys).map(identifierKeys)).toEqual(Object.values(keys));
  const words = [
    'deletion',
    'status',
    'link',
    'opt-out requests',
    'patch a request',
    '',
    'what is due_at',
    '69 days',
    'exit code',
    'Link a system',
  ];
  expect(words.filter((word) => identifierKeys(word).length > 0)).toEqual([]);
});

test('a name that could be a word is found as code, and by its capital letter', () => {
  expect(['due_at', 'status', 'Link', '69', 'data.status'].map(keysOfName)).toEqual([
    ['due_at'],
    ['`status'],
    ['`link', 'Link'],
    ['69'],
    ['data.status'],
  ]);
});

test('the end of a path leads to the field, the shortest first', () => {
  const keys = ['a.b.details.corrections.field', 'details.corrections.field', 'field', '`status'];
  const places = keys.map((key, page): PackedPlace => [key, page, 0, '']);
  expect(placeOf('corrections[].field', places)?.[0]).toBe('details.corrections.field');
  expect(placeOf('data.status', places)?.[0]).toBe('`status');
  expect(placeOf('rections.field', places)).toBeUndefined();
});

test('text that many pages share, but for their name, is left out', () => {
  const pages = 'a b c d e f g h i j'
    .split(' ')
    .map((letter) => readPage(html(`Service ${letter}`), `/${letter}`, []));
  const [first] = withoutRepeatedText(pages.flatMap((page) => (page ? [page] : [])));
  expect(first?.sections.flatMap(({blocks}) => blocks)).toEqual([]);
});

test('the address of the search page says what is asked for, and what it cannot mean is left out', () => {
  const asked = {query: 'webhook & co', context: 'api', version: '2.0/'};
  const address = searchAddress('/', asked);
  expect(address).toBe('/search/?q=webhook+%26+co&ctx=api&version=2.0%2F');
  expect(parseAddress(new URL(address, 'https://site.example').search)).toEqual(asked);
  expect(searchAddress('/', {query: 'webhook'})).toBe('/search/?q=webhook');
  expect(parseAddress(`?ctx=elsewhere&q=${'a'.repeat(100_000)}`)).toEqual({
    query: 'a'.repeat(LONGEST_QUERY),
    context: '',
    version: '',
  });
});
