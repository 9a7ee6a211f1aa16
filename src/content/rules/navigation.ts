import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Navigation} from './checkNavigation';

/** The module of the site, and the name of its export where it is not the default one. */
const FILES = {
  'sidebars.ts': undefined,
  'src/shell/navbar.ts': 'navbar',
  'src/shell/footer.ts': 'footer',
} as const;

/**
 * The links around the pages as the files say now. Not by an import: the sidebars have parts that are there once the
 * API pages are written, and the live preview reads them again.
 */
export async function readNavigation(siteDir: string): Promise<Navigation> {
  const entries = await Promise.all(
    Object.entries(FILES).map(async ([file, name]) => {
      const content = await loadFreshModule(path.join(siteDir, file));
      return [file, name ? (content as Record<string, unknown>)[name] : content] as const;
    }),
  );
  return Object.fromEntries(entries);
}
