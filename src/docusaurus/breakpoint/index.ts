import type {Plugin} from '@docusaurus/types';

/** Rewrites Docusaurus' breakpoint (996 px is mobile) to the specification's (below 996 px is mobile). */
export function moveBreakpoint(mediaQuery: string): string {
  return mediaQuery
    .replaceAll('(max-width: 996px)', '(max-width: 995.98px)')
    .replaceAll('(min-width: 997px)', '(min-width: 996px)');
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
          media(rule: {params: string}) {
            const params = moveBreakpoint(rule.params);
            // Only on change: PostCSS visits a changed rule again.
            if (params !== rule.params) rule.params = params;
          },
        },
      });
      return options;
    },
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
              use: [require.resolve('./windowSizeLoader.cjs')],
            },
          ],
        },
      };
    },
  };
}
