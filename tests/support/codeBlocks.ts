import fs from 'node:fs';
import path from 'node:path';

/** Code on a page, from the page itself or from a file that it shows. */
export interface CodeBlock {
  /** The page. */
  readonly page: string;
  /** Where the code stands: `docs/x.mdx:12`, or the file. */
  readonly place: string;
  readonly language: string;
  readonly title: string;
  readonly code: string;
}

const FENCE = /^(\s*)(`{3,})(\S*)(.*)$/;

function attribute(meta: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1] ?? '';
}

/** The code blocks of a page, in order. */
export function codeBlocksOf(page: string): readonly CodeBlock[] {
  const lines = fs.readFileSync(page, 'utf8').split('\n');
  const blocks: CodeBlock[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    const [, indent = '', fence = '', language = '', meta = ''] = FENCE.exec(lines[start] ?? '') ?? [];
    if (!fence) continue;
    const end = lines.findIndex((line, index) => index > start && line.trim() === fence);
    if (end < 0) throw new Error(`${page}:${start + 1}: the fence is never closed`);
    const file = attribute(meta, 'file');
    const source = path.join(path.dirname(page), file);
    const inline = lines.slice(start + 1, end).map((line) => line.replace(new RegExp(`^${indent}`), ''));
    blocks.push({
      page,
      place: file ? source : `${page}:${start + 1}`,
      language,
      title: attribute(meta, 'title'),
      code: file ? fs.readFileSync(source, 'utf8') : inline.join('\n'),
    });
    start = end;
  }
  return blocks;
}
