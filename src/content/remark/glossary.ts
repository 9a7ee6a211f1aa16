import fs from 'node:fs';
import {load} from 'js-yaml';
import type {Plugin as UnifiedPlugin} from 'unified';

/** An entry of `docs/glossary.yml`. */
export interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
  /** Article that defines or governs the term. */
  readonly law?: string;
}

interface JsxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  readonly children?: readonly JsxNode[];
}

export function readGlossary(file = 'docs/glossary.yml'): Readonly<Record<string, GlossaryEntry>> {
  return load(fs.readFileSync(file, 'utf8')) as Record<string, GlossaryEntry>;
}

/**
 * Remark plugin: writes the definition into each `<Term id="…">` when the page is compiled, so that
 * no page loads the glossary. An unknown id stops the build.
 */
export const glossary: UnifiedPlugin = () => {
  const entries = readGlossary();
  const visit = (node: JsxNode, file: string): void => {
    if (node.name === 'Term' && node.attributes) {
      const id = node.attributes.find(({name}) => name === 'id')?.value ?? '';
      const entry = entries[id];
      if (!entry) throw new Error(`${file}: <Term id="${id}"> is not in docs/glossary.yml`);
      node.attributes.push({type: 'mdxJsxAttribute', name: 'definition', value: entry.definition});
      if (entry.law) node.attributes.push({type: 'mdxJsxAttribute', name: 'law', value: entry.law});
    }
    node.children?.forEach((child) => visit(child, file));
  };
  return (tree, file) => visit(tree, file.path);
};
