import type {Plugin} from '@docusaurus/types';

/**
 * docusaurus-theme-openapi-docs without its site-wide stylesheet (96 KB that every page would
 * load). The API pages are rendered at build time, see `src/api/pages`, and bring their own styles.
 */
export default function openapiTheme(): Plugin<undefined> {
  const theme = (require('docusaurus-theme-openapi-docs') as {default: () => Plugin<undefined>}).default;
  return {...theme(), name: 'openapi-theme', getClientModules: () => []};
}
