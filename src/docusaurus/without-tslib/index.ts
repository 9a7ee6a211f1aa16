import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expectText, installHooks, replaceModule} from '../hooks';

const IMPORTER = '@docusaurus/utils-common/lib/index.js';

export const hooks = [
  replaceModule({
    name: 'without-tslib',
    request: 'tslib',
    within: '@docusaurus/utils-common/lib/',
    from: [IMPORTER],
    by: path.join(__dirname, 'importDefault.ts'),
    sides: ['client'],
  }),
  expectText({
    name: 'without-tslib',
    file: IMPORTER,
    texts: ['tslib_1.__importDefault('],
  }),
];

/**
 * Leaves tslib out of every page. Of its 10 KB, `@docusaurus/utils-common` takes one function, and the bundler can't
 * leave out the others of a package that is required.
 */
export default function withoutTslib(): Plugin<undefined> {
  return {
    name: 'without-tslib',
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
