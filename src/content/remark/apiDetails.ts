import type {Plugin as UnifiedPlugin} from 'unified';
import {CAPABILITIES, type Capability, type IntegrationApiFrontMatter} from '../../product/integrations';
import {element, importOfPart, type Node} from './connectionPages';

const FOLDER = /[\\/]api-documentation[\\/]/;

/** A heading as a writer would write it, with an anchor that no section of a page has. */
function heading(depth: number, text: string, anchor: string): Node {
  return {type: 'heading', depth, children: [{type: 'text', value: `${text} {#${anchor}}`}]};
}

/** Where readers learn what the words beside the calls mean. */
const WHAT_EFFECTS_MEAN: Node = {
  type: 'paragraph',
  children: [
    {type: 'text', value: 'Each call shows '},
    {
      type: 'link',
      url: '../overview.mdx#effects-of-calls',
      children: [{type: 'text', value: 'what it does to the record'}],
    },
    {type: 'text', value: '.'},
  ],
};

/** Facts of the API, and its calls under a heading for each capability. */
function calls({endpoints}: IntegrationApiFrontMatter): readonly Node[] {
  const capabilities = (Object.keys(CAPABILITIES) as Capability[]).filter((name) =>
    endpoints.some(({capability}) => capability === name),
  );
  return [
    element('EndpointTable', {part: 'facts'}),
    heading(2, 'Calls', 'calls'),
    ...(endpoints.some((endpoint) => 'effect' in endpoint) ? [WHAT_EFFECTS_MEAN] : []),
    ...capabilities.flatMap((capability) => [
      heading(3, CAPABILITIES[capability].label, `calls-${capability}`),
      element('EndpointTable', {capability}),
    ]),
  ];
}

/**
 * Remark plugin: arranges the pages about the calls to a service. Its headings have to be there before Docusaurus
 * makes anchors and contents of them, so it runs before Docusaurus' own plugins.
 */
export const apiDetails: UnifiedPlugin = () => (tree, file) => {
  if (!FOLDER.test(file.path)) return;
  const {frontMatter} = file.data as {frontMatter: {integrationApi?: IntegrationApiFrontMatter}};
  const {integrationApi: api} = frontMatter;
  // In the live preview, a page may be without its block for a while.
  if (!api) return;
  const root = tree as Node;
  const nodes = root.children ?? [];
  const isLast = ({name}: Node) => name === 'NextSteps';
  const sources = element('EndpointTable', {part: 'sources'});
  const arranged = nodes.flatMap((node) => {
    if (node.name === 'EndpointTable') return calls(api);
    return isLast(node) ? [sources, node] : [node];
  });
  root.children = [
    importOfPart('EndpointTable'),
    element('EndpointTable', {part: 'head'}),
    ...arranged,
    ...(nodes.some(isLast) ? [] : [sources]),
  ];
};
