import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';

/**
 * Two builds at one address, one after the other. The first is the built site. The second is made from it as it is
 * asked for: a word that every page and the main script have is another one, and every script, style and index file
 * has another name, in all places that name it. So names and contents differ as they do after a change of the whole
 * site, without a build of a minute and a half. What it does not show is a change of the page's code.
 */
export type Build = 'first' | 'second';

/** What the host has. */
export interface Deploy {
  /** The build of the documents, and of everything else that has no hash in its name. */
  readonly documents: Build;
  /** The builds whose hashed files are there. */
  readonly assets: readonly Build[];
  /** The address of a page that the second build does not have. */
  readonly removed?: string;
  /** Whether the second build's index is of a format that the first one's scripts cannot read. */
  readonly hasOtherFormat?: boolean;
}

const DIR = 'build';
const WORD = 'Clearwarden, Inc.';
/** Stands in the footer of every page of the second build. */
export const SECOND_WORD = 'Clearwarden, Inc., second build';
const HASHED = /^\/(?:assets\/|search-index)/;

/** Another hash for each one: digits are mirrored, so that the same again gives the first. */
const mirrored = (hash: string) =>
  hash.replace(/[0-9a-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));

const read = (file: string) => fs.readFileSync(path.join(DIR, file));
const list = (folder: string) => fs.readdirSync(path.join(DIR, folder));

/** The hashes in the names of scripts, styles and beginnings of indexes. */
const hashes = new Set(
  [...list('assets/js'), ...list('assets/css'), ...list('')].flatMap(
    (name) => /[.-]([0-9a-f]{8})\.(?:js|css|json)$/.exec(name)?.[1] ?? [],
  ),
);

const withSecondWord = (text: string) => text.replaceAll(WORD, SECOND_WORD);

/** Parts of the index in the second build: by the name in the first, the new name and content. */
function indexParts(): ReadonlyMap<string, {readonly name: string; readonly content: string}> {
  return new Map(
    list('search-index').map((file) => {
      const content = `${withSecondWord(read(`search-index/${file}`).toString())} `;
      const name = createHash('sha256').update(content).digest('hex').slice(0, 10);
      return [file.replace('.json', ''), {name, content}];
    }),
  );
}
let parts: ReturnType<typeof indexParts> | undefined;

/** A text file of the second build, from the one of the first. */
function toSecond(text: string, {removed}: Deploy): string {
  parts ??= indexParts();
  const renamed = withSecondWord(text).replace(/\b[0-9a-f]{8}(?:[0-9a-f]{2})?\b/g, (word) =>
    word.length === 8 ? (hashes.has(word) ? mirrored(word) : word) : (parts?.get(word)?.name ?? word),
  );
  // Its route in the tables of routes.
  return removed ? renamed.replaceAll(`path:"${removed}"`, `path:"${removed}/is-gone"`) : renamed;
}

function fileOf(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname).replace(/\/$/, '') || '/index';
  return [name, `${name}.html`].find((file) =>
    fs.statSync(path.join(DIR, file), {throwIfNoEntry: false})?.isFile(),
  );
}

function contentOf(pathname: string, build: Build, deploy: Deploy): string | Buffer | undefined {
  if (build === 'first') {
    const file = fileOf(pathname);
    return file ? read(file) : undefined;
  }
  if (pathname === deploy.removed) return undefined;
  parts ??= indexParts();
  const part = /^\/search-index\/(\w+)\.json$/.exec(pathname)?.[1];
  if (part) return [...parts.values()].find(({name}) => name === part)?.content;
  const before = pathname.replace(/[0-9a-f]{8}(?=\.(?:js|css|json)$)/, (hash) =>
    HASHED.test(pathname) ? mirrored(hash) : hash,
  );
  // A name of the first build is none of the second.
  const file = fileOf(before);
  if (!file) return undefined;
  if (!/\.(?:html|js|css|json)$/.test(file)) return read(file);
  const text = toSecond(read(file).toString(), deploy);
  return deploy.hasOtherFormat && pathname === '/search.json'
    ? text.replace(/"format":"/, '"format":"0')
    : text;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Answers the browser's requests from a build, as a host does.
 *
 * @returns the function that deploys another one
 */
export async function serveDeploys(context: BrowserContext): Promise<(deploy: Deploy) => void> {
  let deploy: Deploy = {documents: 'first', assets: ['first']};
  await context.route('**/*', async (route) => {
    const {pathname} = new URL(route.request().url());
    const builds = HASHED.test(pathname) ? deploy.assets : [deploy.documents];
    const content = builds
      .map((build) => contentOf(pathname, build, deploy))
      .find((one) => one !== undefined);
    const contentType = TYPES[path.extname(pathname)] ?? TYPES['.html'];
    await route.fulfill(
      content === undefined
        ? {
            status: 404,
            contentType: TYPES['.html'],
            body: contentOf('/404.html', deploy.documents, deploy) ?? '',
          }
        : {body: content, contentType},
    );
  });
  return (next) => {
    deploy = next;
  };
}
