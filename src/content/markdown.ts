import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {changesIn} from './changes';
import {pageInDocs, permalinkOf} from './permalinks';

const changelogDir = path.resolve('changelog');

export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
  // One function gives every docs page its address, so that no page needs a `slug`. A month of the changelog gets its
  // changes, which the lists of months show.
  async parseFrontMatter(params) {
    const result = await params.defaultParseFrontMatter(params);
    const file = pageInDocs(params.filePath);
    if (file !== undefined) result.frontMatter.slug ??= permalinkOf(file);
    // Readers' browsers get the front matter twice. The search reads questions from the file.
    delete result.frontMatter.questions;
    if (path.dirname(params.filePath) === changelogDir)
      result.frontMatter.changes = changesIn(result.content);
    return result;
  },
};
