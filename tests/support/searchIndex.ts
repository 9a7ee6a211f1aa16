import fs from 'node:fs';
import yaml from 'js-yaml';
import type {IndexStart, PackedSection} from '../../src/search/engine/format';
import {SearchEngine} from '../../src/search/engine/SearchEngine';

const NAME = /^search-index(?:-(docs|api|changelog))?-[0-9a-f]{8}\.json$/;

/** The built indexes: the context of each, empty for the one of all, and the file that it begins with. */
export function builtIndexes(): {context: string; file: string}[] {
  return fs.readdirSync('build').flatMap((file) => {
    const match = NAME.exec(file);
    return match ? [{context: match[1] ?? '', file}] : [];
  });
}

export function readStart(file: string): IndexStart {
  return JSON.parse(fs.readFileSync(`build/${file}`, 'utf8')) as IndexStart;
}

/** A shard of an index, or the text of a page. */
export function readNamed(name: string): unknown {
  return JSON.parse(fs.readFileSync(`build/search-index/${name}.json`, 'utf8'));
}

export const readTexts = (name: string) => readNamed(name) as PackedSection[];

/** The file that the built index of a context begins with. */
export function startOf(context: string): string {
  const index = builtIndexes().find((one) => one.context === context);
  if (!index) throw new Error(`There is no index of ${context || 'all contexts'} in build/.`);
  return index.file;
}

/**
 * The engine that runs in the browser's worker, on a built index.
 *
 * @param onRead told the name of each file that it reads
 */
export function builtEngine(context: string, onRead?: (name: string) => void): SearchEngine {
  return new SearchEngine(readStart(startOf(context)), async (name) => {
    onRead?.(name);
    return readNamed(name);
  });
}

/** What readers type, with the pages that they should find, by area. */
export interface GoldenQuery {
  readonly area: string;
  readonly query: string;
  readonly pages: readonly string[];
}

export function goldenQueries(file: string): GoldenQuery[] {
  const areas = yaml.load(fs.readFileSync(file, 'utf8')) as Record<string, Record<string, string | string[]>>;
  return Object.entries(areas).flatMap(([area, queries]) =>
    Object.entries(queries).map(([query, pages]) => ({area, query, pages: [pages].flat()})),
  );
}
