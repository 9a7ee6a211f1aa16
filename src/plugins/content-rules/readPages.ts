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
 * Reads front matter.
 *
 * @throws when it is not YAML, or not a list of keys
 */
function readFrontMatter(yaml: string): Record<string, unknown> {
  if (YAML_REFERENCE.test(yaml)) throw new Error('anchors (&name) and aliases (*name) are not allowed');
  const wrong = [...yaml.matchAll(DAY)].map(([, day = '']) => day).find((day) => !isDay(day));
  if (wrong) throw new Error(`${wrong} is no day of the calendar`);
  const value = load(yaml) ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error('it must be keys with values');
  return value as Record<string, unknown>;
}

/** Takes a page apart: front matter, and the lines that the rules look at. */
export function parsePage(file: string, source: string): Page {
  const block = FRONT_MATTER.exec(source);
  let frontMatter: Record<string, unknown> = {};
  let frontMatterError: string | undefined;
  try {
    frontMatter = readFrontMatter(block?.[1] ?? '');
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

/** The file that a fence shows: see src/remark/codeFile.ts. */
const SHOWN_FILE = /\sfile="[^"]*"/;

/**
 * Blanks fenced blocks and puts dots for code spans, so that rules see prose and markup only. Of the first line
 * of a fence stays the file that it shows.
 */
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
      return SHOWN_FILE.exec(line)?.[0].trim() ?? '';
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

/** Reads every page and partial, generated ones included, except for the given files. */
export function readPages(siteDir: string, except: ReadonlySet<string> = new Set()): Page[] {
  return ['docs', 'changelog']
    .flatMap((folder) => mdxFilesIn(siteDir, folder))
    .filter((file) => !except.has(file))
    .map((file) => parsePage(file, fs.readFileSync(path.join(siteDir, file), 'utf8')));
}
