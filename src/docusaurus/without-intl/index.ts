import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {installHooks, replaceModule, rewriteText} from '../hooks';

export const hooks = [
  rewriteText({
    name: 'without-intl',
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    before: 'a[0].localeCompare(b[0])',
    // Names of properties are sorted, so their language does not matter.
    after: '(a[0] < b[0] ? -1 : 1)',
  }),
  replaceModule({
    name: 'without-intl',
    request: './utils/IntlUtils',
    within: '@docusaurus/theme-common/lib/',
    from: ['@docusaurus/theme-common/lib/internal.js'],
    by: path.join(__dirname, 'useDateTimeFormat.ts'),
    original: '@docusaurus/theme-common/lib/utils/IntlUtils.js',
  }),
];

/**
 * Keeps Docusaurus' components from starting Intl on every page. The first formatter or comparison by language makes
 * the browser load the data of the language: 13 to 33 ms on a machine of two cores, and four times that by Lighthouse's
 * count for a phone, while the page comes alive. The site is in English only, and its dates are written by `product/dates`.
 */
export default function withoutIntl(): Plugin<undefined> {
  return {
    name: 'without-intl',
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
