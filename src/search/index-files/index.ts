import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import type {LoadContext, Plugin, PluginModule, Props} from '@docusaurus/types';
import {hashOfFiles} from '../../docusaurus/hashOfFiles';
import {hashOfSite} from '../../docusaurus/siteSources';
import type {Vocabulary} from '../engine/format';
import {readPage, type Page} from './readPage';
import {writeIndex} from './writeIndex';

const THEME = '@easyops-cn/docusaurus-search-local';

/** Options of the search theme that decide what is indexed, in the form that its own code makes of them. */
interface IndexOptions {
  readonly ignoreCssSelectors: readonly string[];
  readonly searchContextByPaths: readonly {readonly path: string}[];
}

/** Pages to index, for each version of the docs. */
type VersionPages = readonly {
  readonly outDir: string;
  readonly paths: readonly {readonly filePath: string; readonly url: string}[];
}[];

const {processPluginOptions} = require(`${THEME}/dist/server/server/utils/processPluginOptions`) as {
  processPluginOptions: (options: unknown, context: LoadContext) => IndexOptions;
};
const {processDocInfos} = require(`${THEME}/dist/server/server/utils/processDocInfos`) as {
  processDocInfos: (buildData: Props, options: IndexOptions) => VersionPages;
};
const theme = require(THEME) as {default: PluginModule; validateOptions: PluginModule['validateOptions']};

/** What reads the files of an index: a tab with another one of it cannot read them. */
const FORMAT = ['src/search/engine', 'src/search/weights.ts'];

/** The name of the file that an index begins with; without a context, of the index of all. */
const startOf = (context: string, hash: string) =>
  `search-index${context && `-${context.replace(/\//g, '-')}`}-${hash}.json`;

/**
 * The search theme with an index of its own: the theme's is 13 MB for the whole site, because it has
 * every word of every section with its position. Bar, page, contexts and versions stay the theme's.
 */
export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  const plugin = theme.default(context, options) as Plugin;
  const indexOptions = processPluginOptions(options, context);
  const isBuild = process.env.NODE_ENV === 'production';
  // In the names of index files. The bundle has to know it before there are pages to index, so it is one of
  // everything that pages and index are made of.
  const hash = isBuild ? hashOfSite(context.siteDir) : '';
  const format = isBuild ? hashOfFiles(FORMAT, context.siteDir).slice(0, 8) : '';
  const vocabularyFile = path.join(__dirname, 'vocabulary.yml');

  return {
    ...plugin,
    configureWebpack(config, isServer, utils, content) {
      const {DefinePlugin} = utils.currentBundler.instance;
      const own = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      const names = {
        SEARCH_INDEX_HASH: JSON.stringify(hash),
        SEARCH_INDEX_FORMAT: JSON.stringify(format),
      };
      return {...own, plugins: [new DefinePlugin(names)]};
    },
    async postBuild(props) {
      const vocabulary = yaml.load(fs.readFileSync(vocabularyFile, 'utf8')) as Vocabulary;
      for (const {outDir, paths} of processDocInfos(props, indexOptions)) {
        const pages = paths.flatMap(({filePath, url}): Page[] => {
          const page = readPage(fs.readFileSync(filePath, 'utf8'), url, indexOptions.ignoreCssSelectors);
          return page ? [page] : [];
        });
        for (const name of [
          '',
          ...indexOptions.searchContextByPaths.map(({path: contextPath}) => contextPath),
        ]) {
          const base = `${props.baseUrl}${name}`;
          const ofContext = pages.filter(({url}) => !name || url === base || url.startsWith(`${base}/`));
          if (ofContext.length > 0) writeIndex(ofContext, vocabulary, {outDir, start: startOf(name, hash)});
        }
        // For tabs that were opened before this build was deployed. The one file of the index without a hash.
        fs.writeFileSync(path.join(outDir, 'search.json'), JSON.stringify({hash, format}));
      }
    },
  };
}

export const {validateOptions} = theme;
