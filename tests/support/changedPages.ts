import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {isPartial, permalinkOf} from '../../src/content/permalinks';

/** Where a branch may have begun. */
const MAIN = ['origin/main', 'main'];

function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

/** The address of a page that is written by hand, by its file. */
function pathOf(file: string): string | undefined {
  const [, docs] = /^docs\/(.+\.mdx?)$/.exec(file) ?? [];
  if (docs !== undefined) return isPartial(docs) ? undefined : permalinkOf(docs);
  const [, month] = /^changelog\/(\d{4}-\d\d)\.mdx$/.exec(file) ?? [];
  return month === undefined ? undefined : `/changelog/${month}`;
}

/**
 * Addresses of the pages whose source is another one than where this branch left the main one, whether it is committed
 * or not. None where git or the main branch is unknown.
 */
export function changedPages(): readonly string[] {
  const base = MAIN.map((name) => git('merge-base', 'HEAD', name)?.trim()).find(Boolean);
  if (base === undefined) return [];
  const sources = ['docs', 'changelog'];
  const files = [
    git('diff', '--name-only', base, '--', ...sources),
    git('ls-files', '--others', '--exclude-standard', '--', ...sources),
  ].flatMap((names) => names?.split('\n') ?? []);
  // One that was removed is no page any more.
  return files.filter((file) => fs.existsSync(file)).flatMap((file) => pathOf(file) ?? []);
}
