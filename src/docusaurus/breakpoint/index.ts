import type {Plugin} from '@docusaurus/types';
import {expectFiles, installHooks, rewriteText} from '../hooks';
import {isLeft, isMoved, mediaQueriesOf, moveBreakpoint} from './mediaQueries';

const LEFT = 'still has the breakpoint of Docusaurus, in a form that src/docusaurus/breakpoint does not know';

export const hooks = [
  rewriteText({
    name: 'breakpoint',
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    before: 'window.innerWidth > desktopBreakpoint',
    after: 'window.innerWidth >= desktopBreakpoint',
  }),
  expectFiles({
    name: 'breakpoint',
    expects: 'the stylesheet has the breakpoint 996 px, in media queries that can be moved',
    flaws(files) {
      const queries = [...files].flatMap(([name, text]) =>
        name.endsWith('.css') ? mediaQueriesOf(text()) : [],
      );
      return [
        ...(queries.some(isMoved) ? [] : ['no media query of the stylesheet had the breakpoint 996 px']),
        ...queries.filter(isLeft).map((query) => `@media ${query} ${LEFT}`),
      ];
    },
  }),
];

/** A rule of PostCSS. */
interface MediaRule {
  params: string;
  readonly error: (message: string) => Error;
}

/**
 * The mobile layout begins below 996 px. Docusaurus has no option for it: the value stands in
 * Infima's and the theme's media queries and in the hook `useWindowSize`, and all must agree.
 */
export default function breakpointPlugin(): Plugin<undefined> {
  return {
    name: 'breakpoint',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'breakpoint',
        AtRule: {
          media(rule: MediaRule) {
            const params = moveBreakpoint(rule.params);
            // Only on change: PostCSS visits a changed rule again.
            if (params !== rule.params) rule.params = params;
          },
        },
        // The live preview writes no stylesheet that could be looked at.
        OnceExit(root: {walkAtRules: (name: string, visit: (rule: MediaRule) => void) => void}) {
          root.walkAtRules('media', (rule) => {
            if (isLeft(rule.params)) throw rule.error(`Hook breakpoint: @media ${rule.params} ${LEFT}`);
          });
        },
      });
      return options;
    },
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
