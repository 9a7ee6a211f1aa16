import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {installHooks, replaceModule} from '../hooks';

const THEME = '@docusaurus/theme-classic/lib/theme';

export const hooks = [
  replaceModule({
    name: 'structured-data',
    sides: ['server'],
    request: '@docusaurus/Head',
    from: ['BlogListPage', 'BlogPostPage'].map((name) => `${THEME}/${name}/StructuredData/index.js`),
    by: path.join(__dirname, 'Head.tsx'),
    original: '@docusaurus/core/lib/client/exports/Head.js',
  }),
];

/**
 * Keeps the structured data of a page (JSON-LD) inside of its element, whatever titles and labels say. The theme
 * writes it as it is, and `</script>` in a title would end it. Only what writes HTML needs it: a browser that sets
 * the data itself sets a text.
 */
export default function structuredData(): Plugin<undefined> {
  return {
    name: 'structured-data',
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
