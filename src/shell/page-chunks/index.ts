import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectFiles, expectStep, installHooks} from '../../docusaurus/hooks';
import {parseRegistry} from '../lazy-routes/split';

/** Files of routes that pages of one kind load together, by what Docusaurus asks for. */
const TOGETHER = {
  /** The frame of the docs, its sidebar, and the page in it. */
  docs: [
    /^@theme\/DocsRoot$/,
    /^@theme\/DocVersionRoot$/,
    /^@theme\/DocRoot$/,
    /^@theme\/DocItem$/,
    /docusaurus-plugin-content-docs\/default\/p\/index-/,
    /docusaurus-plugin-content-docs\/default\/__plugin/,
  ],
  /** Lists of months show ten of them. */
  excerpts: [/^@site\/changelog\/.*\?truncated=true$/],
} as const;

/** Needs little of what the pages of docs and changelog share. */
const LIGHT = [/^@theme\/SearchPage$/];

/** What pages of docs and changelog share: the theme, packages, and what is beside each title. */
const SHARED = /[\\/]node_modules[\\/].*\.js$|[\\/]browser[\\/]Page(?:Actions|Contents)[\\/].*\.tsx$/;

/** Parts of the theme that only pages of the changelog have. */
const OF_CHANGELOG = /[\\/](theme-classic[\\/]lib[\\/]theme[\\/]Blog|plugin-content-blog[\\/])/;

/**
 * Components of texts, which only pages have whose text is a script: not those on which the frame of a page builds, such
 * as what folds and the notes above unlisted pages, and not what brings an opened text to life.
 */
const OF_TEXTS = [
  /[\\/]@mdx-js[\\/]/,
  /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:MDX|CodeBlock|Details)/,
  /[\\/]theme-common[\\/].*[\\/](?:codeBlockUtils|useCodeWordWrap|useMutationObserver|Details[\\/]index)\./,
  /[\\/]src[\\/]theme[\\/](?:MDXComponents|CodeBlock[\\/])/,
  /[\\/]content[\\/]browser[\\/](?:Change|Figure|NextSteps|PermissionTable|Prerequisites|ScrollableTable|Steps|TabItem|Tabs|Term)[\\/]index\./,
];

/** The styles of the consent banner come with its code, after the page: no first paint waits for them. */
const WITHOUT_BANNER = /^(?!.*[\\/](?:cookieconsent|privacyChoices\.banner)\.css$)/;

const routes = expectStep({
  name: 'page-chunks',
  expects: 'registry.js has the files of routes by the names that src/shell/page-chunks knows',
  isOnlyInBuild: true,
});

export const hooks = [
  routes,
  expectFiles({
    name: 'page-chunks',
    expects: 'the styles of the consent banner are in a file of their own',
    flaws(files) {
      const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, text]) => text());
      if (styles.length === 0) return ['there is no stylesheet'];
      return styles.some((css) => css.includes('--cc-bg') && css.includes('.navbar'))
        ? ['the stylesheet of all pages has those of the consent banner']
        : [];
    },
  }),
  ...['docs', 'excerpts', 'theme', 'changelog', 'text'].map((name) =>
    expectFiles({
      name: 'page-chunks',
      expects: `the cache group ${name} makes a file`,
      flaws(files) {
        const isWritten = [...files.keys()].some((file) => file.startsWith(`assets/js/${name}.`));
        return isWritten
          ? []
          : [`there is no assets/js/${name}.*.js, which the cache group ${name} is to make`];
      },
    }),
  ),
];

/** Names of chunks with a file of a route that is asked for like one of these. Each of them must fit. */
function chunksWith(requests: ReadonlyMap<string, string>, patterns: readonly RegExp[]): string[] {
  const all = [...requests];
  const idle = patterns.filter((pattern) => !all.some(([, request]) => pattern.test(request)));
  if (idle.length > 0) throw new Error(`no file of a route in registry.js is ${idle.join(' or ')} any more`);
  return all.filter(([, request]) => patterns.some((pattern) => pattern.test(request))).map(([name]) => name);
}

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
      const plugins = installHooks(hooks, isServer);
      if (isServer || process.env.NODE_ENV !== 'production') return {plugins};
      const chunks = routes.run(() => {
        const registry = parseRegistry(fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
        const requests = new Map(
          [...registry].map(([name, entry]) => [
            name,
            /"([^"]+)", require\.resolveWeak/.exec(entry)?.[1] ?? '',
          ]),
        );
        return {
          docs: chunksWith(requests, TOGETHER.docs),
          excerpts: chunksWith(requests, TOGETHER.excerpts),
          light: chunksWith(requests, LIGHT),
        };
      });
      if (!chunks) return {plugins};
      const together = (name: keyof typeof TOGETHER) => ({
        name,
        chunks: new RegExp(`^(${chunks[name].join('|')})$`),
        minChunks: 1,
        enforce: true,
        priority: 20,
      });
      const shared = (name: string, test: RegExp, priority: number) => ({
        name,
        test,
        // Names of routes' chunks are hashes, and those of texts have a letter before them.
        chunks: new RegExp(`^(?!(${chunks.light.join('|')})$)(?:[0-9a-f]{8}|t[0-9a-f]{5})$`),
        minChunks: 2,
        enforce: true,
        priority,
      });
      return {
        plugins,
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus makes a file of what half of the pages share: the heads of services, which all pages would load.
              common: false,
              styles: {test: WITHOUT_BANNER},
              docs: together('docs'),
              excerpts: together('excerpts'),
              theme: shared('theme', SHARED, 30),
              changelog: shared('changelog', OF_CHANGELOG, 40),
              text: shared('text', new RegExp(OF_TEXTS.map(({source}) => source).join('|')), 50),
            },
          },
        },
      };
    },
  };
}
