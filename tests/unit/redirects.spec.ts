import {expect, test} from '@playwright/test';
import {checkRedirects, pairsOf, wellFormed} from '../../src/hosts/redirects/checkRedirects';

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
  ...[' ', '*', ':', '%2e', '\n', '"', "'", ';', '(', '[', '{', '+', '!', '@', '$', '\\', '\u00e9'].map(
    (text) => ({
      mistake: `a source with ${JSON.stringify(text)}`,
      rules: [{from: `/o${text}ld`, to: '/docs/a'}],
      message: new RegExp(
        '^/o.{1,3}ld -> /docs/a: the old address may have letters, digits, "-", ".", "_", "~" and "/", and nothing else$',
      ),
    }),
  ),
  {
    mistake: 'two slashes',
    rules: [{from: '//evil.example', to: '/docs/a'}],
    message: '//evil.example -> /docs/a: the old address must not have two slashes side by side',
  },
  {
    mistake: 'a folder above',
    rules: [{from: '/a/../old', to: '/docs/a'}],
    message: '/a/../old -> /docs/a: the old address must not have "." or ".." between slashes',
  },
  {
    mistake: 'an ending that hosts take away',
    rules: [{from: '/old/index.html', to: '/docs/a'}],
    message: '/old/index.html -> /docs/a: the old address must not end in .html, which hosts take away',
  },
  {
    mistake: 'a target on another host',
    rules: [{from: '/old', to: 'https://evil.example'}],
    message: '/old -> https://evil.example: the new address must start with a slash',
  },
]) {
  test(`${mistake} is named with its pair`, () => {
    const problems = checkRedirects(pairsOf(rules), PAGES);
    if (typeof message === 'string') expect(problems).toContain(message);
    else expect(problems.filter((problem) => message.test(problem))).toHaveLength(1);
  });
}

test('all mistakes are reported in one run', () => {
  const problems = checkRedirects(pairsOf([{from: ['/docs/a', 'x'], to: '/nowhere'}]), PAGES);
  expect(problems).toHaveLength(4);
});

test('what Docusaurus gets are the rules whose addresses are well formed', () => {
  const good = {from: ['/old', '/older'], to: '/docs/a'};
  expect(wellFormed([good, {from: ['/old', '/o*'], to: '/docs/a'}, {from: '/old', to: '//x'}])).toEqual([
    good,
  ]);
});
