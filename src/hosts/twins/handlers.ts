import type {Element, Parents} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {ListItem, Paragraph, PhrasingContent} from 'mdast';
import {languageLabels, languages} from '../../api/samples/languages';
import {enumerate} from '../../product/enumerate';
import {SAMPLE_LANGUAGE} from './pageText';

const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];
const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

/** What `state.toFlow` makes of an element's children: paragraphs, lists, and whatever else stands on its own. */
const flowOf = (state: State, node: Element) => state.toFlow(state.all(node));
const phrasesOf = (state: State, node: Element): PhrasingContent[] =>
  flowOf(state, node).flatMap((child) => (child.type === 'paragraph' ? child.children : []));

const strong = (...children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** A paragraph in which all is strong: what stands above others without being a heading. */
const named = (state: State, node: Element) => paragraph(strong(...phrasesOf(state, node)));

/** Whether a text is JSON, which the examples of the API don't say. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const isSample = (node: Parents): boolean =>
  node.type === 'element' && node.properties.dataLanguage === SAMPLE_LANGUAGE;
const others = languages
  .filter((language) => language !== SAMPLE_LANGUAGE)
  .map((name) => languageLabels[name]);
const OTHER_LANGUAGES = `The web page also has this sample in ${enumerate(others)}.`;

/** A name and what is said of it, as an item of a list: the first paragraph goes on after the name. */
function definition(state: State, names: readonly Element[], texts: readonly Element[]): ListItem {
  const name = names.flatMap((node) => phrasesOf(state, node));
  const title = name.some(({type}) => type === 'inlineCode') ? name : [strong(...name)];
  const [first, ...rest] = texts.flatMap((node) => flowOf(state, node));
  const isSentence = first?.type === 'paragraph';
  const head = isSentence ? [...title, {type: 'text', value: ': '} as const, ...first.children] : title;
  const others = isSentence || !first ? rest : [first, ...rest];
  return {
    type: 'listItem',
    spread: others.some(({type}) => type !== 'list'),
    children: [paragraph(...head), ...others],
  };
}

/**
 * What the site's own elements become, beside the library's for plain HTML. They are known by what they mean: names
 * of elements, roles, and classes of the theme; names of CSS modules differ from build to build.
 *
 * @see https://github.com/syntax-tree/hast-util-to-mdast#handlers
 */
export const handlers: Record<string, Handle> = {
  summary: named,
  legend: named,

  // `readable` has put all of the code into one text.
  code: (_state, node) => ({type: 'inlineCode', value: textOf(node)}),
  pre(_state, node, parent) {
    const value = textOf(node);
    if (parent && isSample(parent)) {
      return [{type: 'code', lang: 'bash', value}, paragraph({type: 'text', value: OTHER_LANGUAGES})];
    }
    const language = classesOf(node).find((name) => name.startsWith('language-'));
    const lang = language?.slice('language-'.length) ?? (isJson(value) ? 'json' : undefined);
    return {type: 'code', lang: lang === 'text' ? undefined : lang, value};
  },

  /** A call begins with its method, which stands beside the rest. */
  li(state, node) {
    const [method, call, ...rest] = node.children.filter(isElement);
    if (!method || !call || method.properties.dataMethod === undefined) {
      return defaultHandlers.li(state, node);
    }
    const line = {...call, children: [method, {type: 'text' as const, value: ' '}, ...call.children]};
    return defaultHandlers.li(state, {...node, children: [line, ...rest]});
  },

  dl(state, node) {
    const parts = node.children
      .filter(isElement)
      .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
    const children: ListItem[] = [];
    let names: Element[] = [];
    parts.forEach((part, index) => {
      const texts = parts.slice(index).findIndex(({tagName}) => tagName !== 'dd');
      if (part.tagName === 'dt') names.push(part);
      else if (parts[index - 1]?.tagName === 'dt') {
        children.push(definition(state, names, parts.slice(index, texts === -1 ? undefined : index + texts)));
        names = [];
      }
    });
    return {type: 'list', ordered: false, spread: children.some(({spread}) => spread), children};
  },

  /** What can be chosen, one below the other. */
  fieldset(state, node) {
    const [legends, options] = [true, false].map((isLegend) =>
      node.children.filter(isElement).filter(({tagName}) => (tagName === 'legend') === isLegend),
    );
    const items = (options ?? []).filter(({tagName}) => tagName === 'label' || tagName === 'p');
    const rest = (options ?? []).filter((option) => !items.includes(option));
    return [
      ...(legends ?? []).map((legend) => named(state, legend)),
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: items.map((item) => ({type: 'listItem', children: [paragraph(...phrasesOf(state, item))]})),
      },
      ...rest.flatMap((child) => flowOf(state, child)),
    ];
  },

  div(state, node) {
    const [first, ...rest] = node.children.filter(isElement);
    if (first && classesOf(node).includes('theme-admonition')) {
      return {
        type: 'blockquote',
        children: [named(state, first), ...rest.flatMap((child) => flowOf(state, child))],
      };
    }
    if (typeof node.properties.dataStatus === 'string') {
      return [paragraph(strong({type: 'text', value: node.properties.dataStatus})), ...flowOf(state, node)];
    }
    // Each panel of tabs begins with its name.
    if (first && node.properties.role === 'tabpanel') {
      return [
        named(state, first),
        ...flowOf(state, {...node, children: node.children.filter((child) => child !== first)}),
      ];
    }
    return defaultHandlers.div(state, node);
  },

  /** A drawing made of elements is told by its name. */
  figure(state, node) {
    const {role, ariaLabel} = node.properties;
    return role === 'img'
      ? paragraph({type: 'text', value: String(ariaLabel)})
      : defaultHandlers.figure(state, node);
  },
};
