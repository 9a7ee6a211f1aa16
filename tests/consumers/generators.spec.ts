/**
 * Makes clients of the published descriptions with the generators that readers use. A type that has become `any` or
 * `unknown`, a word of warning, or code that does not compile is a failure.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {collect} from '../../scripts/run';
import {typeErrors} from '../support/typeErrors';
import {descriptions, FOLDER, load, OUTPUT, packages} from './installation';
import {isOpen, vagueTypes} from './vagueTypes';

test.beforeAll(() => {
  if (!packages.isInstalled())
    throw new Error('The generators are not installed. Run: npm run test:consumers');
});

interface Generator {
  readonly name: string;
  /** Descriptions that it makes mistakes in. */
  readonly cannot?: readonly string[];
  /** Its command, with the description and where the code goes. */
  readonly command: (description: string, target: string) => readonly string[];
  /** What it has written, from the target. */
  readonly files: (target: string) => readonly string[];
  /** What it says without being asked, which is no warning, and which of its warnings are its own mistakes. */
  readonly says: RegExp;
  /** Tries what it has written, where that says more than the compiler. */
  readonly check?: (target: string, description: string) => void;
}

interface Reference {
  readonly $ref: string;
}

const isReference = (node: unknown): node is Reference =>
  typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string';

/** The examples of all bodies that are one schema by name. */
function examplesByName(description: string): [name: string, value: unknown][] {
  const root: unknown = JSON.parse(fs.readFileSync(description.replace(/yaml$/, 'json'), 'utf8'));
  const follow = (node: unknown): unknown =>
    isReference(node)
      ? node.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((parent, key) => (parent as Readonly<Record<string, unknown>>)[key], root)
      : node;
  const found: [string, unknown][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('examples' in node && 'schema' in node && isReference(node.schema)) {
      const name = node.schema.$ref.replace('#/components/schemas/', '');
      for (const example of Object.values(node.examples as Readonly<Record<string, unknown>>)) {
        found.push([name, (follow(example) as {readonly value: unknown}).value]);
      }
    }
    Object.values(node).forEach(walk);
  };
  walk(root);
  return found;
}

interface ZodSchema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: {readonly message: string};
  };
}

/**
 * The compiler has nothing to say of schemas of Zod but that the generator writes null into lists of texts. When they
 * run, they say whether each example is what it is an example of.
 */
function checkZod(target: string, description: string): void {
  const script = `${target}.cjs`;
  const {outputText} = ts.transpileModule(fs.readFileSync(`${target}.ts`, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  fs.writeFileSync(script, outputText);
  const {schemas} = load(script) as {readonly schemas: Readonly<Record<string, ZodSchema>>};
  const refused = examplesByName(description).flatMap(([name, value]) => {
    // A form has files where its example has texts.
    const isForm = name === 'FileUpload';
    const {success, error} = schemas[name]?.safeParse(isForm ? {file: [new File([], 'a.csv')]} : value) ?? {
      success: false,
    };
    return success ? [] : [`${name}: ${error?.message ?? 'is missing'}`];
  });
  expect(refused).toEqual([]);
}

/** Some generators write the status 5XX as a name without quotes, which is no TypeScript. */
const WITH_RANGES = ['clearwarden-api-internal-systems'];

const generators: readonly Generator[] = [
  {
    name: '@hey-api/openapi-ts',
    command: (description, target) => ['openapi-ts', '-i', description, '-o', target, '--no-log-file'],
    files: (target) => [`${target}/types.gen.ts`, `${target}/sdk.gen.ts`],
    says: /openapi-ts v|Generating from 1 input|\[1\] .*clearwarden-api|Done! Your output/,
  },
  {
    name: 'oazapfts',
    cannot: WITH_RANGES,
    command: (description, target) => ['oazapfts', description, `${target}.ts`],
    files: (target) => [`${target}.ts`],
    says: /^$/,
  },
  {
    name: 'openapi-zod-client',
    command: (description, target) => [
      'openapi-zod-client',
      description,
      '-o',
      `${target}.ts`,
      '-t',
      path.join(FOLDER, 'node_modules/openapi-zod-client/src/templates/schemas-only.hbs'),
      '--export-schemas',
    ],
    files: (target) => [`${target}.ts`],
    says: /^Retrieving OpenAPI document|^Done generating/,
    check: checkZod,
  },
  {
    name: 'orval',
    cannot: WITH_RANGES,
    command: (description, target) => [
      'orval',
      '--input',
      description,
      '--output',
      `${target}.ts`,
      '--client',
      'fetch',
    ],
    files: (target) => [`${target}.ts`],
    // Its schema of OpenAPI 3.1 is of 2021, and knows no variable of a server.
    says: /orval v7|Swagger schema validation failed|#\/servers\/0\/variables\/\w+ must NOT have unevaluated|ready to use orval/,
  },
];

/** Without colors. */
const plain = (output: string) => output.replace(/\u001b\[\d+m/g, '');

for (const {name, cannot = [], command, files, says, check} of generators) {
  for (const [api, description] of descriptions('yaml')) {
    if (cannot.includes(api)) continue;
    test(`${name} makes a client of ${api} with types, and warns of nothing`, async () => {
      const target = path.join(OUTPUT, name.replace('/', '-'), api);
      fs.rmSync(target, {recursive: true, force: true});
      fs.mkdirSync(path.dirname(target), {recursive: true});
      const [program = '', ...args] = command(description, target);
      const {code, output} = await collect(
        process.execPath,
        [path.join(FOLDER, 'node_modules/.bin', program), ...args],
        {cwd: FOLDER, env: {NO_COLOR: '1', FORCE_COLOR: undefined}},
      );
      expect(code, output).toBe(0);
      const lines = plain(output)
        .split('\n')
        .map((line) => line.trim());
      expect(lines.filter((line) => line !== '' && !says.test(line))).toEqual([]);

      const written = files(target);
      const vague = written.flatMap((file) => vagueTypes(fs.readFileSync(file, 'utf8')));
      // Options of a client are no part of the contract.
      expect(vague.filter((place) => !isOpen(place) && !/^Options\b/.test(place))).toEqual([]);
      if (check) check(target, description);
      else expect(typeErrors(written)).toEqual([]);
    });
  }
}
