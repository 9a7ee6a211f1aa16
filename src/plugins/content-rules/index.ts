import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkContent, report} from './checkPages';

/**
 * Stops the build when a page breaks a content rule, before anything is written, with all mistakes
 * in one message. In the live preview the same message is a warning, so that a page can be written
 * in peace.
 */
export default function contentRules({siteDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'content-rules',
    async loadContent() {
      const problems = checkContent(siteDir);
      if (problems.length === 0) return;
      if (process.env.NODE_ENV === 'production') throw new Error(report(problems));
      console.warn(report(problems));
    },
  };
}
