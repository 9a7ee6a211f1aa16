/** What the site offers to programs: the descriptions as files, a Postman collection, and a catalog. */
import {dump} from 'js-yaml';
import {bundleDescription} from '../contract/descriptions';
import {createPostmanCollection} from './postman';

/** Inside of static/. Everything in it is written by `createDownloads`. */
export const FOLDER = 'openapi';
const CATALOG = '.well-known/api-catalog';

const fileName = (version, extension) => `clearwarden-api-${version}.${extension}`;

/** YAML with block text and lists as in the sources. Quoted dates stay text for every parser. */
const toYaml = (description) => dump(description, {noRefs: true, lineWidth: -1});
const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The tenant that the description's server stands for until a reader puts in the own one. */
function serverOf({servers: [{url, variables}]}) {
  return url.replace(/\{(\w+)\}/g, (_, name) => variables[name].default);
}

/** RFC 9727: a linkset (RFC 9264) at a well-known address, with the relations of RFC 8631. */
function catalogOf(descriptions) {
  const [{externalDocs}] = Object.values(descriptions);
  const {origin} = new URL(externalDocs.url);
  const apis = Object.entries(descriptions).map(([version, description]) => ({
    anchor: serverOf(description),
    'service-desc': [
      {href: `${origin}/${FOLDER}/${fileName(version, 'yaml')}`, type: 'application/yaml'},
      {href: `${origin}/${FOLDER}/${fileName(version, 'json')}`, type: 'application/json'},
    ],
    'service-doc': [{href: description.externalDocs.url, type: 'text/html'}],
  }));
  const catalog = {
    anchor: `${origin}/${CATALOG}`,
    item: apis.map(({anchor}) => ({href: anchor})),
  };
  return {linkset: [catalog, ...apis]};
}

/**
 * The files of static/ that follow from the descriptions.
 *
 * @param {string} root folder that contains api/
 * @param {Record<string, Record<string, any>>} descriptions by version, bundled
 * @returns {Promise<Map<string, string>>} text by path inside of static/
 */
export async function createDownloads(root, descriptions) {
  const files = new Map();
  for (const [version, description] of Object.entries(descriptions)) {
    files.set(`${FOLDER}/${fileName(version, 'yaml')}`, toYaml(description));
    files.set(`${FOLDER}/${fileName(version, 'json')}`, toJson(description));
  }
  // Version 1 takes no new programs. The converter loses headers behind references.
  const resolved = await bundleDescription(root, 'v2', {dereference: true});
  files.set(
    `${FOLDER}/${fileName('v2', 'postman_collection.json')}`,
    toJson(await createPostmanCollection(resolved)),
  );
  files.set(CATALOG, toJson(catalogOf(descriptions)));
  return files;
}
