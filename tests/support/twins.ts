import fs from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import {htmlFileOf} from './pages';

/** What an article has beside its text: ways elsewhere, controls, and what a reader can't see. */
const LEFT_OUT = [
  '.theme-doc-breadcrumbs, nav[aria-label="Breadcrumbs"], nav[aria-label="On this page"]',
  '.theme-doc-toc-mobile, .pagination-nav, .hash-link, footer, .page-actions',
  'search, select, svg, script, noscript, [role=tablist], [role=radiogroup], [role=tooltip], [aria-hidden=true]',
  'button:not([aria-describedby])',
  '.figure--dark',
  // Of the ten languages of a sample there is one.
  '[data-language]:not([data-language=curl])',
].join(', ');

/** Letters and digits: blanks and signs are where Markdown and stylesheets differ. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The letters of a page, as its readers see them. Takes the page apart. */
function lettersOfPage($: CheerioAPI): string {
  const article = $('h1').closest('article, main');
  article.find(LEFT_OUT).remove();
  article.find('img').each((_index, image) => void $(image).replaceWith($(image).attr('alt') ?? ''));
  article.find('[role=img]').each((_index, drawing) => {
    $(drawing).text($(drawing).attr('aria-label') ?? '');
  });
  article.find('[data-status]').each((_index, response) => {
    $(response).prepend($(response).attr('data-status') ?? '');
  });
  return lettersOf(article.text());
}

/** The letters of Markdown, without those that only write it: targets of links, numbers of items, names of languages. */
function lettersOfTwin(markdown: string): string {
  let isCode = false;
  const lines = markdown.split('\n').map((line) => {
    const isFence = /^[\s>]*(?:- |\d+\. )*```/.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode) return isFence ? '' : line;
    return line
      .replace(/^The web page also has this sample in Go, .*\.$/, '')
      .replace(/^((?:\s|> |[-*] )*)\d+\. /, '$1')
      .replace(/&#x?[\da-f]+;/gi, '')
      .replace(/\]\((?:[^()\s]|\([^()]*\))*\)/g, '');
  });
  return lettersOf(lines.join('\n'));
}

/** The front matter of a page's twin, and its text. */
export function readTwin(address: string): {readonly facts: string; readonly text: string} {
  const [, facts = '', text = ''] =
    /^---\n(.*?)\n---\n\n(.*)$/s.exec(fs.readFileSync(htmlFileOf(address).replace(/html$/, 'md'), 'utf8')) ??
    [];
  return {facts, text};
}

/**
 * Where the words of a page and of its twin part, for a message; undefined when they are the same.
 *
 * @param $ the page, which is taken apart
 */
export function difference($: CheerioAPI, text: string): string | undefined {
  const [page, twin] = [lettersOfPage($), lettersOfTwin(text)];
  if (page === twin) return undefined;
  let at = 0;
  while (page[at] === twin[at]) at += 1;
  const around = (letters: string) => letters.slice(Math.max(0, at - 30), at + 40);
  return `page: …${around(page)}…, twin: …${around(twin)}…`;
}
