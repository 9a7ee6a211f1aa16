import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expectStep, installHooks} from '../../docusaurus/hooks';

const stylesheet = expectStep({
  name: 'openapi-theme',
  expects: 'the only client module of docusaurus-theme-openapi-docs is styles.scss',
});

export const hooks = [stylesheet];

/**
 * docusaurus-theme-openapi-docs without its site-wide stylesheet (96 KB that every page would
 * load). The API pages are rendered at build time, see `src/api/pages`, and bring their own styles.
 */
export default function openapiTheme(): Plugin<undefined> {
  const theme = (require('docusaurus-theme-openapi-docs') as {default: () => Plugin<undefined>}).default();
  stylesheet.run(() => {
    const modules = theme.getClientModules?.().map((file) => path.basename(file)) ?? [];
    if (modules.join() !== 'styles.scss') {
      throw new Error(
        `the client modules of docusaurus-theme-openapi-docs are ${modules.join(', ') || 'none'}, not styles.scss`,
      );
    }
  });
  return {
    ...theme,
    name: 'openapi-theme',
    getClientModules: () => [],
    configureWebpack(config, isServer, utils, content) {
      const own = theme.configureWebpack?.(config, isServer, utils, content) ?? {};
      return {...own, plugins: [...(own.plugins ?? []), ...installHooks(hooks, isServer)]};
    },
  };
}
