/** Imports the published files into the programs that readers try calls in, and makes the calls. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {freePort} from '../../scripts/free-port';
import {collect} from '../../scripts/run';
import {descriptions, FOLDER, load, OUTPUT, packages} from './installation';

const COLLECTION = 'static/openapi/clearwarden-api-v2.postman_collection.json';
const BIN = path.join(FOLDER, 'node_modules/.bin');

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly summary: string}>>>>;
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const summariesOf = ({paths}: Description): string[] =>
  Object.values(paths).flatMap((item) => Object.values(item).map(({summary}) => summary));

test.beforeAll(() => {
  if (!packages.isInstalled())
    throw new Error('The importers are not installed. Run: npm run test:consumers');
  fs.mkdirSync(OUTPUT, {recursive: true});
});

/** What the parser of Scalar gives. */
interface Parser {
  readonly validate: (
    text: string,
  ) => Promise<{readonly valid: boolean; readonly errors?: readonly unknown[]}>;
  readonly dereference: (text: string) => Promise<{readonly errors?: readonly unknown[]}>;
}

for (const [name, file] of descriptions('yaml')) {
  test(`the parser of Scalar finds nothing wrong in ${name}`, async () => {
    const {validate, dereference} = load('@scalar/openapi-parser') as Parser;
    const text = fs.readFileSync(file, 'utf8');
    expect(await validate(text)).toMatchObject({valid: true, errors: []});
    expect((await dereference(text)).errors ?? []).toEqual([]);
  });
}

/** A folder or a request of Bruno. */
interface BrunoItem {
  readonly name: string;
  readonly items?: readonly BrunoItem[];
  readonly request?: {
    readonly url: string;
    readonly auth: {readonly mode: string; readonly oauth2?: {readonly accessTokenUrl: string} | null};
  };
}

interface BrunoCollection {
  readonly items: readonly BrunoItem[];
  readonly environments: readonly {
    readonly variables: readonly {readonly name: string; readonly value: string}[];
  }[];
}

interface Bruno {
  readonly openApiToBruno: (description: unknown) => Promise<BrunoCollection>;
  readonly postmanToBruno: (collection: unknown) => Promise<{readonly collection: BrunoCollection}>;
}

const requestsIn = (items: readonly BrunoItem[]): BrunoItem[] =>
  items.flatMap((item) => (item.items ? requestsIn(item.items) : [item]));

/** Runs an importer, and gives what it has made and what it has said. */
async function quietly<Result>(work: () => Promise<Result>): Promise<{result: Result; said: unknown[][]}> {
  const said: unknown[][] = [];
  const {warn, error} = console;
  console.warn = console.error = (...words: unknown[]) => void said.push(words);
  try {
    return {result: await work(), said};
  } finally {
    Object.assign(console, {warn, error});
  }
}

for (const [name, file] of descriptions('json')) {
  test(`Bruno imports every call of ${name}, and knows where to get a token`, async () => {
    const description = readJson(file) as Description;
    const {openApiToBruno} = load('@usebruno/converters') as Bruno;
    const {result, said} = await quietly(() => openApiToBruno(description));
    expect(said).toEqual([]);
    const requests = requestsIn(result.items);
    expect(requests.map((request) => request.name).sort()).toEqual(summariesOf(description).sort());
    for (const {request} of requests) {
      expect(request?.url).toMatch(/^\{\{baseUrl\}\}\/./);
      const {mode, oauth2} = request?.auth ?? {};
      if (mode === 'oauth2')
        expect(oauth2?.accessTokenUrl).toMatch(/^https:\/\/\w+\.clearwarden\.example\/api\//);
    }
    const base = result.environments
      .flatMap(({variables}) => variables)
      .find((one) => one.name === 'baseUrl');
    expect(base?.value).toMatch(/^https:\/\//);
  });
}

test('Bruno imports every call of the Postman collection', async () => {
  const {postmanToBruno} = load('@usebruno/converters') as Bruno;
  const {result, said} = await quietly(() => postmanToBruno(readJson(COLLECTION)));
  expect(said).toEqual([]);
  const requests = requestsIn(result.collection.items);
  const [, file = ''] = descriptions('json').find(([name]) => name.endsWith('v2')) ?? [];
  expect(requests.map(({name}) => name).sort()).toEqual(summariesOf(readJson(file) as Description).sort());
  expect(requests.map(({request}) => request?.url).filter((url) => !url?.startsWith('{{baseUrl}}/'))).toEqual(
    [],
  );
});

/**
 * Prism 5 takes a list of files in a form for a text ("file must be array", stoplightio/prism#2654), and ends at a form
 * that it cannot read (#2672). tests/samples uploads in all languages, to a server that reads forms.
 */
const NOT_IN_PRISM = ['Upload files to an integration'];

interface Collection {
  readonly item: readonly {readonly item: readonly {readonly name: string}[]}[];
}

/** The report of newman. */
interface Report {
  readonly run: {
    readonly failures: readonly unknown[];
    readonly executions: readonly {
      readonly item: {readonly name: string};
      readonly requestError?: {readonly message?: string};
      readonly response?: {readonly code: number; readonly stream: {readonly data: readonly number[]}};
    }[];
  };
}

/** Runs a server of the description until the work is done. */
async function withPrism<Result>(
  description: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  // A call that does not fit the description gets a problem instead of an example.
  const args = [path.join(BIN, 'prism'), 'mock', description, '--port', String(port), '--errors'];
  const server = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
  const ended = new Promise((resolve) => server.once('close', resolve));
  let log = '';
  try {
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('Prism is listening')) resolve();
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('close', () => reject(new Error(`Prism does not start:\n${log}`)));
    });
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
    await ended;
  }
}

test('newman makes every call of the Postman collection to Prism, which finds each as described', async () => {
  const collection = readJson(COLLECTION) as Collection;
  const folders = collection.item.map((folder) => ({
    ...folder,
    item: folder.item.filter(({name}) => !NOT_IN_PRISM.includes(name)),
  }));
  const names = folders.flatMap(({item}) => item.map(({name}) => name));
  expect(names).toHaveLength(collection.item.flatMap(({item}) => item).length - NOT_IN_PRISM.length);
  const file = path.join(OUTPUT, 'collection.json');
  const report = path.join(OUTPUT, 'newman.json');
  fs.writeFileSync(file, JSON.stringify({...collection, item: folders}));
  fs.rmSync(report, {force: true});

  const {output} = await withPrism('static/openapi/clearwarden-api-v2.yaml', (origin) => {
    const variables = {
      baseUrl: origin,
      clientId: 'cwc_of-the-test',
      clientSecret: 'cwcs_of-the-test',
      callbackToken: 'cbt_01K5RADMG8QYTA2G05AD4KPGDC',
    };
    const settings = Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
    const reporters = ['--reporters', 'json', '--reporter-json-export', report];
    return collect(process.execPath, [path.join(BIN, 'newman'), 'run', file, ...settings, ...reporters]);
  });
  if (!fs.existsSync(report)) throw new Error(`newman wrote no report:\n${output}`);
  const {run} = readJson(report) as Report;
  expect(run.executions.map(({item}) => item.name)).toEqual(names);
  const refused = run.executions.flatMap(({item, response, requestError}) =>
    response && response.code < 300
      ? []
      : [
          `${item.name}: ${response ? Buffer.from(response.stream.data).toString() : (requestError?.message ?? '')}`,
        ],
  );
  expect(refused).toEqual([]);
  expect(run.failures).toEqual([]);
});
