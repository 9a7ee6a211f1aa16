import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expectStep, installHooks} from '../../docusaurus/hooks';

const stylesheet = expectStep({
  name: 'openapi-theme',
  expects: 'the only client module of docusaurus-theme-openapi-docs is styles.scss',
});

/** The plugin that gives browsers a stand-in for `process`, because React looks whether there is one. */
const polyfills = expectStep({
  name: 'openapi-theme',
  expects: 'docusaurus-theme-openapi-docs has one plugin ProvidePlugin',
});

export const hooks = [stylesheet, polyfills];

/**
 * docusaurus-theme-openapi-docs without its site-wide stylesheet (96 KB that every page would
 * load), and without its stand-ins for parts of Node.js, which only its console needs. The API pages are rendered at build
 * time, see `src/api/pages`, and bring their own styles.
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
      const all = own.plugins ?? [];
      const others = all.filter((plugin) => plugin?.constructor.name !== 'ProvidePlugin');
      polyfills.run(() => {
        const count = all.length - others.length;
        if (count !== 1)
          throw new Error(`docusaurus-theme-openapi-docs has ${count} plugins ProvidePlugin, not one`);
      });
      return {...own, plugins: [...others, ...installHooks(hooks, isServer)]};
    },
  };
}
