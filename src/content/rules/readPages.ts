import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** A page or partial of `docs/` or `changelog/`, read for checking. */
export interface Page {
  /** Path below the site's folder, with forward slashes. */
  readonly file: string;
  /** The whole file. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Set when the front matter is not valid YAML. */
  readonly frontMatterError?: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A name that other values refer to, or a reference: a few lines of them can stand for gigabytes. */
const YAML_REFERENCE = /^[^'"#\n]*(?:^|[:,[{-])[ \t]*[&*]\w/m;

/** A day as a value. */
const DAY = /[:,[{-]\s+(\d{4}-\d\d-\d\d)\s*(?=[,\]}]|$)/gm;

/** YAML counts on: its 30th of February is the 2nd of March. */
const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * Reads front matter, or a file of keys.
 *
 * @throws when it is not YAML, or not a list of keys
 */
export function readYaml(yaml: string): Record<string, unknown> {
  if (YAML_REFERENCE.test(yaml)) throw new Error('anchors (&name) and aliases (*name) are not allowed');
  const wrong = [...yaml.matchAll(DAY)].map(([, day = '']) => day).find((day) => !isDay(day));
  if (wrong) throw new Error(`${wrong} is no day of the calendar`);
  const value = load(yaml) ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error('it must be keys with values');
  return value as Record<string, unknown>;
}

/** Takes the front matter from a page. */
export function parsePage(file: string, source: string): Page {
  const block = FRONT_MATTER.exec(source);
  let frontMatter: Record<string, unknown> = {};
  let frontMatterError: string | undefined;
  try {
    // What else begins so, Docusaurus' reader of front matter may take for another language, and run.
    if (!block && /^---(?!-)/.test(source))
      throw new Error('it begins and ends with a line of three hyphens');
    if (/^---/m.test(block?.[1] ?? '')) throw new Error('a line begins with three hyphens and goes on');
    frontMatter = readYaml(block?.[1] ?? '');
  } catch (error) {
    frontMatterError = (error as Error).message.split('\n')[0];
  }
  return {file, source, frontMatter, frontMatterError};
}

function mdxFilesIn(siteDir: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** Reads every page and partial, generated ones included, except for the given files. */
export function readPages(siteDir: string, except: ReadonlySet<string> = new Set()): Page[] {
  return ['docs', 'changelog']
    .flatMap((folder) => mdxFilesIn(siteDir, folder))
    .filter((file) => !except.has(file))
    .map((file) => parsePage(file, fs.readFileSync(path.join(siteDir, file), 'utf8')));
}
