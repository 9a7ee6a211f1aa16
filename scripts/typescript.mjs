/** Loads a module of the site's sources into a script, as Docusaurus loads its configuration. */
import path from 'node:path';

/**
 * @param {string} file from the project's folder: `src/config/site.ts`
 * @returns {Promise<Record<string, any>>}
 */
export async function loadTypeScript(file) {
  // Not before it is needed: npm test and npm run site begin without any package.
  const {loadFreshModule} = await import('@docusaurus/utils');
  return loadFreshModule(path.resolve(import.meta.dirname, '..', file));
}
