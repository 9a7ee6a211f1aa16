import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseRegistry} from '../lazy-routes/split';

/** Files of routes that pages of one kind load together, by what Docusaurus asks for. */
const TOGETHER = {
  /** The frame of the docs, its sidebar, and the page in it. */
  docs: /^@theme\/(DocsRoot|DocVersionRoot|DocRoot|DocItem)$|docusaurus-plugin-content-docs\/default\/(p\/index-|__plugin)/,
  /** Lists of months show ten of them. */
  excerpts: /^@site\/changelog\/.*\?truncated=true$/,
} as const;

/** Needs little of what the pages of docs and changelog share. */
const LIGHT = /^@theme\/SearchPage$/;

/** Parts of the theme that only pages of the changelog have. */
const OF_CHANGELOG = /[\\/](theme-classic[\\/]lib[\\/]theme[\\/]Blog|plugin-content-blog[\\/])/;

/**
 * Puts what pages of one kind always load together into one file each. The bundler makes a file of everything that
 * some pages share: a page of the docs asked for 16 scripts, and a list of the changelog for 20, most of less than
 * 2 KB. Each one costs a request, and a phone 6 ms to ask for it.
 *
 * @see https://rspack.rs/plugins/webpack/split-chunks-plugin#optimizationsplitchunkscachegroups
 */
export default function pageChunks({generatedFilesDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'page-chunks',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const registry = parseRegistry(fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
      const requests = new Map(
        [...registry].map(([name, entry]) => [
          name,
          /"([^"]+)", require\.resolveWeak/.exec(entry)?.[1] ?? '',
        ]),
      );
      const named = (request: RegExp) =>
        [...requests].filter(([, one]) => request.test(one)).map(([name]) => name);
      const together = (name: keyof typeof TOGETHER) => ({
        name,
        chunks: new RegExp(`^(${named(TOGETHER[name]).join('|')})$`),
        minChunks: 1,
        enforce: true,
        priority: 20,
      });
      const shared = (name: string, test: RegExp, priority: number) => ({
        name,
        test,
        // Names of routes' chunks are hashes.
        chunks: new RegExp(`^(?!(${named(LIGHT).join('|')})$)[0-9a-f]{8}$`),
        minChunks: 2,
        enforce: true,
        priority,
      });
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              docs: together('docs'),
              excerpts: together('excerpts'),
              theme: shared('theme', /[\\/]node_modules[\\/].*\.js$/, 30),
              changelog: shared('changelog', OF_CHANGELOG, 40),
            },
          },
        },
      };
    },
  };
}
