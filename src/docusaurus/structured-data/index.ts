import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the structured data of a page (JSON-LD) inside of its element, whatever titles and labels say. The theme
 * writes it as it is, and `</script>` in a title would end it. Only what writes HTML needs it: a browser that sets
 * the data itself sets a text.
 */
export default function structuredData(): Plugin<undefined> {
  return {
    name: 'structured-data',
    configureWebpack: (_config, isServer) =>
      isServer ? {resolve: {alias: {'@docusaurus/Head': path.join(__dirname, 'Head.tsx')}}} : {},
  };
}
