import path from 'node:path';
import {html, serializeOuter, type DefaultTreeAdapterTypes} from 'parse5';
import {escapeHtml} from '../../content/escapeHtml';
import {formatDay} from '../../product/dates';
import {site} from '../../product/site';
import {attributeOf, elementsOf, type Element} from '../built-html/elements';
import {pageFacts} from '../built-html/pageFacts';
import {pageText, plainText, readable} from '../twins/pageText';

/** A page as a pack has it. */
export interface PackPage {
  readonly title: string;
  /** YYYY-MM-DD, or nothing where git could not tell. */
  readonly updated: string | undefined;
  /** The whole file. */
  readonly html: string;
  /** Addresses of its pictures: they are in the pack at their paths. */
  readonly pictures: readonly string[];
}

/** The stylesheet of all pages of a pack. */
export const STYLESHEET = 'pack.css';

/** What a page means by its attributes. The others are for scripts, and for the site's own stylesheet. */
const KEPT = new Set(
  'alt colspan data-status datetime headers height href id lang open reversed rowspan scope src start value width'.split(
    ' ',
  ),
);

/** The way from one file of a pack to another. */
const wayTo = (from: string, to: string): string => path.posix.relative(path.posix.dirname(from), to);

/** The file of a page in a pack: its address with `.html`. */
export const fileOf = (page: string): string => `${page.slice(1)}.html`;

/** A file that opens without a server, with the stylesheet of the pack. */
export function document(file: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} | ${site.title}</title>
<link rel="stylesheet" href="${wayTo(file, STYLESHEET)}">
</head>
<body>
${body}
</body>
</html>
`;
}

/**
 * A built page for a pack: its words without the site's frame, controls, and scripts, as its twin in Markdown has them;
 * at its head what a printed page has. Links lead to files of the pack, or else to the site.
 *
 * @param page its address
 * @param built the built HTML
 * @param pages addresses of all pages of the pack
 * @throws when the page has no title in `<main>`
 */
export function packPage(page: string, built: string, pages: ReadonlySet<string>): PackPage {
  const elements = elementsOf(built);
  const {heading, updated, commit} = pageFacts(elements);
  const article = pageText(elements);
  if (!heading || !article) throw new Error(`${page}: it has no title in <main>`);
  const file = fileOf(page);
  const address = `${site.url}${page}`;
  const pictures = new Set<string>();

  const wayFromHere = (name: string, value: string): string => {
    const {origin, pathname, search, hash} = new URL(value, address);
    if (name === 'src') pictures.add(pathname);
    if (name === 'src') return wayTo(file, pathname.slice(1));
    if (origin !== site.url || search !== '' || !pages.has(pathname)) return value;
    return pathname === page && hash !== '' ? hash : `${wayTo(file, fileOf(pathname))}${hash}`;
  };
  const plain = (element: Element): Element => {
    // A drawing made of elements is told by its name, and a term of the glossary is a word of its sentence.
    const isDrawing = attributeOf(element, 'role') === 'img';
    const tagName = isDrawing ? 'p' : element.tagName === 'button' ? 'span' : element.tagName;
    const attrs = element.attrs
      .filter(({name}) => KEPT.has(name))
      .map(({name, value}) => ({
        name,
        value: name === 'href' || name === 'src' ? wayFromHere(name, value) : value,
      }));
    const isOpen = tagName === 'details' && !attrs.some(({name}) => name === 'open');
    const label = attributeOf(element, 'aria-label') ?? '';
    return {
      ...element,
      tagName,
      nodeName: tagName,
      namespaceURI: html.NS.HTML,
      attrs: isOpen ? [...attrs, {name: 'open', value: ''}] : attrs,
      childNodes: isDrawing
        ? [{nodeName: '#text', value: label, parentNode: null}]
        : element.childNodes.flatMap((child): DefaultTreeAdapterTypes.ChildNode[] => {
            if (!('tagName' in child)) return 'value' in child ? [child] : [];
            // Pictures for phones and for other modes.
            return child.tagName === 'source' ? [] : [plain(child)];
          }),
    };
  };

  const title = plainText(heading);
  const facts = [
    `<a href="${address}">${address}</a>`,
    ...(updated === undefined ? [] : [`Last updated on ${formatDay(updated)}`]),
    ...(commit === undefined ? [] : [`Commit ${commit}`]),
    `<a href="${wayTo(file, 'index.html')}">All pages of this pack</a>`,
  ];
  const head = `<header><strong>${site.title}</strong><br>${facts.join('<br>')}</header>`;
  const body = serializeOuter(plain(readable(article, address)));
  return {
    title,
    updated,
    html: document(file, title, `${head}\n${body}`),
    pictures: [...pictures],
  };
}
