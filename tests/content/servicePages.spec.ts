import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import yaml from 'js-yaml';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {apiDetails} from '../../src/content/remark/apiDetails';
import {connectionPages, type Node} from '../../src/content/remark/connectionPages';
import {handOff} from '../../src/content/remark/handOff';

const FOLDER = 'docs/integrations';

/** A page's front matter and the text below it. */
function read(file: string): {data: unknown; content: string} {
  const [, head = '', content = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return {data: yaml.load(head), content};
}

/** A page after the remark plugins of service pages. */
function arranged(file: string, ...plugins: readonly Plugin[]): readonly Node[] {
  const {data, content} = read(file);
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  for (const plugin of plugins) processor.use(plugin);
  const page = {path: path.resolve(file), data: {frontMatter: data}};
  return (processor.runSync(processor.parse(content), page) as Node).children ?? [];
}

const named = (nodes: readonly Node[], name: string): Node[] =>
  nodes.flatMap((node) => [...(node.name === name ? [node] : []), ...named(node.children ?? [], name)]);
const typed = (nodes: readonly Node[], type: string): Node[] =>
  nodes.flatMap((node) => [...(node.type === type ? [node] : []), ...typed(node.children ?? [], type)]);
const valueOf = (node: Node | undefined, name: string) =>
  node?.attributes?.find((attribute) => attribute.name === name)?.value;

test('every connection page is arranged: each part once, nothing twice, all steps counted', () => {
  const files = fs.readdirSync(`${FOLDER}/connection-instructions`);
  expect(files.length).toBeGreaterThan(400);
  const wrong = files.flatMap((name) => {
    const nodes = arranged(`${FOLDER}/connection-instructions/${name}`, handOff, connectionPages);
    const parts = named(nodes, 'IntegrationPanel').map((node) => valueOf(node, 'part') ?? 'panel');
    const panel = named(nodes, 'IntegrationPanel').find((node) => valueOf(node, 'part') === undefined);
    const isForPerson = valueOf(panel, 'section') === undefined;
    const wanted = isForPerson
      ? ['head', 'panel', 'dialog', 'sources']
      : ['head', 'panel', 'dialog', 'capabilities', 'sources'];
    const steps = [valueOf(panel, 'dialogSteps'), ...(isForPerson ? [] : [valueOf(panel, 'steps')])];
    return [
      ...(parts.join() === wanted.join() ? [] : [`${name}: ${parts.join()}`]),
      ...(named(nodes, 'Prerequisites').length > 0 ? [`${name}: roles stand twice`] : []),
      ...(typed(panel?.children ?? [], 'listItem').length > 1
        ? []
        : [`${name}: <Prerequisites> needs two list items or more`]),
      ...(steps.every((count) => Number(count) > 0) ? [] : [`${name}: ${steps.join()} steps`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('the rows of a table of permissions say which capabilities they are for', () => {
  const nodes = arranged(`${FOLDER}/connection-instructions/zendesk.mdx`, handOff, connectionPages);
  const [folded] = named(nodes, 'details');
  const rows = typed([folded ?? {type: 'root'}], 'tableRow');
  expect(rows.map(({data}) => data?.hProperties?.['data-for'])).toEqual([
    undefined,
    'access',
    'identifiers',
    'opt-out update',
    'deletion',
  ]);
});

test('every API page has a heading and a list for each capability of its calls', () => {
  const files = fs.readdirSync(`${FOLDER}/api-documentation`);
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((name) => {
    const file = `${FOLDER}/api-documentation/${name}`;
    const {integrationApi} = read(file).data as {
      integrationApi: {endpoints: readonly {capability: string}[]};
    };
    const tables = named(arranged(file, apiDetails), 'EndpointTable');
    const listed = tables.flatMap((node) => valueOf(node, 'capability') ?? []);
    const parts = tables.flatMap((node) => valueOf(node, 'part') ?? []);
    const capabilities = new Set(integrationApi.endpoints.map(({capability}) => capability));
    return (
      parts.join() !== 'head,facts,sources' || listed.toSorted().join() !== [...capabilities].sort().join()
    );
  });
  expect(wrong).toEqual([]);
});
