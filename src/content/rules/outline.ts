import type {Node, Nodes, Root, Table} from 'mdast';
import {FIGURE} from '../figures/draw';
import {linkFlaw, textFlaw} from './addresses';
import {characterFlaws} from './characters';
import {elementFlaws, type Imports} from './elements';
import {expressionFlaws, type KeyedText, spreadFlaws, textsOf, valueFlaws} from './expressions';
import {checkImports} from './imports';
import {parse} from './syntax';

/** A mistake in a text, whichever file it is. */
export interface Flaw {
  readonly line: number;
  readonly message: string;
}

interface Reference {
  readonly line: number;
  readonly target: string;
}

/** A property whose value is one of a list elsewhere, or a list of such values. */
export interface Choice {
  readonly line: number;
  readonly component: string;
  readonly property: string;
  readonly values: readonly string[];
}

export interface Heading {
  readonly line: number;
  readonly depth: number;
  readonly text: string;
}

/** What the rules see of a page: its own mistakes, and what must be held against other files. Plain data. */
export interface Outline {
  readonly flaws: readonly Flaw[];
  readonly links: readonly Reference[];
  readonly images: readonly Reference[];
  readonly imports: readonly Reference[];
  /** Files that fences show: see src/content/remark/codeFile.ts. */
  readonly codeFiles: readonly Reference[];
  readonly choices: readonly Choice[];
  readonly headings: readonly Heading[];
  /** Partials where they stand, in the order of the page. */
  readonly partials: readonly Reference[];
}

const DEEPEST = 8;
/** Reading takes each level on its stack, and more time with each. The rest is counted in the tree. */
const DEEPEST_READ = 50;
/** A paragraph is a line. Generated ones are the longest, 46,000 characters. */
const LONGEST = 100_000;

const tooDeep = (levels: number) => `nested ${levels} levels deep; at most ${DEEPEST} can be read`;

/** What keeps a line from being read at all. */
function unreadable(line: string): string | undefined {
  if (line.length > LONGEST) return `the line has ${line.length} characters; at most ${LONGEST}`;
  const quotes = /^(?:\s*>)+/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;
  const lists = Math.floor((/^ *(?=[-*+] |\d+\. )/.exec(line)?.[0].length ?? 0) / 2);
  const levels = Math.max(quotes, lists);
  return levels > DEEPEST_READ ? tooDeep(levels) : undefined;
}

/** What a node shows, as Docusaurus reads it for anchors. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
const VAGUE = new Set(['here', 'click here', 'read more', 'this page', 'this link', 'link', 'more']);
/** The file of a fence: see src/content/remark/codeFile.ts. */
const FILE = /(?:^|\s)file="([^"]*)"/;
/** What the component Example shows: code in its colors, and no other element. */
const COLORED = /^(?:[^<]|<span class="[\w -]+">|<\/span>)*$/;
/** Keys whose text is an address. */
const ADDRESSES = new Set(['to', 'href', 'src', 'url', 'action']);

/** Properties whose values are known to other files. */
export const CHOSEN: ReadonlySet<string> = new Set([
  'Term.id',
  'Prerequisites.roles',
  'PermissionTable.permissions',
  'Change.product',
  'Change.kind',
  'LawTable.show',
  'LawTable.place',
  'ErrorList.show',
  'ErrorList.of',
]);

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;
type JsxAttribute = Extract<JsxElement['attributes'][number], {type: 'mdxJsxAttribute'}>;
type Directive = Extract<Nodes, {type: 'containerDirective' | 'leafDirective' | 'textDirective'}>;

/** Walks the tree of a page once. */
class Walk {
  readonly flaws: Flaw[] = [];
  readonly links: Reference[] = [];
  readonly images: Reference[] = [];
  readonly codeFiles: Reference[] = [];
  readonly choices: Choice[] = [];
  readonly headings: Heading[] = [];
  readonly partials: Reference[] = [];

  constructor(
    private readonly source: string,
    private readonly imports: Imports,
    private readonly requestOf: ReadonlyMap<string, string>,
    private readonly definitions: ReadonlyMap<string, string>,
  ) {}

  private tell(node: Node, ...messages: readonly string[]): void {
    this.flaws.push(...messages.map((message) => ({line: lineOf(node), message})));
  }

  visit(node: Nodes, depth = 0, isFramed = false): void {
    const level = node.type === 'list' || node.type === 'blockquote' ? depth + 1 : depth;
    if (level > DEEPEST && level !== depth) {
      this.tell(node, tooDeep(level));
      return;
    }
    this.check(node);
    if (node.type === 'image' && !isFramed && FIGURE.test(node.url)) {
      this.tell(node, `image ${node.url} needs <Figure> around it, which shows the text of the figure`);
    }
    const framed = isFramed || ('name' in node && node.name === 'Figure');
    if ('children' in node) for (const child of node.children) this.visit(child, level, framed);
  }

  private check(node: Nodes): void {
    switch (node.type) {
      case 'text':
        this.checkText(node, node.value);
        break;
      case 'heading':
        this.checkHeading(node);
        break;
      case 'table':
        this.checkTable(node);
        break;
      case 'link':
        this.checkLink(node, node.url, textOf(node));
        this.checkDecoded(node, node.title ?? '');
        break;
      case 'linkReference':
        this.checkLinkText(node, textOf(node));
        break;
      case 'definition':
        this.checkLink(node, node.url);
        this.checkDecoded(node, node.title ?? '');
        break;
      case 'image':
        this.checkImage(node, node.url, node.alt);
        this.checkDecoded(node, node.title ?? '');
        break;
      case 'imageReference':
        this.checkImage(node, this.definitions.get(node.identifier) ?? node.identifier, node.alt);
        break;
      case 'code': {
        const file = FILE.exec(node.meta ?? '')?.[1];
        if (file !== undefined) this.codeFiles.push({line: lineOf(node), target: file});
        break;
      }
      case 'html':
        this.tell(node, 'HTML: MDX cannot read it, write Markdown');
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        this.checkDirective(node);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.checkElement(node);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        this.checkText(node, node.value);
        this.tell(node, ...expressionFlaws(node.data?.estree, node.value));
        break;
      default:
        break;
    }
  }

  /** What a scaffold leaves to write, and what Docusaurus renders as text without an error. */
  private checkText(node: Node, text: string): void {
    for (const [index, line] of text.split('\n').entries()) {
      const tell = (message: string) => this.flaws.push({line: lineOf(node) + index, message});
      const unwritten = /\bTODO\b\s*(.*)$/.exec(line);
      if (unwritten) tell(`still to write: ${unwritten[1] || 'TODO'}`);
      const admonition = /^\s*:::\s*(\w+)\s+(?!\[)\S/.exec(line)?.[1] ?? '';
      if (ADMONITIONS.includes(admonition)) {
        tell(
          `admonition title needs brackets: write ":::${admonition}[${line.replace(/^\s*:::\s*\w+\s+/, '').trim()}]"`,
        );
      }
    }
    this.checkDecoded(node, text);
  }

  /** Characters that the file has as entities or escapes. Those that stand in it are found without a tree. */
  private checkDecoded(node: Node, text: string): void {
    const {start, end} = node.position ?? {};
    const written = this.source.slice(start?.offset ?? 0, end?.offset ?? 0);
    if (!/[&\\]/.test(written)) return;
    for (const {line, message} of characterFlaws(text)) {
      const character = /U\+([0-9A-F]+)/.exec(message)?.[1] ?? '';
      if (written.includes(String.fromCodePoint(parseInt(character, 16)))) continue;
      this.flaws.push({line: lineOf(node) + line - 1, message});
    }
  }

  private checkHeading(node: Extract<Nodes, {type: 'heading'}>): void {
    const text = textOf(node);
    const last = node.children.at(-1);
    if (last?.type === 'mdxTextExpression' && /^\s*\/\*\s*#/.test(last.value)) {
      this.tell(node, 'heading id in braces: leave it out, the words give the anchor');
    }
    if (node.depth === 1) {
      this.tell(node, 'first-level heading in the body: the title of the front matter is the only one');
    }
    if (!/[\p{L}\p{N}]/u.test(text)) {
      this.tell(node, `the heading "${text}" has no letter and no digit, so nothing can link to it`);
    }
    this.headings.push({line: lineOf(node), depth: node.depth, text});
  }

  private checkTable(node: Table): void {
    const [header] = node.children;
    if (header?.children.some((cell) => textOf(cell).trim() === '')) {
      this.tell(node, 'table has a header cell without text');
    }
  }

  private checkLinkText(node: Node, text: string): void {
    const words = text.trim().replace(/\s+/g, ' ');
    if (VAGUE.has(words.toLowerCase())) this.tell(node, `link text "${words}" does not name its target`);
  }

  private checkLink(node: Node, url: string, text?: string): void {
    if (text !== undefined) this.checkLinkText(node, text);
    const flaw = linkFlaw(url);
    if (flaw) this.tell(node, `link target ${url} ${flaw}`);
    else this.links.push({line: lineOf(node), target: url});
  }

  private checkImage(node: Node, url: string, alt: string | null | undefined): void {
    if ((alt ?? '').trim() === '') this.tell(node, `image ${url} has no alt text`);
    else this.checkDecoded(node, alt ?? '');
    this.images.push({line: lineOf(node), target: url});
  }

  private checkDirective(node: Directive): void {
    const {name, attributes, type} = node;
    const {start, end} = node.position ?? {};
    const written = this.source.slice(start?.offset ?? 0, end?.offset ?? 0);
    if (type === 'textDirective') {
      // ":word" is text, unless it has more to it.
      if (written !== `:${name}`) this.tell(node, `${written} shows nothing; only blocks can be directives`);
      return;
    }
    if (type !== 'containerDirective' || !ADMONITIONS.includes(name)) {
      this.tell(node, `directive ${name} is unknown; allowed: ${ADMONITIONS.join(', ')}`);
    } else if (Object.keys(attributes ?? {}).length > 0) {
      this.tell(node, `:::${name} may not have attributes; a title stands in brackets`);
    }
  }

  private checkElement(node: JsxElement): void {
    const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
    this.tell(
      node,
      ...elementFlaws(
        node.name,
        named.map(({name}) => name),
        this.imports,
      ),
    );
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute') this.checkAttribute(node, attribute);
      else {
        this.tell(node, ...spreadFlaws(attribute.data?.estree, attribute.value, this.imports));
        this.place(node, /^\.\.\.\s*(\w+)/.exec(attribute.value)?.[1] ?? '');
      }
    }
    this.place(node, node.name ?? '');
  }

  private place(node: Node, name: string): void {
    const request = this.requestOf.get(name);
    if (request?.startsWith('.')) this.partials.push({line: lineOf(node), target: request});
  }

  private checkAttribute(node: JsxElement, {name, value}: JsxAttribute): void {
    if (value === null || value === undefined) return;
    const tag = node.name ?? '';
    let texts: KeyedText[];
    if (typeof value === 'string') texts = [{key: name, text: value}];
    else {
      const program = value.data?.estree;
      const flaws =
        this.imports.get(tag) === 'partial'
          ? ['a partial gets texts only, without braces']
          : valueFlaws(program, value.value);
      this.tell(node, ...flaws.map((flaw) => `<${tag}> ${name}: ${flaw}`));
      texts = textsOf(program).map(({key, text}) => ({key: key ?? name, text}));
    }
    for (const {key, text} of texts) {
      this.checkText(node, text);
      const flaw = ADDRESSES.has(key ?? '') ? linkFlaw(text) : textFlaw(text);
      if (flaw) this.tell(node, `<${tag}> ${name}: ${text.slice(0, 60)} ${flaw}`);
      if (key === 'html' && !COLORED.test(text)) {
        this.tell(node, `<${tag}> ${name} may have <span class="…"> and text only`);
      }
    }
    if (CHOSEN.has(`${tag}.${name}`)) {
      const values = texts.map(({text}) => text);
      this.choices.push({line: lineOf(node), component: tag, property: name, values});
    }
  }
}

/** All nodes of some types. */
function nodesOf<Type extends Nodes['type']>(type: Type, node: Nodes): Extract<Nodes, {type: Type}>[] {
  if (node.type === type) return [node as Extract<Nodes, {type: Type}>];
  return 'children' in node ? node.children.flatMap((child) => nodesOf(type, child)) : [];
}

/** The mistakes that the parser meets most, in the words of the rules. */
function parserFlaw(error: unknown, source: string): Flaw {
  const {message, reason, line = 1} = error as {message: string; reason?: string; line?: number};
  const text = source.split('\n')[line - 1] ?? '';
  if (text.includes('<!--')) return {line, message: 'HTML comment: MDX cannot read it, write "{/* … */}"'};
  if (/^#{1,6} .*\{#[\w-]+\}\s*$/.test(text)) {
    return {line, message: 'heading id in braces: leave it out, the words give the anchor'};
  }
  return {line, message: `cannot be read as MDX: ${(reason ?? message).split('\n')[0] ?? ''}`};
}

const EMPTY: Omit<Outline, 'flaws'> = {
  links: [],
  images: [],
  imports: [],
  codeFiles: [],
  choices: [],
  headings: [],
  partials: [],
};

/** @throws when the page is not MDX */
function read(source: string, tree: Root): Outline {
  const {imports, requests, flaws} = checkImports(
    nodesOf('mdxjsEsm', tree).flatMap((node) =>
      node.data?.estree ? [{program: node.data.estree, line: lineOf(node)}] : [],
    ),
  );
  const walk = new Walk(
    source,
    imports,
    new Map(requests.flatMap(({request, names}) => names.map((name) => [name, request] as const))),
    new Map(nodesOf('definition', tree).map(({identifier, url}) => [identifier, url])),
  );
  walk.visit(tree);
  return {
    flaws: [...flaws, ...walk.flaws],
    links: walk.links,
    images: walk.images,
    imports: requests.map(({request, line}) => ({line, target: request})),
    codeFiles: walk.codeFiles,
    choices: walk.choices,
    headings: walk.headings,
    partials: walk.partials,
  };
}

/**
 * Reads the outline of a page. Of one that cannot be read, the cause is all that it has.
 *
 * @param treeOf reads the syntax tree, or throws where the page isn't MDX. Not asked for a page that's nested too deep
 */
export function outlineOf(source: string, treeOf: (source: string) => Root = parse): Outline {
  const flaws = source.split(/\r?\n/).flatMap((text, index) => {
    const message = unreadable(text);
    return message ? [{line: index + 1, message}] : [];
  });
  if (flaws.length > 0) return {...EMPTY, flaws};
  try {
    return read(source, treeOf(source));
  } catch (error) {
    return {...EMPTY, flaws: [parserFlaw(error, source)]};
  }
}
