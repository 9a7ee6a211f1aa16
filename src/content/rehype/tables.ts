import type {Plugin as UnifiedPlugin} from 'unified';

/** A node of a page's HTML, as far as tables need it. MDX has nodes of its own, with `name` in place of `tagName`. */
interface Node {
  type: string;
  tagName?: string;
  name?: string;
  attributes?: readonly unknown[];
  readonly value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Tables with more columns keep their shape on a phone, and scroll. */
const MOST_COLUMNS = 3;
/** A cell with more characters is a sentence, which a column of a phone has no room for. */
const LONGEST_WORDS = 24;

const isElement = (node: Node, tagName: string): boolean =>
  node.type === 'element' && node.tagName === tagName;

const elements = (node: Node, tagName: string): Node[] =>
  (node.children ?? []).flatMap((child) => (isElement(child, tagName) ? [child] : elements(child, tagName)));

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Code with so many characters fits a column of a phone. */
const LONGEST_WHOLE = 26;
/** Where longer code may break: after what joins its words. */
const JOINT = /(?<=[\s/._:,=-])(?=[^\s/._:,=-])/;

/** Breaks code once, at the joint nearest to its middle: two lines are the most. */
function partsOfCell(code: string): string[] {
  if (code.length <= LONGEST_WHOLE) return [code];
  const pieces = code.split(JOINT);
  const firsts = pieces.slice(1).map((_, index) => pieces.slice(0, index + 1).join(''));
  const fromMiddle = (first: string): number => Math.abs(first.length - code.length / 2);
  const [first] = firsts.sort((one, other) => fromMiddle(one) - fromMiddle(other));
  return first === undefined ? [code] : [first, code.slice(first.length)];
}

/** Puts possible breaks into long code: of a cell by `partsOf`, of text at each joint. */
function addBreaks(node: Node, partsOf: (code: string) => string[]): void {
  // Code of a block has its lines.
  if (isElement(node, 'pre')) return;
  if (isElement(node, 'code')) {
    node.children = (node.children ?? []).flatMap((child) =>
      child.type === 'text'
        ? partsOf(child.value ?? '').flatMap((value, index): Node[] => [
            ...(index > 0 ? [{type: 'element', tagName: 'wbr', properties: {}, children: []}] : []),
            {type: 'text', value},
          ])
        : [child],
    );
    // As JSX, because the theme takes code of several nodes for a block.
    if (node.children.length > 1) {
      // MDX marks what is written as JSX so, and gives it no component of the theme.
      Object.assign(node, {
        type: 'mdxJsxTextElement',
        name: 'code',
        attributes: [],
        data: {_mdxExplicitJsx: true},
      });
    }
    return;
  }
  node.children?.forEach((child) => {
    addBreaks(child, isElement(child, 'table') ? partsOfCell : partsOf);
  });
}

/** A table with more rows keeps its head in view. */
const MOST_ROWS = 10;
/** Tables with more columns may be wider than the text, and scroll in a box of their own. */
const MOST_COLUMNS_IN_TEXT = 5;

/** Marks long tables. */
function stayInView(table: Node): void {
  const rows = elements(table, 'tr').length - 1;
  if (rows <= MOST_ROWS || elements(table, 'th').length > MOST_COLUMNS_IN_TEXT) return;
  table.properties = {...table.properties, dataLong: ''};
}

/** Lets a table of few columns with sentences become blocks on a phone: each cell says what its column is. */
function stack(table: Node): void {
  const heads = elements(table, 'th').map((head) => textOf(head).trim());
  const rows = elements(table, 'tbody').flatMap((body) => elements(body, 'tr'));
  const cells = rows.map((row) => elements(row, 'td'));
  const hasSentence = cells.some((row) => row.some((cell) => textOf(cell).length > LONGEST_WORDS));
  if (heads.length > MOST_COLUMNS || !hasSentence) return;
  table.properties = {...table.properties, className: ['stacks']};
  for (const row of cells) {
    row.forEach((cell, column) => {
      // The first cell is the head of its block, and where one other follows, that needs no name.
      if (column > 0 && row.length > 2 && heads[column])
        cell.properties = {...cell.properties, dataHead: heads[column]};
    });
  }
}

/** A longer first cell says more than which row it is, and doesn't look like a name either. */
const LONGEST_NAME = 80;

/** Makes the heads of columns and, where the first cells name their rows, those of rows: screen readers say both. */
function nameCells(table: Node): void {
  for (const head of elements(table, 'th')) head.properties = {...head.properties, scope: 'col'};
  const firsts = elements(table, 'tbody')
    .flatMap((body) => elements(body, 'tr'))
    .flatMap((row) => elements(row, 'td').slice(0, 1));
  const names = firsts.map((cell) => textOf(cell).trim());
  if (names.some((name) => !name || name.length > LONGEST_NAME)) return;
  for (const cell of firsts)
    Object.assign(cell, {tagName: 'th', properties: {...cell.properties, scope: 'row'}});
}

const HEADING = /^h[2-6]$/;

/** Gives each table the name of the heading that it's below, or of the page. */
function nameTables(tree: Node, title: string | undefined): void {
  let heading: unknown;
  const visit = (node: Node): void => {
    if (node.type === 'element' && HEADING.test(node.tagName ?? '')) heading = node.properties?.id;
    if (isElement(node, 'table'))
      node.properties = {
        ...node.properties,
        ...(heading ? {ariaLabelledBy: [heading]} : title && {ariaLabel: title}),
      };
    node.children?.forEach(visit);
  };
  visit(tree);
}

/**
 * Rehype plugin: breaks in code that is longer than a phone's column, what a phone needs to show a table as blocks, and
 * names of tables, columns, and rows for screen readers. The stylesheet (shell/css/content.css) does the rest.
 */
export const tables: UnifiedPlugin<[], Node> = () => (tree, file) => {
  addBreaks(tree, (code) => (code.length <= LONGEST_WHOLE ? [code] : code.split(JOINT)));
  for (const table of elements(tree, 'table')) {
    stack(table);
    stayInView(table);
    nameCells(table);
  }
  // Docusaurus puts the front matter there. A partial has none.
  const {frontMatter} = file.data as {readonly frontMatter?: {readonly title?: string}};
  nameTables(tree, frontMatter?.title);
};
