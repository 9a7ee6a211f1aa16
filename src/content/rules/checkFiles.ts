import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {symbolicLinks} from './symbolicLinks';
import {isPartial, permalinkOf} from '../permalinks';
import type {Problem} from './checkPages';
import {checkFigure, FIGURE} from '../figures/draw';
import {checkSvg} from './checkSvg';

const FOLDERS = ['docs', 'changelog', 'static'] as const;

/** How large a file may be, in kB. The first that matches counts. The largest now have a third of it. */
const LIMITS: readonly {readonly kind: string; readonly files: RegExp; readonly kB: number}[] = [
  {kind: 'page', files: /\.mdx?$/, kB: 2_000},
  {kind: 'picture', files: /\.(?:svg|png|jpe?g|gif|webp|avif)$/i, kB: 300},
  {kind: 'file', files: /(?:)/, kB: 4_000},
];

/** What files of these types begin with. All other files are text. */
const SIGNATURES: Readonly<Record<string, readonly string[]>> = {
  '.png': ['89504e470d0a1a0a'],
  '.jpg': ['ffd8ff'],
  '.jpeg': ['ffd8ff'],
  '.gif': ['474946383761', '474946383961'],
  '.webp': ['52494646'],
  '.ico': ['00000100'],
  '.woff2': ['774f4632'],
  '.pdf': ['25504446'],
};

/** Formats of `SIGNATURES` that are pictures. */
const BITMAP = /\.(?:png|jpe?g|gif|webp|ico)$/;

/** How many pixels a picture may have on a side: in memory, they are what counts. The largest now has 1200. */
const MOST_PIXELS = 4096;

/** What `static/` may have. Everything is served as it is, and a browser runs or obeys some kinds of files. */
const STATIC: readonly {readonly files: RegExp; readonly name: string}[] = [
  {files: /^img\/.+\.(?:svg|png|jpg|jpeg|gif|webp|ico)$/, name: 'img/**.{svg,png,jpg,jpeg,gif,webp,ico}'},
  {files: /^openapi\/[\w.-]+\.(?:json|yaml|d\.ts)$/, name: 'openapi/*.{json,yaml,d.ts}'},
  {files: /^schemas\/.+\.json$/, name: 'schemas/**.json'},
  {files: /^webhooks\/[\w.-]+\.json$/, name: 'webhooks/*.json'},
  {
    files: /^\.well-known\/(?:api-catalog|gpc\.json|security\.txt)$/,
    name: '.well-known/{api-catalog,gpc.json,security.txt}',
  },
  {files: /^(?:favicon\.ico|robots\.txt)$/, name: 'favicon.ico, robots.txt'},
];

/** Output of the build that belongs to no page of `docs/` or `changelog/`. */
const BUILT = [
  /^(?:404|search|changelog|tags)\.html$/,
  /^(?:assets|changelog|tags|search-index)\//,
  /^search-index/,
  /^sitemap\.xml$/,
  /^integrations\.(?:json|csv)$/,
  /^search\.json$/,
  /^(?:_headers|_redirects|firebase\.json)$/,
];

function filesIn(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** What is wrong with text of a file, or undefined: pages, data and samples are UTF-8 without a mark. */
function encodingFlaw(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return 'is UTF-16; save it as UTF-8';
  }
  if (bytes.subarray(0, 3).toString('hex') === 'efbbbf') {
    return 'begins with a byte order mark; save it as UTF-8 without one';
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return 'is not valid UTF-8; save it as UTF-8';
  }
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(text)?.[0];
  if (control === undefined) return undefined;
  return `has the control character U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}; remove it`;
}

/** What is wrong with the size of a picture, as its first bytes say it. */
function pixelFlaw(bytes: Buffer): string | undefined {
  let size: {width: number; height: number};
  try {
    size = imageSize(bytes);
  } catch {
    return 'cannot be read as a picture: its first bytes have no width and height';
  }
  const {width, height} = size;
  if (Math.max(width, height) <= MOST_PIXELS) return undefined;
  return `has ${width} × ${height} pixels; a picture may have ${MOST_PIXELS} × ${MOST_PIXELS}`;
}

/** What is wrong with a file by itself. A file that is too large is not read. */
function flawsOf(siteDir: string, file: string): string[] {
  const absolute = path.join(siteDir, file);
  const {size} = fs.statSync(absolute);
  const limit = LIMITS.find(({files}) => files.test(file));
  if (limit && size > limit.kB * 1000) {
    return [`has ${Math.ceil(size / 1000)} kB; a ${limit.kind} may have ${limit.kB} kB`];
  }
  const bytes = fs.readFileSync(absolute);
  const signatures = SIGNATURES[path.extname(file).toLowerCase()];
  if (signatures) {
    if (!signatures.some((hex) => bytes.toString('hex', 0, hex.length / 2) === hex)) {
      return [`is not what its name says: it does not begin as a ${path.extname(file)} file does`];
    }
    return BITMAP.test(file) ? [pixelFlaw(bytes) ?? []].flat() : [];
  }
  const flaw = encodingFlaw(bytes);
  if (flaw) return [flaw];
  if (FIGURE.test(file)) return checkFigure(bytes.toString('utf8'));
  if (path.extname(file).toLowerCase() !== '.svg') return [];
  const svg = bytes.toString('utf8');
  // What is in static/, such as the mark, is shown as it is. On a page it would have the colors of one mode.
  const isOnPage = !file.startsWith('static/');
  return [
    ...checkSvg(svg),
    ...(isOnPage ? ['is drawn by hand; a figure is drawn from its source, name.figure.yml'] : []),
  ];
}

/** The file of the build that a page becomes. */
function outputOf(page: string): string {
  if (page.startsWith('changelog/')) return page.replace(/\.mdx?$/, '.html');
  const address = permalinkOf(page.slice('docs/'.length));
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function nameFlaw(file: string): string | undefined {
  if (/\/_category_\.\w+$/.test(file)) {
    return 'is read by nothing: order and labels of categories are in sidebars.ts';
  }
  const ending = path.extname(file);
  if (ending !== ending.toLowerCase()) {
    return `has an ending with capitals; write ${ending.toLowerCase()}, by which hosts and rules know the file`;
  }
  const isPlain = /^[\w./-]+$/.test(file);
  return isPlain
    ? undefined
    : 'has a name with other characters than letters, digits, dots, hyphens and underscores';
}

/** Files that would be one file on a disk or at an address that has no case, pages with one address, and what static/ may have. */
function clashes(files: readonly string[]): Problem[] {
  const pages = files.filter((file) => /^(?:docs|changelog)\/.*\.mdx?$/.test(file) && !isPartial(file));
  const outputs = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of pages) {
    const output = outputOf(file).toLowerCase();
    const other = outputs.get(output);
    if (other) problems.push({file, line: 1, message: `has the address of ${other}; rename one of them`});
    else outputs.set(output, file);
  }
  for (const file of files.filter((name) => name.startsWith('static/'))) {
    const target = file.slice('static/'.length);
    const page = outputs.get(target.toLowerCase());
    if (page) problems.push({file, line: 1, message: `would be replaced by the page ${page}; rename it`});
    else if (BUILT.some((pattern) => pattern.test(target))) {
      problems.push({file, line: 1, message: 'has the name of a file that the build writes; rename it'});
    } else if (!STATIC.some(({files: allowed}) => allowed.test(target))) {
      const allowed = STATIC.map(({name}) => name).join(', ');
      problems.push({
        file,
        line: 1,
        message: `is none of the files that static/ may have: ${allowed} (STATIC in src/content/rules/checkFiles.ts)`,
      });
    }
  }
  return problems;
}

/** What is wrong with the files of the content, and which of them cannot be read as what they are. */
export interface CheckedFiles {
  readonly problems: readonly Problem[];
  readonly unreadable: ReadonlySet<string>;
}

/** Checks what the content is made of as files: names, sizes, encodings, pictures, addresses. */
export function checkFiles(siteDir: string): CheckedFiles {
  const links = symbolicLinks(siteDir);
  const files = FOLDERS.flatMap((folder) => filesIn(siteDir, folder));
  const toProblem = (file: string) => (message: string) => ({file, line: 1, message});
  const names = files.flatMap((file) => [nameFlaw(file) ?? []].flat().map(toProblem(file)));
  const contents = files.flatMap((file) => flawsOf(siteDir, file).map(toProblem(file)));
  return {
    problems: [...links, ...names, ...contents, ...clashes(files)],
    unreadable: new Set([...links, ...contents].map(({file}) => file)),
  };
}
