import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceCommitOf} from './sourceCommit';

/**
 * Says on every page which commit it was built from: `<meta name="source-commit">`. It is in the HTML
 * only, so that scripts and styles keep their hashes, and caches keep them, from commit to commit.
 */
export default function provenance({siteDir}: LoadContext): Plugin<undefined> {
  const commit = process.env.NODE_ENV === 'production' ? sourceCommitOf(siteDir) : undefined;
  return {
    name: 'provenance',
    // For code that writes HTML. In the browser it's what the page says.
    configureWebpack(_config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      return {plugins: [new DefinePlugin({SOURCE_COMMIT: JSON.stringify(isServer ? (commit ?? '') : '')})]};
    },
    injectHtmlTags() {
      if (commit === undefined) return {};
      return {headTags: [{tagName: 'meta', attributes: {name: 'source-commit', content: commit}}]};
    },
  };
}
