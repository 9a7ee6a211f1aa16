import fs from 'node:fs';
import {runInNewContext} from 'node:vm';
import {getHtmlMinifier} from '@docusaurus/bundler';
import type {Props} from '@docusaurus/types';
import {expectStep, expectText} from '../../docusaurus/hooks';
import {elementsOf, isInlineScript, textOf} from '../built-html/elements';
import {REDIRECT_SCRIPT} from '../old-addresses/redirectPage';

const BANNER = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';

const banner = expectStep({
  name: 'host-files',
  expects: `${BANNER} has a function createInlineScript before its component`,
});

export const hooks = [
  banner,
  expectText({
    name: 'host-files',
    file: '@docusaurus/bundler/lib/index.js',
    texts: ['exports.getHtmlMinifier'],
  }),
];

/**
 * The script by which Docusaurus' home page says that its base URL is wrong, by Docusaurus' own code. It comes from
 * a component, which knows the page, and not from a plugin.
 *
 * @throws when that code is written in another way
 */
function baseUrlScript(baseUrl: string): string {
  const source = fs.readFileSync(require.resolve(BANNER), 'utf8');
  const functions = /^const BannerContainerId =[\s\S]*?(?=^function BaseUrlIssueBanner\b)/m.exec(source)?.[0];
  if (!functions?.includes('function createInlineScript(')) {
    throw new Error(
      `${BANNER} has no function createInlineScript before its component; read what it does now`,
    );
  }
  return String(runInNewContext(`${functions}; createInlineScript(${JSON.stringify(baseUrl)})`));
}

/** Looks for that code before the bundler begins, which takes the longest part of a build. */
export function lookForBaseUrlScript(baseUrl: string): void {
  banner.run(() => baseUrlScript(baseUrl));
}

/**
 * The inline scripts that pages of a build may have: those that plugins put on every page, the one of Docusaurus'
 * home page, and the one of the pages of old addresses. They are put together and made small as Docusaurus does it,
 * which joins scripts that stand side by side.
 */
export async function trustedScripts({
  headTags,
  preBodyTags,
  postBodyTags,
  baseUrl,
}: Pick<Props, 'headTags' | 'preBodyTags' | 'postBodyTags' | 'baseUrl'>): Promise<string[]> {
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const {code} = await minify(
    `<!DOCTYPE html><html><head><script>${baseUrlScript(baseUrl)}</script><title>Any</title>${headTags}</head>` +
      `<body>${preBodyTags}<div></div>${postBodyTags}</body></html>`,
  );
  return [...elementsOf(code).filter(isInlineScript).map(textOf), REDIRECT_SCRIPT];
}
