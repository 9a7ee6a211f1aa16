import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {isPartial, permalinkOf} from './permalinks';

const docsDir = path.resolve('docs');

/** Path of a page below `docs/`, with forward slashes. Undefined for partials and files elsewhere. */
function pageInDocs(filePath: string): string | undefined {
  const file = path.relative(docsDir, filePath).split(path.sep).join('/');
  return file.startsWith('../') || isPartial(file) ? undefined : file;
}

export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
  // One function gives every docs page its address, so that no page needs a `slug`.
  async parseFrontMatter(params) {
    const result = await params.defaultParseFrontMatter(params);
    const file = pageInDocs(params.filePath);
    if (file !== undefined) result.frontMatter.slug ??= permalinkOf(file);
    return result;
  },
};
