import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Docusaurus' components from starting Intl on every page. The first formatter or comparison by language makes
 * the browser load the data of the language: 13 to 33 ms on a machine of two cores, and four times that by Lighthouse's
 * count for a phone, while the page comes alive. The site is in English only, and its dates are written by `product/dates`.
 */
export default function withoutIntl(): Plugin<undefined> {
  return {
    name: 'without-intl',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        module: {
          rules: [
            {
              test: /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
              use: [require.resolve('./comparisonLoader.cjs')],
            },
          ],
        },
        plugins: [
          new NormalModuleReplacementPlugin(/\/IntlUtils$/, (resource) => {
            const issuer = resource.context.split(path.sep).join('/');
            if (issuer.endsWith('@docusaurus/theme-common/lib')) {
              resource.request = path.join(__dirname, 'useDateTimeFormat.ts');
            }
          }),
        ],
      };
    },
  };
}
