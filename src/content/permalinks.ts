import path from 'node:path';

/** Folders of `docs/` that are mounted at the root. All others are served below `/docs`. */
const ROOT_FOLDERS = ['api/', 'internal-showcase/'] as const;

/** Whether a file is included by pages and is none itself: a name with an underscore in its path. */
export function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'));
}

const docsDir = path.resolve('docs');

/** Path of a page below `docs/`, with forward slashes. Undefined for partials and files elsewhere. */
export function pageInDocs(filePath: string): string | undefined {
  const file = path.relative(docsDir, filePath).split(path.sep).join('/');
  return file.startsWith('../') || isPartial(file) ? undefined : file;
}

/**
 * Gives the URL path of a page.
 *
 * @param file path below `docs/`, with forward slashes: `consent/overview.mdx`
 * @returns path without trailing slash, `/` for the home page: `/docs/consent/overview`
 */
export function permalinkOf(file: string): string {
  const page = file.replace(/(\.api)?\.mdx?$/, '').replace(/(^|\/)index$/, '');
  if (page === '') return '/';
  return ROOT_FOLDERS.some((folder) => `${page}/`.startsWith(folder)) ? `/${page}` : `/docs/${page}`;
}
