import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOfFiles} from '../docusaurus/provenance/hashOfFiles';
import {hashOfSources} from '../shell/build-identity';
import type {Vocabulary} from './engine/format';
import {identifiers} from './index/identifiers';
import {pagesOfVersions} from './index/pagesOfVersions';
import {readPages} from './index/readPages';
import {writeIndex} from './index/writeIndex';
import {search} from './options';

/** What reads the files of an index: a tab with another one of it cannot read them. */
const FORMAT = ['src/search/engine', 'src/search/weights.ts'];

/** The name of the file that an index begins with; without a context, of the index of all. */
const startOf = (context: string, hash: string) =>
  `search-index${context && `-${context.replace(/\//g, '-')}`}-${hash}.json`;

/** Writes the index that the search bar and the search page read, for each version of the docs and each context. */
export default function searchIndex({siteDir}: LoadContext): Plugin {
  // In the names of index files. The bundle has to know it before there are pages to index, so it is one of
  // everything that pages and index are made of.
  const hash = hashOfSources(siteDir);
  const format = hashOfFiles(FORMAT, siteDir).slice(0, 8);

  return {
    name: 'search-index',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const names = {
        SEARCH_INDEX_HASH: JSON.stringify(hash),
        SEARCH_INDEX_FORMAT: JSON.stringify(format),
      };
      return {plugins: [new DefinePlugin(names)]};
    },
    async postBuild(props) {
      const vocabulary = yaml.load(
        fs.readFileSync(path.join(__dirname, 'index/vocabulary.yml'), 'utf8'),
      ) as Vocabulary;
      const names = await identifiers(siteDir);
      for (const {outDir, paths} of pagesOfVersions(props, search.ignoreFiles)) {
        const pages = await readPages(outDir, paths);
        for (const context of ['', ...search.searchContextByPaths.map((one) => one.path)]) {
          const base = `${props.baseUrl}${context}`;
          const ofContext = pages.filter(({url}) => !context || url === base || url.startsWith(`${base}/`));
          if (ofContext.length > 0) {
            writeIndex(ofContext, vocabulary, names, {outDir, start: startOf(context, hash)});
          }
        }
        // For tabs that were opened before this build was deployed. The one file of the index without a hash.
        fs.writeFileSync(path.join(outDir, 'search.json'), JSON.stringify({hash, format}));
      }
    },
  };
}
