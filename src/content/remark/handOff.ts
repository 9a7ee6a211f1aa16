import type {Plugin as UnifiedPlugin} from 'unified';
import {CAPABILITIES} from '../../product/integrations';

interface Node {
  readonly type: string;
  readonly depth?: number;
  readonly value?: string;
  readonly children?: readonly Node[];
  data?: {hProperties?: Record<string, unknown>};
}

const FOLDER = /[\\/]connection-instructions[\\/]/;

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Marks a node for the sheet, by an attribute of HTML. */
function mark(node: Node | undefined, name: string, value: string): void {
  if (!node) return;
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: value}};
}

/** Says which capabilities a row of a table is for, where its first cell names some. */
function markRows(nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (node.type === 'tableRow') {
      const words = textOf(node.children?.[0] ?? node).split(/, (?:and )?| and /);
      const named = Object.entries(CAPABILITIES).filter(([, {label}]) => words.includes(label));
      if (named.length > 0) mark(node, 'data-for', named.map(([capability]) => capability).join(' '));
    } else markRows(node.children ?? []);
  }
}

/**
 * Remark plugin: marks where the steps for the service's administrator begin and end on a connection page,
 * which is the section "In <service>". The hand-off sheet shows and prints that part alone, with the rows of its
 * tables that are for what the reader uses. Headings stay where they are: a section around them would take them out
 * of the theme's styles.
 */
export const handOff: UnifiedPlugin = () => (tree, file) => {
  if (!FOLDER.test(file.path)) return;
  const nodes = (tree as Node).children ?? [];
  const headings = nodes.filter(({type, depth}) => type === 'heading' && depth === 2);
  const start = headings.findIndex(
    (heading) => textOf(heading).startsWith('In ') && textOf(heading) !== 'In Clearwarden',
  );
  if (start === -1) return;
  const [first, end] = headings.slice(start, start + 2);
  mark(first, 'data-hand-off', 'start');
  mark(end, 'data-hand-off', 'end');
  markRows(nodes.slice(first && nodes.indexOf(first), end && nodes.indexOf(end)));
};
