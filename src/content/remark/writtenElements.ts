import type {Plugin as UnifiedPlugin, Processor} from 'unified';

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly depth?: number;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  children?: Node[];
}

/** An element that a page has in place of Markdown. */
export interface WrittenElement {
  /** The value of an attribute, if it is a text. */
  readonly attribute: (name: string) => string | undefined;
  /** The level of the heading that it follows, 1 below the title. */
  readonly depth: number;
}

/**
 * A remark plugin that puts Markdown in the place of an element when a page is compiled, before Docusaurus gives
 * headings their addresses: what comes out is ordinary text, and no page loads the data that it's written from.
 *
 * @param name of the element
 * @param write gives the Markdown. What it throws stops the build with the file and the element
 */
export function writtenElement(name: string, write: (element: WrittenElement) => string): UnifiedPlugin {
  return function replaceElement(this: Processor) {
    return (tree, file) => {
      let depth = 1;
      const nodesOf = (node: Node): Node[] => {
        if (node.type === 'heading' && node.depth !== undefined) depth = node.depth;
        if (node.children) node.children = node.children.flatMap(nodesOf);
        if (node.name !== name) return [node];
        const attribute = (wanted: string): string | undefined => {
          const value = node.attributes?.find((one) => one.name === wanted)?.value;
          return typeof value === 'string' ? value : undefined;
        };
        try {
          return (this.parse(write({attribute, depth})) as Node).children ?? [];
        } catch (error) {
          throw new Error(`${file.path}: <${name}>: ${(error as Error).message}`, {cause: error});
        }
      };
      nodesOf(tree);
    };
  };
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export const table = (headers: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headers), row(headers.map(() => '---')), ...rows.map(row)].join('\n');
