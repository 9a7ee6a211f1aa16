import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** A page or partial of `docs/` or `changelog/`, read for checking. */
export interface Page {
  /** Path below the site's folder, with forward slashes. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Set when the front matter is not valid YAML. */
  readonly frontMatterError?: string;
  /** Lines of the whole file, with code fences, code spans and front matter blanked out. */
  readonly lines: readonly string[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Takes a page apart: front matter, and the lines that the rules look at. */
export function parsePage(file: string, source: string): Page {
  const block = FRONT_MATTER.exec(source);
  let frontMatter: Record<string, unknown> = {};
  let frontMatterError: string | undefined;
  try {
    const value = load(block?.[1] ?? '');
    if (value !== null && typeof value === 'object') frontMatter = value as Record<string, unknown>;
  } catch (error) {
    frontMatterError = (error as Error).message.split('\n')[0];
  }
  const body = source.slice(block?.[0].length ?? 0);
  const offset = (block?.[0] ?? '').split('\n').length - 1;
  return {
    file,
    frontMatter,
    frontMatterError,
    lines: [...Array<string>(offset).fill(''), ...withoutCode(body)],
  };
}

/** Blanks fenced blocks and puts dots for code spans, so that rules see prose and markup only. */
export function withoutCode(body: string): string[] {
  let fence: string | undefined;
  return body.split(/\r?\n/).map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return '';
    }
    if (mark) {
      fence = mark;
      return '';
    }
    return line.replace(/(`+)(?!`).*?\1(?!`)/g, (code) => '·'.repeat(code.length));
  });
}

function mdxFilesIn(siteDir: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** Reads every page and partial, generated ones included. */
export function readPages(siteDir: string): Page[] {
  return ['docs', 'changelog']
    .flatMap((folder) => mdxFilesIn(siteDir, folder))
    .map((file) => parsePage(file, fs.readFileSync(path.join(siteDir, file), 'utf8')));
}
