import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectFiles, expectText, installHooks} from '../../docusaurus/hooks';
import {dropForeignValues} from './dropForeignValues';
import {END, StylesEnd} from './stylesEnd';
import {watchFirstLoad} from './watchFirstLoad';

export const hooks = [
  expectText({
    name: 'first-load',
    file: '@docusaurus/theme-classic/lib/inlineScripts.js',
    texts: ["'docusaurus-theme'", "'docusaurus-data-'", '`theme${siteStorage.namespace}`'],
  }),
  expectText({
    name: 'first-load',
    file: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    texts: ["'__docusaurus-base-url-issue-banner'"],
  }),
  expectFiles({
    name: 'first-load',
    expects: 'the styles of a page are in a stylesheet, at whose end is a variable',
    flaws(files) {
      const styles = [...files].filter(([name]) => name.endsWith('.css'));
      if (styles.length === 0) return ['there is no stylesheet'];
      return styles.flatMap(([name, text]) =>
        text().endsWith(END) ? [] : [`${name} does not end with ${END}`],
      );
    },
  }),
];

/**
 * Two short scripts at the beginning of every page's head, before anything is loaded:
 *
 * - `watchFirstLoad` tells the reader when a script or the stylesheet of the document itself does not come in full.
 *   No other code could: it would be in that script. The live preview has styles in scripts, and messages of its own.
 * - `dropForeignValues` keeps the theme's own script, which runs next, from writing to `<html>` whatever stands in
 *   the address or in the storage.
 *
 * Both are ordinary functions whose source is written into the page, so they use nothing from outside.
 */
export default function firstLoad({siteStorage}: LoadContext): Plugin<undefined> {
  const isBuild = process.env.NODE_ENV === 'production';
  const themeKey = JSON.stringify(`theme${siteStorage.namespace}`);
  const scripts = [
    `(${dropForeignValues.toString()})(${themeKey})`,
    ...(isBuild ? [`(${watchFirstLoad.toString()})()`] : []),
  ];
  return {
    name: 'first-load',
    getClientModules: () => [path.join(__dirname, 'message.css')],
    configureWebpack: (_config, isServer) => ({
      plugins: [...(isBuild && !isServer ? [new StylesEnd()] : []), ...installHooks(hooks, isServer)],
    }),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: scripts.join(';')}]}),
  };
}
