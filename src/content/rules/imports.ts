import type {ImportDeclaration, Node, Program} from 'estree-jsx';
import {isImportable, type Imports, REGISTERED} from './elements';

/** Folders of components that a page may import, one for each room that has some. */
export const COMPONENT_FOLDERS = [
  'src/content/browser',
  'src/shell/browser',
  'src/api/browser',
  'src/integrations/browser',
  'src/home/browser',
] as const;

const COMPONENT = new RegExp(`^@site/(?:${COMPONENT_FOLDERS.join('|')})/[A-Z]\\w+$`);

/** What a page may import, by how it is written. */
const KINDS = [
  // Partials beside the page or above it. With ?island they are data of <Island>.
  {request: /^\.\.?\/(?:[\w./-]+\/)?_[\w./-]+\.mdx$/, kind: 'partial'},
  {request: /^\.\.?\/(?:[\w./-]+\/)?_[\w./-]+\.mdx\?island$/, kind: 'data'},
  {request: COMPONENT, kind: 'component'},
  {request: /^@generated\/api-samples\/[\w/-]+\.js\?island$/, kind: 'data'},
] as const;

const ALLOWED = 'a partial (./_name.mdx), @site/src/<room>/browser/<Name> or @generated/api-samples/…?island';

type Kind = (typeof KINDS)[number]['kind'];

interface Import {
  readonly request: string;
  readonly line: number;
  readonly kind?: Kind;
  readonly names: readonly string[];
}

/** The imports and exports of a page, with what is wrong with them by themselves. */
export interface CheckedImports {
  readonly imports: Imports;
  /** Those that are allowed, as written. */
  readonly requests: readonly Import[];
  readonly flaws: readonly {readonly line: number; readonly message: string}[];
}

/** Names are kept, so that a component is the same on all pages. */
function nameFlaws({specifiers, source}: ImportDeclaration, kind: Kind): string[] {
  return specifiers.flatMap((specifier) => {
    const {name} = specifier.local;
    if (specifier.type === 'ImportNamespaceSpecifier') return [`import * as ${name}: name what is imported`];
    if (kind === 'data') return [];
    if (kind === 'partial') {
      const isFree = /^[A-Z]\w*$/.test(name) && !isImportable(name) && !REGISTERED.includes(name);
      return isFree ? [] : [`import ${name}: a partial needs a name of its own that begins with a capital`];
    }
    const imported =
      specifier.type === 'ImportSpecifier'
        ? (specifier.imported as {name?: string}).name
        : String(source.value).split('/').at(-1);
    if (imported !== name)
      return [`import ${name}: write the name that the component has, ${imported ?? ''}`];
    return isImportable(name) ? [] : [`import ${name}: pages may not use it`];
  });
}

/** Reads what the blocks of imports and exports of a page say. */
export function checkImports(
  programs: readonly {readonly program: Program; readonly line: number}[],
): CheckedImports {
  const imports = new Map<string, Kind>();
  const requests: Import[] = [];
  const flaws: {line: number; message: string}[] = [];
  for (const {program, line: first} of programs) {
    for (const statement of program.body as readonly Node[]) {
      const line = statement.loc?.start.line ?? first;
      if (statement.type !== 'ImportDeclaration') {
        flaws.push({line, message: 'export: a page has text; code belongs to src/<room>/browser'});
        continue;
      }
      const request = String(statement.source.value);
      const kind = KINDS.find((candidate) => candidate.request.test(request))?.kind;
      if (!kind) {
        flaws.push({line, message: `import ${request} is not allowed; a page may import ${ALLOWED}`});
        continue;
      }
      const names = statement.specifiers.map(({local}) => local.name);
      for (const name of names) imports.set(name, kind);
      for (const message of nameFlaws(statement, kind)) flaws.push({line, message});
      requests.push({request, line, kind, names});
    }
  }
  return {imports, requests, flaws};
}
