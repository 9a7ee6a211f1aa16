import fs from 'node:fs';
import type {Plugin as UnifiedPlugin} from 'unified';
import {dialogOf, type IntegrationFrontMatter} from '../../product/integrations';
import {importOf} from './codeFile';

interface Attribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  readonly value: string;
}

export interface Node {
  readonly type: string;
  readonly name?: string;
  readonly depth?: number;
  readonly ordered?: boolean;
  readonly value?: string;
  /** Where a link leads. */
  readonly url?: string;
  readonly attributes?: readonly Attribute[];
  children?: readonly Node[];
  data?: {id?: string; _mdxExplicitJsx?: boolean; hProperties?: Record<string, unknown>};
}

/** What of a page's front matter decides the steps of its dialog. */
interface Dialog extends Pick<IntegrationFrontMatter, 'authentication'> {
  /** Missing for a while in the live preview. */
  readonly capabilities?: object | null;
}

const CONNECTION = /[\\/]connection-instructions[\\/]/;

/** What may follow a table of permissions as a remark on it. Code and admonitions are no such thing. */
const REMARKS = ['table', 'paragraph', 'list'];

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** The import of a component for pages of services alone: registered, it would be in the script of every page. */
export function importOfPart(name: string): Node {
  return importOf(name, `@site/src/integrations/browser/${name}`);
}

const isHeading = (node: Node): boolean => node.type === 'heading' && node.depth === 2;

/** A component or an element with its attributes. */
export function element(
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly Node[] = [],
): Node {
  const attributes = Object.entries(values).map(([key, value]): Attribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  // As if a writer had written it: an element of HTML stays one, and is none of the theme's components.
  return {type: 'mdxJsxFlowElement', name, attributes, children, data: {_mdxExplicitJsx: true}};
}

/** Steps in Markdown: the items of the numbered lists. */
function stepsIn(nodes: readonly Node[]): number {
  return nodes
    .filter(({name}) => name === 'Steps')
    .flatMap(({children = []}) => children.filter(({ordered}) => ordered))
    .reduce((sum, {children = []}) => sum + children.length, 0);
}

/** Steps of the Connect dialog, which are in a partial. */
function stepsOfDialog({authentication, capabilities}: Dialog): number {
  const partial = `docs/_partials/connect/_${dialogOf(authentication, Object.keys(capabilities ?? {}))}.mdx`;
  const text = fs.existsSync(partial) ? fs.readFileSync(partial, 'utf8') : '';
  return text.match(/^\d+\. /gm)?.length ?? 0;
}

/** The list of what must be in place. The roles of these pages are above it, from their front matter. */
function withoutFrame(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => (node.name === 'Prerequisites' ? (node.children ?? []) : [node]));
}

/** Folds the table of permissions before the first step, with what is said of it: the picker above has its essence. */
function withFoldedTable(nodes: readonly Node[]): readonly Node[] {
  const steps = nodes.findIndex(({name}) => name === 'Steps');
  const table = nodes.findIndex(({type}) => type === 'table');
  if (table === -1 || table > steps) return nodes;
  const rest = nodes.slice(table, steps);
  const end = rest.every(({type}) => REMARKS.includes(type)) ? steps : table + 1;
  const summary = element('summary', {}, [{type: 'text', value: 'Permissions in detail'}]);
  const folded = element('details', {'data-permissions': ''}, [summary, ...nodes.slice(table, end)]);
  return [...nodes.slice(0, table), folded, ...nodes.slice(end)];
}

const panel = (part: string): Node => element('IntegrationPanel', {part});

/** Puts a part of the panel in front of the first node of a kind, or at the end. */
function before(nodes: readonly Node[], name: string, part: string): readonly Node[] {
  const found = nodes.findIndex((node) => node.name === name);
  const at = found === -1 ? nodes.length : found;
  return [...nodes.slice(0, at), panel(part), ...nodes.slice(at)];
}

/** A connection page: the panel's parts go where they are needed, and nothing stands twice. */
function connectionPage(nodes: readonly Node[], integration: Dialog): readonly Node[] {
  const starts = nodes.flatMap((node, index) => (isHeading(node) ? [index] : []));
  const sections = starts.map((start, index) => nodes.slice(start, starts[index + 1]));
  const titleOf = ([heading]: readonly Node[]) => (heading ? textOf(heading) : '');
  const service = sections.find(
    (section) => titleOf(section).startsWith('In ') && titleOf(section) !== 'In Clearwarden',
  );
  const path = {
    dialogSteps: String(stepsOfDialog(integration)),
    ...(service && {
      section: titleOf(service),
      anchor: service[0]?.data?.id ?? '',
      steps: String(stepsIn(service)),
    }),
  };
  const start = sections.find((section) => titleOf(section) === 'Before you start') ?? [];
  const head = nodes
    .slice(0, starts[0])
    .map((node) =>
      node.name === 'IntegrationPanel' ? element('IntegrationPanel', path, withoutFrame(start)) : node,
    );
  return [
    importOfPart('IntegrationPanel'),
    panel('head'),
    ...head,
    ...sections.flatMap((section, index) => {
      const title = titleOf(section);
      const [heading, ...rest] = section;
      if (section === start) return [];
      if (section === service) return withFoldedTable(section);
      if (title === 'In Clearwarden') return before(section, 'ConnectSteps', 'dialog');
      if (heading && /^What .+ does$/.test(title)) return [heading, panel('capabilities'), ...rest];
      if (index < sections.length - 1) return section;
      return before(section, 'NextSteps', 'sources');
    }),
  ];
}

/**
 * Remark plugin: arranges the connection pages. Writers write the sections; what comes from front matter is put
 * between them here, so that all pages agree and no fact stands twice.
 */
export const connectionPages: UnifiedPlugin = () => (tree, file) => {
  if (!CONNECTION.test(file.path)) return;
  const root = tree as Node;
  const {frontMatter} = file.data as {frontMatter: {integration?: Dialog}};
  // In the live preview, a page may be without its block for a while.
  if (!frontMatter.integration) return;
  root.children = connectionPage(root.children ?? [], frontMatter.integration);
};
