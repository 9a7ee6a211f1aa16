import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {htmlFileOf} from '../../support/pages';

const CHUNKS = 'build/assets/js';

/** A page in the middle of a sidebar: it has a page before it and one after it, and headings with ids. */
export const START = '/docs/request-manager/request-processing/privacy-right/deletion';

/** Pattern for the address of the chunk that holds the content of a docs page. */
export function chunkOf(page: string): string {
  // Lists of pages hold the address too. Only the page's own metadata has both next to each other.
  const metadata = `"slug":"${page}","permalink":"${page}"`;
  const chunks = fs
    .readdirSync(CHUNKS)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => fs.readFileSync(path.join(CHUNKS, name), 'utf8').includes(metadata));
  if (chunks.length !== 1) throw new Error(`${page} has ${chunks.length} chunks: ${chunks.join(', ')}`);
  return `**/assets/js/${chunks[0]}`;
}

/** The first heading of a built page. */
function titleOf(page: string): string {
  const [, title = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(fs.readFileSync(htmlFileOf(page), 'utf8')) ?? [];
  if (title === '') throw new Error(`${page} has no plain title`);
  return title.replaceAll('&amp;', '&');
}

export interface Destination {
  readonly link: Locator;
  readonly path: string;
  readonly title: string;
  readonly chunk: string;
}

/** Where a link to a docs page leads. */
export async function destinationOf(link: Locator): Promise<Destination> {
  const address = (await link.getAttribute('href')) ?? '';
  const [page = ''] = address.split('#');
  return {link, path: address, title: titleOf(page), chunk: chunkOf(page)};
}

/** The page after or before the shown one, with the link at the end of the content that leads there. */
export function neighbor(page: Page, which: 'next' | 'prev' = 'next'): Promise<Destination> {
  return destinationOf(page.locator(`.pagination-nav__link--${which}`));
}

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/**
 * Makes the browser report a connection. On one that saves data, Docusaurus fetches no chunk ahead of
 * the navigation that needs it: so that a test which disturbs a chunk disturbs the navigation.
 */
export async function reportConnection(
  page: Page,
  connection: Connection = {effectiveType: '4g', saveData: true},
): Promise<void> {
  await page.addInitScript((reported) => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => reported});
  }, connection);
}

/** Gives the paths of the documents that the browser has asked for since the call. */
export function recordDocuments(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return () => paths;
}

/**
 * Lets the first request for a chunk fail. The route stays: taken away while the browser reloads, as
 * `times: 1` does, it can leave the reload's request waiting for an answer that never comes.
 */
export async function failOnce(page: Page, chunk: string): Promise<void> {
  let hasFailed = false;
  await page.route(chunk, async (route) => {
    if (hasFailed) return route.continue();
    hasFailed = true;
    await route.abort();
  });
}

/** Changes the text of a chunk on its way to the browser. Throws when the change does not apply. */
export async function rewriteChunk(
  page: Page,
  chunk: string,
  change: (code: string) => string,
): Promise<void> {
  // Read from the build, not fetched in the route: links may ask for the chunk until the test has ended.
  const before = fs.readFileSync(path.join(CHUNKS, path.basename(chunk)), 'utf8');
  const body = change(before);
  if (body === before) throw new Error(`${chunk} is written differently: the change did not apply`);
  await page.route(chunk, (route) => route.fulfill({body, contentType: 'text/javascript; charset=utf-8'}));
}

/** The exports of a content chunk's page. Partials in the same chunk have no metadata. */
export const PAGE_EXPORTS = /\.d\(\w+,\{[^{}]*\bmetadata:[^{}]*\}\)/;

/** Makes the page of a content chunk throw while `window.crash` is set. */
export function crashing(code: string): string {
  return code.replace(PAGE_EXPORTS, (definition) =>
    definition.replace(
      /default:\(\)=>([\w$]+)/,
      // The same function each time, as a component has to be.
      `default:()=>globalThis.crashing??=function(props){` +
        `if(globalThis.crash)throw new Error('outer text',{cause:new Error('inner text')});return $1(props)}`,
    ),
  );
}
