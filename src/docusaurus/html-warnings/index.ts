import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {expectText, installHooks} from '../hooks';

/** How Docusaurus begins what it says of pages whose HTML its minifier had to mend, each with its mistakes. */
const WARNING = 'Docusaurus static site generation process emitted warnings';

export const hooks = [
  expectText({
    name: 'html-warnings',
    isOnlyInBuild: true,
    file: '@docusaurus/core/lib/ssg/ssgGlobalResult.js',
    texts: [`message = \`${WARNING}`, '.warn(message)', '- ${resultsWithWarnings'],
  }),
];

/**
 * Stops the build when HTML is not well-formed. Docusaurus calls that "non-critical", and has no option for it; but
 * a browser mends such a page in its own way, by which a text may become an element.
 */
export default function htmlWarnings(): Plugin<undefined> {
  const warn: (message: unknown, ...values: unknown[]) => void = logger.warn;
  logger.warn = (message: unknown, ...values: unknown[]) => {
    if (typeof message !== 'string' || !message.startsWith(WARNING)) {
      warn(message, ...values);
      return;
    }
    const [, ...pages] = message.split(/^- /m);
    throw new Error(
      [
        `HTML that a browser would have to mend, on ${pages.length} page(s):`,
        ...pages.map((page) => page.trim()),
      ].join('\n'),
    );
  };
  return {
    name: 'html-warnings',
    configureWebpack: (_config, isServer) => ({plugins: installHooks(hooks, isServer)}),
  };
}
