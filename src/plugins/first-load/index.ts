import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dropForeignValues} from './dropForeignValues';
import {watchFirstLoad} from './watchFirstLoad';

/**
 * Two short scripts at the beginning of every page's head, before anything is loaded:
 *
 * - `watchFirstLoad` tells the reader when a script or the stylesheet of the document itself does not come. No
 *   other code could: it would be in that script.
 * - `dropForeignValues` keeps the theme's own script, which runs next, from writing to `<html>` whatever stands in
 *   the address or in the storage.
 *
 * Both are ordinary functions whose source is written into the page, so they use nothing from outside.
 */
export default function firstLoad({siteStorage}: LoadContext): Plugin<undefined> {
  const themeKey = JSON.stringify(`theme${siteStorage.namespace}`);
  return {
    name: 'first-load',
    getClientModules: () => [path.join(__dirname, 'message.css')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${dropForeignValues.toString()})(${themeKey});(${watchFirstLoad.toString()})()`,
        },
      ],
    }),
  };
}
