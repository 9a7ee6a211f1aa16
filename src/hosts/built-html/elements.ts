import {parse, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

/**
 * All elements of a page, in its order, as browsers build them: with scripts, and those inside of `<noscript>`, as
 * browsers without.
 */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) elements.push(node);
    if ('tagName' in node && node.tagName === 'noscript')
      visit(parseFragment(textOf(node), {scriptingEnabled: false}));
    else if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return elements;
}

export function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text right inside of an element. */
export function textOf({childNodes}: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Data for search engines, which nobody runs. Any other type counts as a script. */
const DATA = 'application/ld+json';

export const isDataScript = (element: Element): boolean =>
  element.tagName === 'script' && attributeOf(element, 'type') === DATA;

/** A script that stands in the page itself, and that a browser runs. */
export const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' && attributeOf(element, 'src') === undefined && !isDataScript(element);
