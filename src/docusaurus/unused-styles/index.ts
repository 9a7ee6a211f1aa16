import type {Plugin} from '@docusaurus/types';
import type {AtRule, Root, Rule} from 'postcss';
import {expectFiles, installHooks} from '../hooks';
import {isLeftOut, UNUSED, type Unused} from './unused';

/** The classes that an element must have for a rule to reach it. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** Takes rules for classes that no page has, and variables that nothing reads, out of a stylesheet. */
export function leaveOut(root: Root, unused: Unused): void {
  root.walkRules((rule: Rule) => {
    // Frames of an animation are rules, too.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter(
      (selector) => !classesOf(selector).some((name) => isLeftOut(unused, name)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkDecls(/^--/, (declaration) => {
    if (unused.variables.some((pattern) => pattern.test(declaration.prop))) declaration.remove();
  });
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

export const hooks = [
  expectFiles({
    name: 'unused-styles',
    expects: 'the stylesheets of packages are there, without the classes that no page has',
    flaws(files) {
      const css = [...files].flatMap(([name, text]) => (name.endsWith('.css') ? [text()] : [])).join('');
      const has = (name: string) => new RegExp(`\\.${name}\\b(?!-)`).test(css);
      return [
        ...UNUSED.filter(({kept}) => !has(kept)).map(({kept}) => `the stylesheet has no .${kept}`),
        ...['pills__item', 'pm--bar'].filter(has).map((name) => `the stylesheet still has .${name}`),
      ];
    },
  }),
];

/**
 * Of the stylesheets of packages, only what the pages use: of Infima, Docusaurus' own, half was for other sites. The
 * theme imports the whole file, and neither package has an option.
 */
export default function unusedStylesPlugin(): Plugin<undefined> {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      // First, because Docusaurus' plugin for layers gives rules a parent that they can't be taken from.
      options.plugins.unshift({
        postcssPlugin: 'unused-styles',
        Once(root: Root) {
          const unused = UNUSED.find(({file}) => file.test(root.source?.input.file ?? ''));
          if (unused) leaveOut(root, unused);
        },
      });
      return options;
    },
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
