import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {checkBody} from './checkBody';
import {checkFrontMatter} from './checkFrontMatter';
import {readPages} from './readPages';

/** One mistake in the content, for a person to mend. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What the pages are checked against. */
export interface SiteFacts {
  readonly siteDir: string;
  readonly tags: readonly string[];
  readonly changelogTags: readonly string[];
  readonly authors: readonly string[];
  readonly glossary: readonly string[];
}

function keysOf(siteDir: string, file: string): string[] {
  return Object.keys(load(fs.readFileSync(path.join(siteDir, file), 'utf8')) ?? {});
}

export function readSiteFacts(siteDir: string): SiteFacts {
  return {
    siteDir,
    tags: keysOf(siteDir, 'docs/tags.yml'),
    changelogTags: keysOf(siteDir, 'changelog/tags.yml'),
    authors: keysOf(siteDir, 'changelog/authors.yml'),
    glossary: keysOf(siteDir, 'docs/glossary.yml'),
  };
}

/** Checks all content and gives every mistake, sorted by file and line. */
export function checkContent(siteDir: string): Problem[] {
  const pages = readPages(siteDir);
  const facts = readSiteFacts(siteDir);
  return [...checkFrontMatter(pages, facts), ...checkBody(pages, facts)].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
}

/** Formats problems as one message: a count, then a line each. */
export function report(problems: readonly Problem[]): string {
  const lines = problems.map(({file, line, message}) => `  ${file}:${line}: ${message}`);
  return [`${problems.length} problem${problems.length === 1 ? '' : 's'} in the content:`, ...lines].join(
    '\n',
  );
}
