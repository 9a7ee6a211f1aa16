import * as cheerio from 'cheerio';
import type {Question} from '../../content/questions';

/** A name that a section defines. */
export interface Definition {
  readonly name: string;
  /** Its own place on the page, or none: that of its section. */
  readonly anchor?: string;
}

export interface Section {
  readonly heading: string;
  readonly anchor: string;
  /** Whether the page's family has many sections of this name. */
  readonly isRepeated?: boolean;
  /** Paragraphs, items, rows: what is repeated is repeated as a whole. */
  readonly blocks: string[];
  /** Codes at the beginning of a row or an item: what it defines, such as a field or a variable. */
  readonly defined: Definition[];
  /** Text of code blocks. */
  readonly code: string[];
  /** What people ask that it answers. */
  readonly questions: readonly string[];
}

export interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Where the page is in the site, from the navigation bar down. */
  readonly breadcrumbs: readonly string[];
  /** Labels of its tags: words that readers use and the page may not. */
  readonly tags: readonly string[];
  readonly sections: readonly Section[];
  /** Paths of the pages of the site that the text links to. */
  readonly links: readonly string[];
  /** Codes in rows that begin with a link to a place on the page, such as calls in its list of operations. */
  readonly listed: readonly Definition[];
}

/** Elements whose text is a block of its own. */
const BLOCKS = new Set(
  'address aside blockquote caption dd details div dl dt figcaption figure h5 h6 header li ol p section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
/** What is on the page and not of it. */
const FURNITURE = [
  'nav',
  // A term of the glossary is a button, and a word of its sentence.
  'button:not([data-term])',
  'footer',
  'script',
  'style',
  'svg',
  'input',
  'search',
  '[role=img]',
  'label',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '[role=tablist]',
  '[data-hand-off=head]',
  // Samples repeat what the page says. Code blocks and addresses are its own.
  '[data-code]:not(.theme-code-block, [data-code=address])',
];

const TEXT_NODE = 3;
/** Between the cells of a row, which is one block. */
const CELL_SEPARATOR = ' · ';

/** htmlparser2: three times as fast as parse5, and the build's own pages need no repair. */
const PARSER = {xml: {xmlMode: false}};

/** Lists of pages in their own words. They are found there; what links to them counts all the same. */
const OF_OTHER_PAGES = '[data-of-other-pages]';

/**
 * The text of a page, section by section, or nothing for a page that asks not to be indexed.
 *
 * @param questions from the page's front matter
 */
export function readPage(
  html: string,
  url: string,
  ignoredSelectors: readonly string[],
  questions: readonly Question[] = [],
): Page | undefined {
  const $ = cheerio.load(html, PARSER);
  if ($('meta[name="robots"]').attr('content')?.includes('noindex')) return undefined;
  const article = $('article').first();
  const breadcrumbs = [
    $('.navbar__link--active').first().text().trim(),
    ...$('.theme-doc-breadcrumbs .breadcrumbs__item')
      .map((_index, item) => $(item).text().trim())
      .get(),
  ].filter((name, index, names) => name && names.indexOf(name) === index);

  const tags = article
    .find('[rel="tag"]')
    .map((_index, tag) => $(tag).text())
    .get();
  const title = article.find('h1').first().text().trim();
  article.find([...FURNITURE, ...ignoredSelectors].join(',')).remove();
  // The products of a month are its tags.
  article.find('header > ul').remove();

  const links = article
    .find('a[href^="/"]')
    .map((_index, link) =>
      $(link)
        .attr('href')
        ?.replace(/[#?].*$/, ''),
    )
    .get();
  article.find(OF_OTHER_PAGES).remove();

  const listed = article
    .find('tr')
    .get()
    .flatMap((row) => {
      const [start] = $(row).children().first().contents().get();
      const anchor = $(start).filter('a[href^="#"]').attr('href')?.slice(1);
      const codes = anchor === undefined ? [] : $(row).find('code').get();
      return codes.map((code) => ({name: $(code).text(), anchor}));
    });

  const begin = (heading: string, anchor: string): Section => ({
    heading,
    anchor,
    blocks: [],
    defined: [],
    code: [],
    questions: questions.flatMap(({ask, at = ''}) => (at === anchor ? [ask] : [])),
  });
  let section = begin('', '');
  const sections = [section];
  let text = '';
  const endBlock = () => {
    const block = text.replace(/[\s\u200b]+/g, ' ').trim();
    if (block) section.blocks.push(block);
    text = '';
  };
  const walk = (node: cheerio.AnyNode): void => {
    if ('data' in node && !('name' in node)) {
      text += node.nodeType === TEXT_NODE ? node.data : '';
      return;
    }
    if (!('name' in node) || !('children' in node)) return;
    const {name} = node;
    // One without an address is no place to lead to: its words belong to what is around it.
    if (HEADINGS.has(name) && (name === 'h1' || $(node).attr('id'))) {
      endBlock();
      if (name === 'h1') return;
      const heading = $(node)
        .text()
        .replace(/\u200b/g, '')
        .trim();
      section = begin(heading, $(node).attr('id') ?? '');
      sections.push(section);
      return;
    }
    if (name === 'pre') {
      endBlock();
      section.code.push($(node).text());
      return;
    }
    if (name === 'code' && !text.trim())
      section.defined.push({name: $(node).text(), anchor: $(node).closest('dl > [id]').attr('id')});
    const isBlock = BLOCKS.has(name) || HEADINGS.has(name);
    if (isBlock) endBlock();
    if (name === 'br') text += ' ';
    // Cells are no sentence.
    if ((name === 'td' || name === 'th') && text.trim()) text += CELL_SEPARATOR;
    for (const child of node.children) walk(child);
    if (isBlock) endBlock();
  };
  for (const node of article.get()) walk(node);
  endBlock();

  return {
    url,
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
    breadcrumbs,
    tags,
    sections,
    links: [...new Set(links)].filter((path) => path !== url),
    listed,
  };
}
