import {expect, test} from '@playwright/test';
import {checkRedirects, pairsOf} from '../../src/plugins/redirect-rules/checkRedirects';

const PAGES = new Set(['/docs/a', '/docs/b']);

test('good redirects have no problems', () => {
  const pairs = pairsOf([{from: ['/docs/old', '/docs/older'], to: '/docs/a'}]);
  expect(checkRedirects(pairs, PAGES)).toEqual([]);
});

for (const {mistake, rules, message} of [
  {
    mistake: 'an unknown target',
    rules: [{from: '/old', to: '/docs/c'}],
    message: '/old -> /docs/c: the new address is not a page',
  },
  {
    mistake: 'a source that is a page',
    rules: [{from: '/docs/b', to: '/docs/a'}],
    message: '/docs/b -> /docs/a: the old address is a page',
  },
  {
    mistake: 'a redirect to itself',
    rules: [{from: '/docs/a', to: '/docs/a'}],
    message: '/docs/a -> /docs/a: a page cannot redirect to itself',
  },
  {
    mistake: 'a loop',
    rules: [
      {from: '/one', to: '/two'},
      {from: '/two', to: '/one'},
    ],
    message: '/one -> /two: a loop, /two redirects back',
  },
  {
    mistake: 'a chain',
    rules: [
      {from: '/oldest', to: '/old'},
      {from: '/old', to: '/docs/a'},
    ],
    message: '/oldest -> /old: a chain, /old redirects to /docs/a; name that one',
  },
  {
    mistake: 'a source given twice',
    rules: [
      {from: '/old', to: '/docs/a'},
      {from: '/old', to: '/docs/b'},
    ],
    message: '/old -> /docs/b: the old address is also redirected to /docs/a',
  },
  {
    mistake: 'a source without a slash',
    rules: [{from: 'old', to: '/docs/a'}],
    message: 'old -> /docs/a: the old address must start with a slash',
  },
  {
    mistake: 'a fragment',
    rules: [{from: '/old#top', to: '/docs/a'}],
    message: '/old#top -> /docs/a: the old address must have no query and no fragment',
  },
  {
    mistake: 'a trailing slash',
    rules: [{from: '/old/', to: '/docs/a'}],
    message: '/old/ -> /docs/a: the old address must not end in a slash',
  },
]) {
  test(`${mistake} is named with its pair`, () => {
    expect(checkRedirects(pairsOf(rules), PAGES)).toContain(message);
  });
}

test('all mistakes are reported in one run', () => {
  const problems = checkRedirects(pairsOf([{from: ['/docs/a', 'x'], to: '/nowhere'}]), PAGES);
  expect(problems).toHaveLength(4);
});
