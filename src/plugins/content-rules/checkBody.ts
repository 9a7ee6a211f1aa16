import fs from 'node:fs';
import path from 'node:path';
import {PERMISSIONS, ROLES} from '../../product/permissions';
import {PRODUCTS} from '../../product/products';
import {checkAnchors} from './checkAnchors';
import type {Problem, SiteFacts} from './checkPages';
import type {Flaw, Outline} from './outline';
import {outlineOfPage} from './outlines';
import type {Page} from './readPages';

/** Where what pages refer to must be in the end, whatever links of the file system lead there. */
const CONTENT = ['docs', 'changelog'];
const COMPONENTS = ['src/components'];
const STATIC = ['static'];

/** What is wrong with a file that a page refers to, or undefined. */
function fileFlaw(file: string, siteDir: string, folders: readonly string[]): string | undefined {
  if (!fs.existsSync(file)) return 'does not exist';
  const real = fs.realpathSync(file);
  const isInside = folders.some((folder) => {
    const root = path.join(siteDir, folder);
    return fs.existsSync(root) && real.startsWith(fs.realpathSync(root) + path.sep);
  });
  return isInside ? undefined : `is outside of ${folders.map((folder) => `${folder}/`).join(' and ')}`;
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

type Check = (target: string, page: Page, siteDir: string) => string | undefined;

const beside = (page: Page, siteDir: string, file: string) =>
  path.resolve(siteDir, path.dirname(page.file), file);

const linkTarget: Check = (target, page, siteDir) => {
  if (/^(https:|mailto:|#)/i.test(target)) return undefined;
  const file = decode(target);
  if (file === undefined) return 'has a % that is no character; write %25';
  if (file.startsWith('/')) return climbs(file) ? 'leads out of the site' : undefined;
  // Docusaurus' way to link a file of static/.
  const download = /^pathname:\/\/\/(.+)$/.exec(file)?.[1];
  if (download !== undefined) {
    const flaw = fileFlaw(path.resolve(siteDir, 'static', download), siteDir, STATIC);
    return flaw === 'does not exist' ? `${flaw}: there is no static/${download}` : flaw;
  }
  if (/\.mdx?$/.test(file)) return fileFlaw(beside(page, siteDir, file), siteDir, CONTENT);
  return 'is neither a file path, a URL nor an anchor';
};

const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif)$/;

/** A picture from elsewhere would tell that host who reads the page. */
const imageTarget: Check = (target, page, siteDir) => {
  const file = decode(target);
  if (file === undefined || /^(?:[\\/]{2}|[a-z][a-z\d+.-]*:)/i.test(file)) {
    return 'is not a file of the site; put the picture into img/ beside the page';
  }
  if (!PICTURE.test(file)) return 'is not a picture';
  return file.startsWith('/')
    ? fileFlaw(path.join(siteDir, 'static', file), siteDir, STATIC)
    : fileFlaw(beside(page, siteDir, file), siteDir, CONTENT);
};

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The compiler would name the missing file, but not the page that wants it. What is generated comes later. */
const importTarget: Check = (target, page, siteDir) => {
  const request = target.replace(/\?.*$/, '');
  if (request.startsWith('.')) return fileFlaw(beside(page, siteDir, request), siteDir, CONTENT);
  if (!request.startsWith('@site/')) return undefined;
  const module = path.resolve(siteDir, request.slice('@site/'.length));
  const file = ENDINGS.map((ending) => module + ending).find((name) => fs.existsSync(name));
  return fileFlaw(file ?? module, siteDir, COMPONENTS);
};

const codeTarget: Check = (target, page, siteDir) =>
  /^\.\.?\//.test(target)
    ? fileFlaw(beside(page, siteDir, target), siteDir, CONTENT)
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
    default:
      return Object.keys(PRODUCTS);
  }
}

function flawsOf(page: Page, facts: SiteFacts): Flaw[] {
  const outline = outlineOfPage(page);
  const references = REFERENCES.flatMap(({of, name, check}) =>
    of(outline).flatMap(({line, target}) => {
      const flaw = check(target, page, facts.siteDir);
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
  return [
    ...pages.flatMap((page) => flawsOf(page, facts).map((flaw) => ({file: page.file, ...flaw}))),
    ...checkAnchors(pages),
  ];
}
