import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import yaml from 'js-yaml';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {attributeOf, type Element} from '../built-html/elements';
import {pageFacts} from '../built-html/pageFacts';
import {handlers} from './handlers';
import {pageText, plainText, readable} from './pageText';

/** What lists say of a page in Markdown. */
export interface TwinFile {
  /** From the site's root: `/docs/consent/overview.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether lists have it: not what is reachable by its address only. */
  readonly isListed: boolean;
}

/** A page in Markdown. */
export interface Twin extends TwinFile {
  /** The whole file: front matter and text. */
  readonly markdown: string;
}

const MARKDOWN: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
};

/**
 * The twin of a built page: what its readers see, in Markdown, with where it comes from in the front matter.
 *
 * @param elements all elements of the page, as `elementsOf` gives them
 * @returns undefined for a page that names none: old addresses, search, 404
 * @throws when the page has no canonical address or no title in `<main>`
 */
export function twinOf(elements: readonly Element[]): Twin | undefined {
  const linkOf = (rel: string, type?: string) =>
    elements
      .filter(({tagName}) => tagName === 'link')
      .filter((element) => attributeOf(element, 'rel') === rel && attributeOf(element, 'type') === type)
      .map((element) => attributeOf(element, 'href'))[0];
  const path = linkOf('alternate', 'text/markdown');
  if (path === undefined) return undefined;
  const canonical = linkOf('canonical');
  const article = pageText(elements);
  const {heading, description, updated, commit, isListed} = pageFacts(elements);
  if (canonical === undefined || article === undefined || heading === undefined) {
    throw new Error(`${path}: its page has no canonical address or no title in <main>`);
  }

  const title = plainText(heading);
  const facts = {title, url: canonical, description, updated, commit};
  const tree = fromParse5(readable(article, canonical));
  return {
    path,
    title,
    description,
    isListed,
    markdown: `---\n${yaml.dump(facts, {lineWidth: -1, skipInvalid: true})}---\n\n${toMarkdown(toMdast(tree, {handlers}), MARKDOWN)}`,
  };
}
