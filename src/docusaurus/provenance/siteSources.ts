/** What the site is made of. */
import {hashOfFiles} from './hashOfFiles';

/** What is published, or decides what is. */
export const CONTENT = ['api', 'changelog', 'docs', 'i18n', 'static'];

/** What makes pages of it. Targets of scripts and styles are in package.json. */
export const CODE = [
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'redirects.ts',
  'sidebars.ts',
  'src',
];

/** What `npm run gen:api` writes into these folders. */
const GENERATED = [
  /^docs\/api\/[^/]+\/(?:events\/)?[^/]+\.(?:answers|api|example|fields|map)\.mdx$/,
  /^docs\/api\/[^/]+\/sidebar\.ts$/,
  /^static\/openapi\//,
  /^static\/\.well-known\/api-catalog$/,
];

/**
 * Whether a file is written by `npm run gen:api`.
 *
 * @param file from the project's folder, with slashes
 */
export const isGenerated = (file: string): boolean => GENERATED.some((pattern) => pattern.test(file));

/**
 * A hash of all that the site is made of. What is generated has a part, because pages of the API have dates of git,
 * which are in no source.
 *
 * @param siteDir the project's folder
 * @returns eight hexadecimal digits; a build has them in `build.json` and in the names of its search index
 */
export const hashOfSite = (siteDir: string): string =>
  hashOfFiles([...CONTENT, ...CODE], siteDir).slice(0, 8);
