import fs from 'node:fs';
import path from 'node:path';
import type {Plugin as UnifiedPlugin} from 'unified';
import {enumerate} from '../../product/enumerate';

interface Node {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: Node[];
  [key: string]: unknown;
}

/** What pages may show files of: what is published anyway. */
const FOLDERS = ['docs', 'changelog', 'api', 'static'] as const;

/** Whether a file that is there is in a folder of `FOLDERS`, wherever links on the way to it lead. */
function isPublic(page: string, source: string): boolean {
  const file = path.resolve(path.dirname(page), source);
  if (!fs.existsSync(file)) return true;
  const real = fs.realpathSync(file);
  return FOLDERS.some((folder) => real.startsWith(fs.realpathSync('.') + path.sep + folder + path.sep));
}

const FILE = /(?:^|\s)file="([^"]*)"/;

/** `import <name> from '<source>'`, as the syntax tree that MDX wants. */
export function importOf(name: string, source: string): Node {
  const body = [
    {
      type: 'ImportDeclaration',
      attributes: [],
      source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    },
  ];
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body}}};
}

/** `<CodeBlock>{name}</CodeBlock>` */
function codeBlockOf(name: string, attributes: Record<string, string>): Node {
  const expression = {type: 'Identifier', name};
  const body = [{type: 'ExpressionStatement', expression}];
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [
      {
        type: 'mdxFlowExpression',
        value: name,
        data: {estree: {type: 'Program', sourceType: 'module', body}},
      },
    ],
  };
}

/**
 * Remark plugin: an empty fence with `file="./samples/x.json"` shows that file. The file is a module of
 * the page, so the live preview follows its changes, and a missing one stops the build. So does one outside of the
 * folders that are published: the environment of a build and the settings of git are files, too.
 */
export const codeFile: UnifiedPlugin = () => {
  return (tree, file) => {
    const imports: Node[] = [importOf('CodeBlock', '@theme/CodeBlock')];
    const show = (node: Node): Node => {
      const source = node.type === 'code' ? FILE.exec(node.meta ?? '')?.[1] : undefined;
      if (source === undefined) {
        if (node.children) node.children = node.children.map(show);
        return node;
      }
      if (node.value) {
        throw new Error(`${file.path}: the fence with file="${source}" must be empty, the file has the text`);
      }
      if (!/^\.\.?\//.test(source)) {
        throw new Error(`${file.path}: file="${source}" must be a relative path that begins with ./ or ../`);
      }
      if (!isPublic(file.path, source)) {
        const folders = FOLDERS.map((folder) => `${folder}/`);
        throw new Error(`${file.path}: file="${source}" is outside of ${enumerate(folders)}`);
      }
      const name = `codeFile${imports.length}`;
      imports.push(importOf(name, `${source}?source`));
      const metastring = (node.meta ?? '').replace(FILE, '').trim();
      return codeBlockOf(name, {language: node.lang ?? 'text', metastring});
    };
    const root = tree as Node;
    show(root);
    if (imports.length > 1) root.children?.unshift(...imports);
  };
};
