import type {Plugin as UnifiedPlugin} from 'unified';

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly Attribute[];
  children?: Node[];
}

/** A local figure, as Docusaurus' own plugin has rewritten it: an element whose `src` is the request of its file. */
const isFigure = ({type, name, attributes}: Node): boolean =>
  type === 'mdxJsxTextElement' &&
  name === 'img' &&
  JSON.stringify(attributes?.find((attribute) => attribute.name === 'src')?.value ?? '').includes('.svg');

const withClass = (node: Node, className: string): Node => ({
  ...node,
  attributes: [...(node.attributes ?? []), {type: 'mdxJsxAttribute', name: 'className', value: className}],
});

/** The same element, with the dark file. The request is in the attribute's code and in its syntax tree. */
const dark = (node: Node): Node =>
  JSON.parse(JSON.stringify(node).replaceAll(/\.svg(?=\\"|")/g, '.svg?dark')) as Node;

/**
 * Remark plugin: puts a figure's dark file next to its light one. The stylesheet shows the one of the reader's mode, so
 * both are in the HTML, a page without JavaScript has its figure, and a browser loads only what it shows (images of
 * Docusaurus are lazy).
 */
export const figures: UnifiedPlugin = () => (tree) => {
  const walk = (node: Node): void => {
    if (!node.children) return;
    node.children = node.children.flatMap((child) =>
      isFigure(child) ? [withClass(child, 'figure--light'), withClass(dark(child), 'figure--dark')] : [child],
    );
    node.children.forEach(walk);
  };
  walk(tree);
};
