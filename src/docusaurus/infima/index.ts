import type {Plugin} from '@docusaurus/types';
import type {AtRule, Root, Rule} from 'postcss';
import {expectFiles, installHooks} from '../hooks';
import {isLeftOut} from './unused';

const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** Takes rules for classes that no page has out of Infima's stylesheet. */
export function leaveOutUnused(root: Root): void {
  root.walkRules((rule: Rule) => {
    // Frames of an animation are rules, too.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => !classesOf(selector).some(isLeftOut));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
}

export const hooks = [
  expectFiles({
    name: 'infima',
    expects: 'the stylesheet has Infima without the classes that no page has',
    flaws(files) {
      const css = [...files].flatMap(([name, text]) => (name.endsWith('.css') ? [text()] : [])).join('');
      return [
        ...(css.includes('.navbar__inner') ? [] : ['the stylesheet has nothing of Infima']),
        ...(css.includes('.pills__item') ? ['the stylesheet still has .pills__item'] : []),
      ];
    },
  }),
];

/**
 * Of Infima, Docusaurus' stylesheet, only what the pages use: it was half of the stylesheet that every page waits for.
 * There is no option for it, and the theme imports the whole file.
 */
export default function infimaPlugin(): Plugin<undefined> {
  return {
    name: 'infima',
    configurePostCss(options) {
      // First, because Docusaurus' plugin for layers gives rules a parent that they can't be taken from.
      options.plugins.unshift({
        postcssPlugin: 'infima',
        Once(root: Root) {
          if (!INFIMA.test(root.source?.input.file ?? '')) return;
          leaveOutUnused(root);
        },
      });
      return options;
    },
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
