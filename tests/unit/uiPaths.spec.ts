import {expect, test} from '@playwright/test';
import {uiPaths} from '../../src/content/remark/uiPaths';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly data?: unknown;
}

const strong = (...children: Node[]): Node => ({type: 'strong', children});
const text = (value: string): Node => ({type: 'text', value});
const textOf = ({value, children = []}: Node): string => value ?? children.map(textOf).join('');

/** What the plugin makes of one bold text in a paragraph. */
function transformed(node: Node): Node {
  const tree = {type: 'root', children: [{type: 'paragraph', children: [node]}]};
  const plugin = uiPaths as unknown as () => (tree: unknown) => void;
  plugin()(tree);
  return tree.children[0]?.children[0] ?? node;
}

test('a path of the app is marked, may break behind its separators, and keeps its words', () => {
  const path = 'Request Manager > Settings > Third-Party Disclosure';
  const result = transformed(strong(text(path)));
  expect(result.data).toEqual({hProperties: {className: 'ui-path'}});
  expect(textOf(result)).toBe(path);
  expect(result.children?.map((child) => child.value ?? child.data)).toEqual([
    {hName: 'span'},
    {hName: 'wbr'},
    'Settings > ',
    {hName: 'wbr'},
    'Third-Party Disclosure',
  ]);
});

for (const [name, node] of Object.entries({
  'a label': strong(text('Add Policy')),
  'a comparison': strong(text('a > ')),
  'a separator alone': strong(text(' > ')),
  'bold text with an element': strong(text('Settings > '), {type: 'inlineCode', value: 'users'}),
  'text that is not bold': text('Settings > Users'),
})) {
  test(`${name} stays as it is`, () => {
    const before = structuredClone(node);
    expect(transformed(node)).toEqual(before);
  });
}
