import type {Plugin as UnifiedPlugin} from 'unified';

interface Node {
  readonly type: string;
  readonly value?: string;
  children?: Node[];
  data?: {hName?: string; hProperties?: Record<string, unknown>};
}

/** What is between two labels of a path. */
const SEPARATOR = ' > ';

/** The text of `**Settings > Users**`, and of no other bold text: a label has no blank at its ends, and no `>`. */
const isPath = (text: string): boolean =>
  text.includes(SEPARATOR) && /^[^\s>][^>]*(?: > [^\s>][^>]*)+$/.test(text);

/**
 * Remark plugin: marks the paths of an app (`**Settings > Users**`), which `shell/css/paths.css` shows as a chip. Words
 * and separators stay as they are, for readers, search, and print. A line may break after a separator, and not inside a
 * label: `<wbr>` is the place, because the chip itself doesn't wrap.
 */
export const uiPaths: UnifiedPlugin = () => (tree) => {
  const walk = (node: Node): void => {
    const [only, ...others] = node.children ?? [];
    if (node.type === 'strong' && only?.type === 'text' && others.length === 0 && isPath(only.value ?? '')) {
      const labels = (only.value ?? '').split(SEPARATOR);
      node.data = {...node.data, hProperties: {...node.data?.hProperties, className: 'ui-path'}};
      node.children = labels.flatMap((label, index): Node[] => {
        if (index === labels.length - 1) return [{type: 'text', value: label}];
        const text = {type: 'text', value: label + SEPARATOR};
        return [
          // With the first label, which the window is in front of, on whatever line.
          index === 0 ? {type: 'first', data: {hName: 'span'}, children: [text]} : text,
          {type: 'placeToBreak', data: {hName: 'wbr'}},
        ];
      });
      return;
    }
    node.children?.forEach(walk);
  };
  walk(tree);
};
