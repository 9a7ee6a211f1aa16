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

/** The request of a file in an attribute: in its code, and in the syntax tree of that. */
const SVG = /\.svg(?=\\?")/g;

/** A local figure, as Docusaurus' own plugin has rewritten it: an element whose `src` is the request of its file. */
const isFigure = ({type, name, attributes}: Node): boolean =>
  type === 'mdxJsxTextElement' &&
  name === 'img' &&
  JSON.stringify(attributes?.find((attribute) => attribute.name === 'src') ?? {}).search(SVG) !== -1;

const withClass = (node: Node, className: string): Node => ({
  ...node,
  attributes: [...(node.attributes ?? []), {type: 'mdxJsxAttribute', name: 'className', value: className}],
});

/** The same element, with the dark file. */
const dark = (node: Node): Node => ({
  ...node,
  attributes: node.attributes?.map((attribute) =>
    attribute.name === 'src'
      ? (JSON.parse(JSON.stringify(attribute).replaceAll(SVG, '.svg?dark')) as Attribute)
      : attribute,
  ),
});

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
