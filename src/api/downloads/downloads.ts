import {dump} from 'js-yaml';
import type {Oas3_1Definition} from '@redocly/openapi-core';
import {dereferenceDescription} from '../contract/bundle';
import {createPostmanCollection} from './postman';
import {createTypes} from './types';

/** Inside of static/. Everything in it is written by `createDownloads`. */
export const FOLDER = 'openapi';
const CATALOG = '.well-known/api-catalog';

/** Bundled descriptions by name, in the order in which programs are told of them. */
export type Descriptions = Readonly<Record<string, Oas3_1Definition>>;

/** The name of a download, in that folder. */
export const fileName = (name: string, extension: string): string => `clearwarden-api-${name}.${extension}`;

/** YAML with block text and lists as in the sources. Quoted dates stay text for every parser. */
const toYaml = (description: Oas3_1Definition) => dump(description, {noRefs: true, lineWidth: -1});
const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What the description's server stands for until a reader puts in the own tenant or service. */
function serverOf({servers: [server] = []}: Oas3_1Definition): string | undefined {
  return server?.url.replace(/\{(\w+)\}/g, (name, key: string) => server.variables?.[key]?.default ?? name);
}

/** The address of the page that a description begins on. */
function pageOf(name: string, {externalDocs}: Oas3_1Definition): string {
  if (externalDocs) return externalDocs.url;
  throw new Error(`api/${name}/openapi.yaml has no "externalDocs" with the address of its pages`);
}

/** RFC 9727: a linkset (RFC 9264) at a well-known address, with the relations of RFC 8631. */
function catalogOf(descriptions: Descriptions): object {
  const apis = Object.entries(descriptions).map(([name, description]) => {
    const page = pageOf(name, description);
    const {origin} = new URL(page);
    return {
      origin,
      context: {
        anchor: serverOf(description),
        'service-desc': [
          {href: `${origin}/${FOLDER}/${fileName(name, 'yaml')}`, type: 'application/yaml'},
          {href: `${origin}/${FOLDER}/${fileName(name, 'json')}`, type: 'application/json'},
        ],
        'service-doc': [{href: page, type: 'text/html'}],
      },
    };
  });
  const catalog = {
    anchor: `${apis[0]?.origin ?? ''}/${CATALOG}`,
    item: apis.map(({context}) => ({href: context.anchor})),
  };
  return {linkset: [catalog, ...apis.map(({context}) => context)]};
}

/**
 * What the site offers to programs: the descriptions as files, types, a Postman collection, and a catalog.
 *
 * @param root folder that contains api/
 * @returns text by path inside of static/
 */
export async function createDownloads(
  root: string,
  descriptions: Descriptions,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [name, description] of Object.entries(descriptions)) {
    files.set(`${FOLDER}/${fileName(name, 'yaml')}`, toYaml(description));
    files.set(`${FOLDER}/${fileName(name, 'json')}`, toJson(description));
  }
  // Version 1 takes no new programs.
  if (descriptions.v2) files.set(`${FOLDER}/${fileName('v2', 'd.ts')}`, await createTypes(descriptions.v2));
  // The converter loses headers behind references.
  const resolved = await dereferenceDescription(root, 'v2');
  files.set(
    `${FOLDER}/${fileName('v2', 'postman_collection.json')}`,
    toJson(await createPostmanCollection(resolved)),
  );
  files.set(CATALOG, toJson(catalogOf(descriptions)));
  return files;
}
