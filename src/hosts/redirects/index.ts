import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {redirects} from '../../../redirects';
import {checkRedirects, pairsOf} from './checkRedirects';

/** Stops the build before anything is written when `redirects.ts` has a mistake, naming every pair. */
export default function redirectRules(): Plugin<undefined> {
  return {
    name: 'redirect-rules',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const pages = new Set([
        '/changelog',
        ...docs.loadedVersions.flatMap((version) => version.docs.map((doc) => doc.permalink)),
        ...blog.blogPosts.map((post) => post.metadata.permalink),
      ]);
      const problems = checkRedirects(pairsOf(redirects), pages);
      if (problems.length > 0) {
        throw new Error(
          [`${problems.length} problems in redirects.ts:`, ...problems.map((line) => `  ${line}`)].join('\n'),
        );
      }
    },
  };
}
