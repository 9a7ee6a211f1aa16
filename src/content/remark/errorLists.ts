import type {Plugin as UnifiedPlugin, Processor} from 'unified';
import {ERRORS, addressOf, headingOf, type ErrorEntry} from '../../product/errors';

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly depth?: number;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  children?: Node[];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (headers: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headers), row(headers.map(() => '---')), ...rows.map(row)].join('\n');

const linked = (error: ErrorEntry) => `[\`${error.code}\`](${addressOf(error)})`;
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** An error as a heading, which gives it its address, and what there is to say about it. */
function entry(error: ErrorEntry, depth: number): string {
  const {status, title, cause, fix, where, who} = error;
  const meaning = status === undefined ? `Meaning: ${title}` : `Status and title: \`${status}\`, ${title}`;
  return `${'#'.repeat(depth)} ${headingOf(error)}

- ${sentence(meaning)}
- Cause: ${cause}
- Fix: ${fix}
- Appears in: ${sentence(where)}
- Who can fix it: ${sentence(who)}`;
}

/** What `show` may be. */
const SHOWN: Readonly<Record<string, (errors: readonly ErrorEntry[], depth: number) => string>> = {
  entries: (errors, depth) => errors.map((error) => entry(error, depth)).join('\n\n'),
  table: (errors) =>
    table(
      ['Code', 'Cause', 'Fix'],
      errors.map((error) => [linked(error), error.title, error.fix.replace(/\.$/, '')]),
    ),
  index: (errors) =>
    table(
      errors.some(({status}) => status !== undefined) ? ['Code', 'Status', 'Meaning'] : ['Code', 'Meaning'],
      errors.map((error) => [linked(error), ...(error.status ? [String(error.status)] : []), error.title]),
    ),
};
export const ERROR_LIST_NAMES: readonly string[] = Object.keys(SHOWN);

/**
 * Errors of a group or a kind as Markdown.
 *
 * @param show one of `ERROR_LIST_NAMES`
 * @param of a group or a kind of `product/errors.ts`
 * @param depth of the headings of entries
 * @throws when there is no such list, or nothing is in it
 */
export function errorList(show: string, of: string, depth = 4): string {
  const list = SHOWN[show];
  if (!list) throw new Error(`there is no list "${show}"; there are ${ERROR_LIST_NAMES.join(', ')}`);
  const errors = ERRORS.filter(({group, kind}) => group === of || kind === of);
  if (errors.length === 0) throw new Error(`no error is of "${of}"`);
  return list(errors, depth);
}

const attributeOf = ({attributes}: Node, name: string): string => {
  const value = attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : '';
};

/**
 * Remark plugin: replaces `<ErrorList show="…" of="…" />` with Markdown when the page is compiled, before Docusaurus
 * gives headings their addresses. Entries are one level below the heading that they follow.
 */
export const errorLists: UnifiedPlugin = function errorLists(this: Processor) {
  return (tree, file) => {
    let depth = 1;
    const nodesOf = (node: Node): Node[] => {
      if (node.type === 'heading' && node.depth !== undefined) depth = node.depth;
      if (node.children) node.children = node.children.flatMap(nodesOf);
      if (node.name !== 'ErrorList') return [node];
      try {
        const markdown = errorList(attributeOf(node, 'show'), attributeOf(node, 'of'), depth + 1);
        return (this.parse(markdown) as Node).children ?? [];
      } catch (error) {
        throw new Error(`${file.path}: <ErrorList>: ${(error as Error).message}`, {cause: error});
      }
    };
    nodesOf(tree);
  };
};
