import type {Plugin as UnifiedPlugin} from 'unified';

interface Node {
  readonly type: string;
  readonly depth?: number;
  readonly value?: string;
  readonly children?: readonly Node[];
  data?: {hProperties?: Record<string, unknown>};
}

const FOLDER = /[\\/]connection-instructions[\\/]/;

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/**
 * Remark plugin: marks where the steps for the service's administrator begin and end on a connection page,
 * which is the section "In <service>". The hand-off sheet shows and prints that part alone. Headings stay where
 * they are: a section around them would take them out of the theme's styles.
 */
export const handOff: UnifiedPlugin = () => (tree, file) => {
  if (!FOLDER.test(file.path)) return;
  const headings = ((tree as Node).children ?? []).filter(
    ({type, depth}) => type === 'heading' && depth === 2,
  );
  const start = headings.findIndex(
    (heading) => textOf(heading).startsWith('In ') && textOf(heading) !== 'In Clearwarden',
  );
  const mark = (heading: Node | undefined, value: string) => {
    if (!heading) return;
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, 'data-hand-off': value}};
  };
  if (start === -1) return;
  mark(headings[start], 'start');
  mark(headings[start + 1], 'end');
};
