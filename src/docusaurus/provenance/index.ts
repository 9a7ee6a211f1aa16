import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceCommitOf} from './sourceCommit';

/**
 * Says on every page which commit it was built from: `<meta name="source-commit">`. It is in the HTML
 * only, so that scripts and styles keep their hashes, and caches keep them, from commit to commit.
 */
export default function provenance({siteDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'provenance',
    injectHtmlTags() {
      const commit = process.env.NODE_ENV === 'production' ? sourceCommitOf(siteDir) : undefined;
      if (commit === undefined) return {};
      return {headTags: [{tagName: 'meta', attributes: {name: 'source-commit', content: commit}}]};
    },
  };
}
