/** Loads a module of the site's sources into a script, as Docusaurus loads its configuration. */
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

/**
 * @param {string} file from the project's folder: `src/config/site.ts`
 * @returns {Promise<Record<string, any>>}
 */
export const loadTypeScript = (file) => loadFreshModule(path.resolve(file));
