import fs from 'node:fs';
import path from 'node:path';
import {ERROR_GROUPS, ERROR_KINDS} from '../../product/errors';
import {PERMISSIONS, ROLES} from '../../product/permissions';
import {CHANGE_KINDS, PRODUCT_NAMES} from '../../product/products';
import {PUBLISHED_FILES} from '../../product/publishedFiles';
import {ERROR_LIST_NAMES} from '../remark/errorLists';
import {LAW_TABLE_NAMES, LAW_TABLE_PLACES} from '../remark/lawTables';
import {checkAnchors} from './checkAnchors';
import {checkQuestions} from './checkQuestions';
import type {Problem, SiteFacts} from './checkPages';
import {COMPONENT_FOLDERS} from './imports';
import type {Flaw, Outline} from './outline';
import {outlineOfPage} from './outlines';
import type {Page} from './readPages';

/** Where what pages refer to must be in the end, whatever links of the file system lead there. */
const CONTENT = ['docs', 'changelog'];
const STATIC = ['static'];

/** What pages refer to. A file is looked up once, because hundreds of pages refer to the same ones. */
class Files {
  private readonly real = new Map<string, string | undefined>();

  constructor(readonly siteDir: string) {}

  /** Where a file is in the end, or undefined. */
  private realOf(file: string): string | undefined {
    if (!this.real.has(file)) this.real.set(file, fs.existsSync(file) ? fs.realpathSync(file) : undefined);
    return this.real.get(file);
  }

  /** What is wrong with a file, or undefined. */
  flawOf(file: string, folders: readonly string[]): string | undefined {
    const real = this.realOf(file);
    if (real === undefined) return 'does not exist';
    const isInside = folders.some((folder) => {
      const root = this.realOf(path.join(this.siteDir, folder));
      return root !== undefined && real.startsWith(root + path.sep);
    });
    return isInside ? undefined : `is outside of ${folders.map((folder) => `${folder}/`).join(' and ')}`;
  }

  /** The file of a path that stands in a page. */
  beside({file}: Page, target: string): string {
    return path.resolve(this.siteDir, path.dirname(file), target);
  }

  inSite(...names: readonly string[]): string {
    return path.resolve(this.siteDir, ...names);
  }
}

/** A path of the site's own may not climb out of the folder that it stands for. */
const climbs = (target: string) => target.split(/[\\/]/).includes('..');

function decode(target: string): string | undefined {
  try {
    return decodeURIComponent(target.replace(/[?#].*$/, ''));
  } catch {
    return undefined;
  }
}

type Check = (target: string, page: Page, files: Files) => string | undefined;

const linkTarget: Check = (target, page, files) => {
  if (/^(https:|mailto:|#)/i.test(target)) return undefined;
  const file = decode(target);
  if (file === undefined) return 'has a % that is no character; write %25';
  if (file.startsWith('/')) return climbs(file) ? 'leads out of the site' : undefined;
  // Docusaurus' way to link a file of static/, or one that the build writes.
  const download = /^pathname:\/\/\/(.+)$/.exec(file)?.[1];
  if (download !== undefined) {
    if (PUBLISHED_FILES.includes(`/${download}`)) return undefined;
    const flaw = files.flawOf(files.inSite('static', download), STATIC);
    return flaw === 'does not exist' ? `${flaw}: there is no static/${download}` : flaw;
  }
  if (/\.mdx?$/.test(file)) return files.flawOf(files.beside(page, file), CONTENT);
  return 'is neither a file path, a URL nor an anchor';
};

const PICTURE = /\.(?:figure\.yml|svg|png|jpe?g|gif|webp|avif)$/;

/** A picture from elsewhere would tell that host who reads the page. */
const imageTarget: Check = (target, page, files) => {
  const file = decode(target);
  if (file === undefined || /^(?:[\\/]{2}|[a-z][a-z\d+.-]*:)/i.test(file)) {
    return 'is not a file of the site; put the picture into img/ beside the page';
  }
  if (!PICTURE.test(file)) return 'is not a picture';
  return file.startsWith('/')
    ? files.flawOf(files.inSite('static', `.${file}`), STATIC)
    : files.flawOf(files.beside(page, file), CONTENT);
};

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The compiler would name the missing file, but not the page that wants it. What is generated comes later. */
const importTarget: Check = (target, page, files) => {
  const request = target.replace(/\?.*$/, '');
  if (request.startsWith('.')) return files.flawOf(files.beside(page, request), CONTENT);
  if (!request.startsWith('@site/')) return undefined;
  const module = files.inSite(request.slice('@site/'.length));
  const file = ENDINGS.map((ending) => module + ending).find((name) => fs.existsSync(name));
  return files.flawOf(file ?? module, COMPONENT_FOLDERS);
};

const codeTarget: Check = (target, page, files) =>
  /^\.\.?\//.test(target)
    ? files.flawOf(files.beside(page, target), CONTENT)
    : 'must be a relative path that begins with ./ or ../';

/** What refers to files, by the name that its targets have in messages. */
const REFERENCES: readonly {
  readonly of: (outline: Outline) => readonly {readonly line: number; readonly target: string}[];
  readonly name: string;
  readonly check: Check;
}[] = [
  {of: ({links}) => links, name: 'link target', check: linkTarget},
  {of: ({images}) => images, name: 'image', check: imageTarget},
  {of: ({imports}) => imports, name: 'import', check: importTarget},
  {of: ({codeFiles}) => codeFiles, name: 'code file', check: codeTarget},
];

/** The values that a property of a component may have. */
function allowedValues(component: string, property: string, {glossary}: SiteFacts): readonly string[] {
  switch (`${component}.${property}`) {
    case 'Term.id':
      return glossary;
    case 'Prerequisites.roles':
      return ROLES;
    case 'PermissionTable.permissions':
      return Object.keys(PERMISSIONS);
    case 'LawTable.show':
      return LAW_TABLE_NAMES;
    case 'LawTable.place':
      return LAW_TABLE_PLACES;
    case 'ErrorList.show':
      return ERROR_LIST_NAMES;
    case 'ErrorList.of':
      return [...ERROR_GROUPS, ...Object.keys(ERROR_KINDS)];
    case 'Change.kind':
      return CHANGE_KINDS;
    default:
      return PRODUCT_NAMES;
  }
}

function flawsOf(page: Page, facts: SiteFacts, files: Files): Flaw[] {
  const outline = outlineOfPage(page);
  const references = REFERENCES.flatMap(({of, name, check}) =>
    of(outline).flatMap(({line, target}) => {
      const flaw = check(target, page, files);
      return flaw ? [{line, message: `${name} ${target || '(empty)'} ${flaw}`}] : [];
    }),
  );
  const choices = outline.choices.flatMap(({line, component, property, values}) => {
    const allowed = allowedValues(component, property, facts);
    return values
      .filter((value) => !allowed.includes(value))
      .map((value) => ({
        line,
        message: `<${component}> ${property} "${value}" is unknown; allowed: ${allowed.join(', ')}`,
      }));
  });
  return [...outline.flaws, ...references, ...choices];
}

/** Checks the body of every page and partial. */
export function checkBody(pages: readonly Page[], facts: SiteFacts): Problem[] {
  const files = new Files(facts.siteDir);
  return [
    ...pages.flatMap((page) => flawsOf(page, facts, files).map((flaw) => ({file: page.file, ...flaw}))),
    ...checkAnchors(pages),
    ...checkQuestions(pages),
  ];
}
