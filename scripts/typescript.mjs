/** Loads a module of the site's sources into a script, as Docusaurus loads its configuration. */
import path from 'node:path';
import utils from '@docusaurus/utils';

/**
 * @param {string} file from the project's folder: `src/config/site.ts`
 * @returns {Promise<Record<string, any>>}
 */
export const loadTypeScript = (file) => utils.loadFreshModule(path.resolve(import.meta.dirname, '..', file));
