import {html} from 'parse5';
import {scriptHash} from '../files/scriptHashes';
import {EVERYWHERE, HTML, LINKS, METAS, PREFIXES, SVG, type Attributes, type Values} from './allowed';
import {attributeOf, isDataScript, isInlineScript, textOf, type Element} from './elements';

/** So much of a value or a script that an author finds it. */
const SHOWN = 60;

const list = (names: readonly string[]) => [...names].sort().join(', ');
const start = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** A value of a list: names of elements and attributes may be names of what every object has, too. */
const find = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Attributes that an element may have beside those of every element, or what is wrong with the element. */
function attributesFor(element: Element): Attributes | string {
  const {tagName, namespaceURI} = element;
  if (namespaceURI === html.NS.SVG) {
    return (
      find(SVG, tagName) ?? `<${tagName}> is not allowed in a drawing; allowed are ${list(Object.keys(SVG))}`
    );
  }
  if (tagName === 'link') {
    const rel = attributeOf(element, 'rel') ?? '';
    const own = find(LINKS, rel);
    return own
      ? {...own, rel: {allowed: rel, has: () => true}}
      : `<link rel="${start(rel)}">: rel must be one of ${list(Object.keys(LINKS))}`;
  }
  if (tagName === 'meta') return attributesOfMeta(element);
  return (
    find(HTML, tagName) ??
    `<${tagName}> is not allowed; allowed are ${list([...Object.keys(HTML), 'link', 'meta'])}`
  );
}

const anything: Values = {allowed: 'anything', has: () => true};

function attributesOfMeta(element: Element): Attributes | string {
  const charset = attributeOf(element, 'charset');
  if (charset !== undefined)
    return {charset: {allowed: 'utf-8', has: (value) => value.toLowerCase() === 'utf-8'}};
  const [key = 'http-equiv'] = ['name', 'property'].filter(
    (name) => attributeOf(element, name) !== undefined,
  );
  const name = attributeOf(element, key) ?? '';
  const content = key === 'http-equiv' ? undefined : find(METAS, name);
  return content
    ? {[key]: anything, content}
    : `<meta ${key}="${start(name)}">: <meta> must have a name or property, one of ${list(Object.keys(METAS))}`;
}

function flawsOfAttributes({tagName, attrs}: Element, own: Attributes): string[] {
  return attrs.flatMap(({name, value}) => {
    if (PREFIXES.some((prefix) => name.startsWith(prefix))) return [];
    const values = find(own, name.toLowerCase()) ?? find(EVERYWHERE, name);
    const place = `<${tagName} ${name}="${start(value)}">`;
    if (!values) {
      return `${place}: ${name} is not allowed; <${tagName}> may have ${list([...Object.keys(own), ...Object.keys(EVERYWHERE), 'aria-*', 'data-*'])}`;
    }
    return values.has(value) ? [] : `${place}: ${name} must be ${values.allowed}`;
  });
}

/** What is wrong with the text of a script. */
function flawsOfScript(element: Element, trusted: ReadonlySet<string>): string[] {
  const text = textOf(element);
  if (isDataScript(element) && text.includes('<'))
    return [`the data "${start(text)}" has a <, which could end its element`];
  if (!isInlineScript(element) || trusted.has(scriptHash(text))) return [];
  return [
    `the inline script "${start(text.trim())}" is none of those that the site writes itself; put it into a file below src/`,
  ];
}

/**
 * What a built page has that it must not have: elements, attributes and addresses beside those of the lists, and
 * scripts beside those that the policy of the site trusts.
 *
 * @param elements all of the page, from `elementsOf`
 * @param trusted the trusted inline scripts, as sources of the policy
 */
export function checkHtml(elements: readonly Element[], trusted: ReadonlySet<string>): string[] {
  const flaws: string[] = [];
  for (const element of elements) {
    const own = attributesFor(element);
    if (typeof own === 'string') {
      flaws.push(own);
      continue;
    }
    flaws.push(...flawsOfAttributes(element, own));
    if (element.tagName === 'script') flaws.push(...flawsOfScript(element, trusted));
  }
  return flaws;
}
