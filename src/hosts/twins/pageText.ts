import type {DefaultTreeAdapterTypes} from 'parse5';
import {attributeOf, type Element} from '../built-html/elements';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** Samples in ten languages say the same. As on paper, one of them is enough, in a fifth of the text. */
export const SAMPLE_LANGUAGE = 'curl';

const WITHOUT_TEXT = new Set(['footer', 'input', 'noscript', 'script', 'search', 'select', 'svg', 'wbr']);
const WAYS_ELSEWHERE = ['Breadcrumbs', 'On this page'];
const CONTROLS = ['radiogroup', 'tablist', 'tooltip'];
const CONTROL_CLASSES = [
  'hash-link',
  'pagination-nav',
  'theme-doc-toc-mobile',
  'figure--dark',
  'page-actions',
];

const hasClass = (element: Element, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);

/** Whether an element has a part in the text of a page: no way elsewhere, no control, nothing that nobody sees. */
function isText(element: Element): boolean {
  const {tagName} = element;
  const attribute = (name: string) => attributeOf(element, name) ?? '';
  return !(
    WITHOUT_TEXT.has(tagName) ||
    attribute('aria-hidden') === 'true' ||
    CONTROLS.includes(attribute('role')) ||
    (tagName === 'nav' && WAYS_ELSEWHERE.includes(attribute('aria-label'))) ||
    // A term of the glossary is a button, too: a word of its sentence, with a description.
    (tagName === 'button' && attributeOf(element, 'aria-describedby') === undefined) ||
    CONTROL_CLASSES.some((name) => hasClass(element, name)) ||
    !['', SAMPLE_LANGUAGE].includes(attribute('data-language'))
  );
}

const newText = (value: string): Child => ({nodeName: '#text', value, parentNode: null});
const isElement = (node: Child | undefined): node is Element => node !== undefined && 'tagName' in node;

/** All text in an element. Lines of code are elements without line feeds. */
function allText(element: Element): string {
  if (hasClass(element, 'token-line')) return `${element.childNodes.map(textIn).join('')}\n`;
  return element.childNodes.map(textIn).join('');
}
const textIn = (node: Child): string => (isElement(node) ? allText(node) : 'value' in node ? node.value : '');

const LABELS = new Set(['a', 'b', 'code', 'strong']);
const PHRASES = new Set(['a', 'b', 'code', 'i', 'small', 'span', 'strong', 'time']);

/** What stands between two elements without a blank, which a stylesheet keeps apart: a label and what it says, or two words. */
function separatorOf(before: Child | undefined, after: Child): string | undefined {
  if (!isElement(before) || !isElement(after)) return undefined;
  if (!PHRASES.has(before.tagName) || !PHRASES.has(after.tagName)) return undefined;
  if (/\s$/.test(allText(before)) || /^\s/.test(allText(after)) || allText(after) === '') return undefined;
  return LABELS.has(before.tagName) && after.tagName === 'span' ? ': ' : ' ';
}

/**
 * An element as a reader of its text would have it: without controls, with whole addresses, with code as one text,
 * and with blanks between words that only a stylesheet keeps apart.
 *
 * @param base the whole address of the page
 */
export function readable(element: Element, base: string): Element {
  const attrs = element.attrs.map((attribute) =>
    attribute.name === 'href' || attribute.name === 'src'
      ? {...attribute, value: new URL(attribute.value, base).href}
      : attribute,
  );
  if (element.tagName === 'pre') {
    return {...element, attrs, childNodes: [newText(allText(element).replace(/\n$/, ''))]};
  }
  if (element.tagName === 'code') {
    return {...element, attrs, childNodes: [newText(allText(element).replaceAll('\u200b', ''))]};
  }
  const childNodes: Child[] = [];
  let before: Child | undefined;
  for (const child of element.childNodes) {
    if (isElement(child)) {
      if (!isText(child)) {
        // A place to break a line is nothing between two parts of a word; anything else that goes leaves a gap.
        if (child.tagName === 'wbr') before = undefined;
        continue;
      }
      const separator = separatorOf(before, child);
      if (separator !== undefined) childNodes.push(newText(separator));
      childNodes.push(readable(child, base));
    } else if ('value' in child) {
      childNodes.push(newText(child.value.replaceAll('\u200b', '')));
    }
    // A comment parts two texts of React, and nothing else.
    before = child;
  }
  return {...element, attrs, childNodes};
}

/** The part of a page that is its own: the article of its title, or all of `<main>` for a list of others. */
export function pageText(elements: readonly Element[]): Element | undefined {
  const title = elements.find(({tagName}) => tagName === 'h1');
  let place: Element | undefined = title;
  while (place && place.tagName !== 'article' && place.tagName !== 'main') {
    const parent: DefaultTreeAdapterTypes.ParentNode | null = place.parentNode;
    place = parent && 'tagName' in parent ? parent : undefined;
  }
  return place;
}

/** The text of an element, on one line. */
export const plainText = (element: Element): string =>
  allText(element).replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
