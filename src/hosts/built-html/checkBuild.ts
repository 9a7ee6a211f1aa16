import fs from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../redirects';
import {publishedScriptHashes} from '../files/scriptHashes';
import {fileOf, redirectPage} from '../old-addresses/redirectPage';
import {pairsOf} from '../redirects/checkRedirects';
import {FILES} from './allowed';
import {checkHtml} from './checkHtml';

/** A mistake in the frame of the site is on every page, and told once. */
const SHOWN_FILES = 3;

/** What is wrong with each file of a build, by message: the files that have it, in their order. */
export function checkBuild(dir: string): Map<string, string[]> {
  const trusted = new Set(publishedScriptHashes(dir));
  const oldAddresses = new Map(pairsOf(redirects).map(({from, to}) => [fileOf(from), redirectPage(to)]));
  const filesByFlaw = new Map<string, string[]>();
  const files = fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  for (const file of files) {
    for (const flaw of flawsOf(file)) filesByFlaw.set(flaw, [...(filesByFlaw.get(flaw) ?? []), file]);
  }
  return filesByFlaw;

  function flawsOf(file: string): string[] {
    if (!FILES.test(file))
      return ['is no kind of file that the site has: see FILES in src/hosts/built-html/allowed.ts'];
    if (!file.endsWith('.html')) return [];
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    const redirect = oldAddresses.get(file);
    if (redirect === undefined) return [...new Set(checkHtml(html, trusted))];
    return html === redirect ? [] : ['is not the page that src/hosts/old-addresses writes'];
  }
}

/** All mistakes as one message, each once, with the first of its files. */
export function reportBuild(filesByFlaw: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...filesByFlaw].flatMap(([flaw, files]) => [
    ...files.slice(0, SHOWN_FILES).map((file) => `  ${file}: ${flaw}`),
    ...(files.length > SHOWN_FILES ? [`  and ${files.length - SHOWN_FILES} more files with this one`] : []),
  ]);
  return [
    `${filesByFlaw.size} problem${filesByFlaw.size === 1 ? '' : 's'} in what was built:`,
    ...lines,
  ].join('\n');
}
