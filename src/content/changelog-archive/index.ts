import type {Plugin} from '@docusaurus/types';
import {expectModules, installHooks} from '../../docusaurus/hooks';

const ARCHIVE = /[\\/]docusaurus-plugin-content-blog[\\/]default[\\/]p[\\/]changelog-archive-\w+\.json$/;

const loader = require.resolve('./archiveLoader.cjs');

export const hooks = [
  expectModules({
    name: 'changelog-archive',
    expects: 'the months of the archive are in one JSON file, and archiveLoader.cjs answers for it',
    flaws(modules) {
      const lists = modules.filter(({file}) => ARCHIVE.test(file));
      if (lists.length === 0) return ['no page has the list of all months'];
      return lists
        .filter(({loaders}) => !loaders.some((file) => file.endsWith('/archiveLoader.cjs')))
        .map(({file}) => `${file} is not answered by archiveLoader.cjs`);
    },
  }),
];

/** Takes the texts of all months out of the script of the archive, which lists their titles and headlines. */
export default function changelogArchive(): Plugin<undefined> {
  return {
    name: 'changelog-archive',
    configureWebpack: (_config, isServer) => ({
      module: {rules: [{test: ARCHIVE, use: [{loader}]}]},
      plugins: installHooks(hooks, isServer),
    }),
  };
}
