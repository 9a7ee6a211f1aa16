import type {IndexStart} from '../engine/format';

/** How long a file may take before it counts as failed, in milliseconds: a request that hangs never ends. */
const MOST_TIME = 60_000;
/** Hexadecimal digits of the hash that are a file's name: see `writeIndex`. */
const NAME_LENGTH = 10;

/** Hash of a text as in the names of index files. Undefined where the browser has no cryptography: plain HTTP. */
async function hashOf(text: string): Promise<string | undefined> {
  const {subtle} = crypto as {subtle?: SubtleCrypto};
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, NAME_LENGTH);
}

async function readText(path: string, cache: RequestCache): Promise<string> {
  const response = await fetch(new URL(path, location.origin), {
    cache,
    signal: AbortSignal.timeout(MOST_TIME),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return response.text();
}

/** Reads JSON of this site. Throws when it does not come, or is no JSON. */
export async function readJson(path: string, cache: RequestCache): Promise<unknown> {
  return JSON.parse(await readText(path, cache));
}

/** Reads a file whose name is the hash of its content. Throws when the content is another one, or is no list. */
export async function readNamed(baseUrl: string, name: string, cache: RequestCache): Promise<unknown[]> {
  const text = await readText(`${baseUrl}search-index/${name}.json`, cache);
  const content: unknown = JSON.parse(text);
  if (((await hashOf(text)) ?? name) !== name || !Array.isArray(content)) {
    throw new Error(`The file ${name} of the search index is damaged.`);
  }
  return content as unknown[];
}

const LISTS: readonly (keyof IndexStart)[] = [
  'breadcrumbs',
  'pageLengths',
  'pages',
  'sectionLengths',
  'shards',
  'stopWords',
  'synonyms',
  'titleCounts',
];
const TEXTS: readonly (keyof IndexStart)[] = ['counts', 'places', 'words'];
const RECORDS: readonly (keyof IndexStart)[] = ['areas', 'identifiers'];

/** Whether something has the fields of an index's start. */
export function isIndexStart(value: unknown): value is IndexStart {
  if (typeof value !== 'object' || value === null) return false;
  const index = value as Readonly<Record<string, unknown>>;
  return (
    LISTS.every((name) => Array.isArray(index[name])) &&
    TEXTS.every((name) => typeof index[name] === 'string') &&
    RECORDS.every((name) => typeof index[name] === 'object' && index[name] !== null)
  );
}
