import path from 'node:path';
import {Language as Grammar, Parser, type Node} from 'web-tree-sitter';

/** Compiling a grammar takes seconds, so each is loaded once. */
const grammars = new Map<string, Promise<Grammar>>();

async function load(language: string): Promise<Grammar> {
  await Parser.init();
  const folder = path.dirname(require.resolve('tree-sitter-wasms/package.json'));
  return Grammar.load(path.join(folder, 'out', `tree-sitter-${language}.wasm`));
}

function faulty(node: Node): string[] {
  if (node.isError || node.isMissing)
    return [`line ${node.startPosition.row + 1}: ${node.text.slice(0, 80)}`];
  return node.hasError ? node.children.flatMap((child) => (child ? faulty(child) : [])) : [];
}

/**
 * Where code breaks the grammar of its language. For languages whose compiler may not be installed.
 *
 * @param language as tree-sitter calls it: `bash`, `css`, `go`, `html`, `javascript`, …
 * @see https://tree-sitter.github.io/tree-sitter/
 */
export async function syntaxErrors(language: string, code: string): Promise<readonly string[]> {
  const grammar = grammars.get(language) ?? load(language);
  grammars.set(language, grammar);
  const loaded = await grammar;
  const parser = new Parser();
  parser.setLanguage(loaded);
  const tree = parser.parse(code);
  if (!tree) throw new Error(`${language}: nothing was parsed`);
  return faulty(tree.rootNode);
}
