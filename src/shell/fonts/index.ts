import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {interpolateName} from 'loader-utils';
import {expectFiles, installHooks} from '../../docusaurus/hooks';

/** The font of all text. `shell/css/fonts.css` names the same file. */
const FONT = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** Where Docusaurus' loader puts it: the name has a hash of the content, so that browsers keep it for a year. */
const address = `assets/fonts/${interpolateName({resourcePath: FONT}, '[name]-[contenthash].[ext]', {
  content: fs.readFileSync(FONT),
})}`;

export const hooks = [
  expectFiles({
    name: 'fonts',
    expects: 'the build has the font under the name that pages ask for ahead',
    flaws: (files) => (files.has(address) ? [] : [`no file of the build is ${address}`]),
  }),
];

/**
 * Asks for the font with the page, not only when the stylesheet has come. `font-display: optional` shows it when it's
 * there at the first paint; without this, the first page of every visit had another font than the ones after it.
 */
export default function fontsPlugin(): Plugin<undefined> {
  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${address}`,
            crossorigin: 'anonymous',
          },
        },
      ],
    }),
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
