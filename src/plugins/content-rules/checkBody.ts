import fs from 'node:fs';
import path from 'node:path';
import {PERMISSIONS, ROLES} from '../../product/permissions';
import {PRODUCTS} from '../../product/products';
import type {Page} from './readPages';
import type {Problem, SiteFacts} from './checkPages';

type LineRule = (line: string, page: Page, facts: SiteFacts) => readonly string[];

/** Docusaurus renders such a line as text, without an error. */
const admonitionTitles: LineRule = (line) => {
  const match = /^\s*:::\s*(note|tip|info|warning|danger|caution)\s+(?!\[)(\S.*)$/.exec(line);
  return match ? [`admonition title needs brackets: write ":::${match[1]}[${match[2]}]"`] : [];
};

const htmlComments: LineRule = (line) =>
  line.includes('<!--') ? ['HTML comment: MDX cannot read it, write "{/* … */}"'] : [];

const headingIds: LineRule = (line) =>
  /^#{1,6} .*\{#[\w-]+\}\s*$/.test(line)
    ? ['heading id in braces: leave it out, the words give the anchor']
    : [];

const firstLevelHeadings: LineRule = (line) =>
  /^# \S/.test(line)
    ? ['first-level heading in the body: the title of the front matter is the only one']
    : [];

const emptyHeaderCells: LineRule = (line, page) => {
  const next = page.lines[page.lines.indexOf(line) + 1] ?? '';
  const isHeader = line.startsWith('|') && /^\|[\s|:-]+\|$/.test(next);
  return isHeader && /\|\s*\|/.test(line) ? ['table has a header cell without text'] : [];
};

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]*)(?:\s+"[^"]*")?\)/g;
const VAGUE = new Set(['here', 'click here', 'read more', 'this page', 'this link', 'link', 'more']);

const linksAndImages: LineRule = (line, page, {siteDir}) => {
  const messages: string[] = [];
  for (const [, bang, text = '', target = ''] of line.matchAll(LINK)) {
    const isImage = bang === '!';
    if (isImage && text.trim() === '') messages.push(`image ${target} has no alt text`);
    if (!isImage && VAGUE.has(text.trim().toLowerCase())) {
      messages.push(`link text "${text}" does not name its target`);
    }
    if (/^(https?:|mailto:|#|\/)/.test(target)) continue;
    const file = target.replace(/[?#].*$/, '');
    // Docusaurus' way to link a file of static/.
    const download = /^pathname:\/\/\/(.+)$/.exec(file)?.[1];
    if (download !== undefined) {
      if (!fs.existsSync(path.resolve(siteDir, 'static', download))) {
        messages.push(`link target ${target} does not exist: there is no static/${download}`);
      }
      continue;
    }
    if (isImage || /\.mdx?$/.test(file)) {
      const absolute = path.resolve(siteDir, path.dirname(page.file), decodeURI(file));
      if (!fs.existsSync(absolute))
        messages.push(`${isImage ? 'image' : 'link target'} ${target} does not exist`);
    } else {
      messages.push(`link target ${target || '(empty)'} is neither a file path, a URL nor an anchor`);
    }
  }
  return messages;
};

/** The file that a module's request means, or undefined for a package. */
function fileOf(request: string, page: Page, siteDir: string): string | undefined {
  const file = request.replace(/^!*/, '').replace(/\?.*$/, '');
  if (file.startsWith('@site/')) return path.resolve(siteDir, file.slice('@site/'.length));
  return file.startsWith('.') ? path.resolve(siteDir, path.dirname(page.file), file) : undefined;
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/** The compiler would name the missing file, but not the page that wants it. */
const modules: LineRule = (line, page, {siteDir}) => {
  const request = /^(?:import\s(?:.*\sfrom\s+)?['"]([^'"]+)['"]|file="([^"]*)"$)/.exec(line);
  const name = request?.[1] ?? request?.[2];
  const file = name === undefined ? undefined : fileOf(name, page, siteDir);
  const exists = file === undefined || ENDINGS.some((ending) => fs.existsSync(file + ending));
  return exists ? [] : [`${request?.[2] === undefined ? 'import' : 'code file'} ${name} does not exist`];
};

/** Nothing checks the file and the alt text of such a picture, and it cannot be zoomed. */
const rawImages: LineRule = (line) =>
  /<img\b/.test(line) ? ['<img>: write the picture as Markdown, "![alt text](./img/name.svg)"'] : [];

const DEEPEST = 8;

/** Compilers of Markdown take each level on their stack. */
const nesting: LineRule = (line) => {
  const quotes = /^(?:\s*>)+/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;
  const lists = Math.floor((/^ *(?=[-*+] |\d+\. )/.exec(line)?.[0].length ?? 0) / 2);
  const deepest = Math.max(quotes, lists);
  return deepest > DEEPEST ? [`nested ${deepest} levels deep; at most ${DEEPEST} can be read`] : [];
};

/** What a scaffold leaves to write: `npm run new:integration`. */
const unwritten: LineRule = (line) => {
  const match = /\bTODO\b\s*(.*)$/.exec(line);
  return match ? [`still to write: ${match[1] || 'TODO'}`] : [];
};

/** A prop of a component whose value is one of a list, or a list of such values. */
function propRule(
  component: string,
  prop: string,
  allowed: (facts: SiteFacts) => readonly string[],
): LineRule {
  const tag = new RegExp(`<${component}\\b[^>]*?\\b${prop}=(\\{\\[[^\\]]*\\]\\}|"[^"]*"|'[^']*')`, 'g');
  return (line, _page, facts) => {
    const values = allowed(facts);
    return [...line.matchAll(tag)].flatMap(([, value = '']) =>
      [...value.matchAll(/'([^']*)'|"([^"]*)"/g)]
        .map(([, single, double]) => single ?? double ?? '')
        .filter((entry) => !values.includes(entry))
        .map((entry) => `<${component}> ${prop} "${entry}" is unknown; allowed: ${values.join(', ')}`),
    );
  };
}

const RULES: readonly LineRule[] = [
  unwritten,
  admonitionTitles,
  htmlComments,
  headingIds,
  firstLevelHeadings,
  emptyHeaderCells,
  linksAndImages,
  modules,
  rawImages,
  nesting,
  propRule('Term', 'id', ({glossary}) => glossary),
  propRule('Prerequisites', 'roles', () => ROLES),
  propRule('PermissionTable', 'permissions', () => Object.keys(PERMISSIONS)),
  propRule('Change', 'product', () => Object.keys(PRODUCTS)),
];

/** A paragraph is a line. Generated ones are the longest, 46,000 characters. */
const LONGEST = 100_000;

function messagesOf(line: string, page: Page, facts: SiteFacts): string[] {
  const {length} = line;
  if (length > LONGEST) return [`the line has ${length} characters; at most ${LONGEST}`];
  return RULES.flatMap((rule) => rule(line, page, facts));
}

/** Checks the text of every page and partial, line by line. */
export function checkBody(pages: readonly Page[], facts: SiteFacts): Problem[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, index) =>
      messagesOf(line, page, facts).map((message) => ({
        file: page.file,
        line: index + 1,
        message,
      })),
    ),
  );
}
