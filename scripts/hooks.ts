import path from 'node:path';
import config from '../docusaurus.config';
import type {Hook} from '../src/docusaurus/hooks';

/** A plugin of the site, by its file, with what it counts on inside of Docusaurus. */
export interface PluginHooks {
  readonly plugin: string;
  readonly hooks: readonly Hook[];
}

/** Local plugins and themes of the configuration, by their files: `src/shell/islands/index.ts`. */
export const localPlugins = (): string[] =>
  [...config.themes, ...config.plugins]
    .map((entry): unknown => (Array.isArray(entry) ? entry[0] : entry))
    .filter((file): file is string => typeof file === 'string' && file.startsWith('./'))
    .map((file) => path.posix.normalize(file));

/** The hooks of all plugins that have some. */
export const listHooks = (): PluginHooks[] =>
  localPlugins().flatMap((plugin) => {
    const {hooks} = require(path.resolve(plugin)) as {hooks?: readonly Hook[]};
    return hooks ? [{plugin, hooks}] : [];
  });
