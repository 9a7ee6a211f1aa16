import type {Plugin} from '@docusaurus/types';

type MakePlugin = (options?: object) => object;

/** A plugin as the loader takes it: by its path with options, or made already. */
type Entry = object | readonly [file: string, options?: object];

/** Makes a plugin that's named by its path. */
function made(entry: Entry): object {
  if (!Array.isArray(entry)) return entry;
  const [file, options] = entry as [string, object?];
  const module = require(file) as MakePlugin & {default?: MakePlugin};
  return (module.default ?? module)(options);
}

/**
 * Makes PostCSS's plugins once. Named by their paths, as Docusaurus does it, they are made for each of 120 style sheets,
 * and beside each, the loader looks for a configuration, which the site doesn't have: 2 seconds of the thread that
 * compiles the pages. It comes after all plugins that have a plugin for PostCSS.
 *
 * @see https://github.com/webpack/postcss-loader#postcssoptions
 */
export default function postcssOnce(): Plugin<undefined> {
  return {
    name: 'postcss-once',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: (options.plugins as readonly Entry[]).map(made),
    }),
  };
}
