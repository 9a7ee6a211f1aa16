import {expect, test} from '@playwright/test';
import {bundleDescription, dereferenceDescription} from '../../src/api/contract/bundle';
import {createTypes} from '../../src/api/downloads/types';
import {examplesOf} from '../../src/api/pages/examples';
import {flatten} from '../../src/api/pages/renderSchema';
import type {MediaType, OperationObject} from '../../src/api/pages/types';
import {isOpen, vagueTypes} from '../consumers/vagueTypes';
import {typeErrors} from '../support/typeErrors';

const ROOT = process.cwd();
const TYPES = 'clearwarden-api-v2';

const types = async () => createTypes(await bundleDescription(ROOT, 'v2'));

/** The bodies of an operation in JSON, each with its type. */
function bodiesOf({
  operationId,
  requestBody,
  responses,
}: OperationObject): [type: string, media: MediaType][] {
  const operation = `operations['${operationId}']`;
  const bodies: [string, MediaType][] = [];
  const add = (owner: string, content: Readonly<Record<string, MediaType>> = {}) => {
    for (const [mediaType, media] of Object.entries(content)) {
      if (/[/+]json$/.test(mediaType)) bodies.push([`${owner}['content']['${mediaType}']`, media]);
    }
  };
  add(`NonNullable<${operation}['requestBody']>`, requestBody?.content);
  for (const [status, {content}] of Object.entries(responses))
    add(`${operation}['responses'][${status}]`, content);
  return bodies;
}

test('the types take every example, and not an object without its fields', async () => {
  const {paths, webhooks = {}} = await dereferenceDescription(ROOT, 'v2');
  const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
    Object.values(item),
  );
  const lines = operations.flatMap(bodiesOf).flatMap(([type, media]) => {
    const {required = []} = flatten(media.schema ?? {});
    return [
      ...examplesOf(media).map(([, {value}]) => `export const : ${type} = ${JSON.stringify(value)};`),
      ...(required.length > 0 ? ['// @ts-expect-error', `export const : ${type} = {};`] : []),
    ];
  });
  const program = [
    `import type {operations} from './${TYPES}';`,
    ...lines.map((line, index) => line.replace('const :', `const value${index}:`)),
  ];
  expect(lines.length).toBeGreaterThan(500);
  expect(
    typeErrors([], {[`${TYPES}.d.ts`]: await types(), 'examples.ts': program.join('\n')}).map(
      (message) => `${message} ${program[Number(/^examples\.ts:(\d+)/.exec(message)?.[1]) - 1] ?? ''}`,
    ),
  ).toEqual([]);
});

test('the types say what each value is', async () => {
  expect(vagueTypes(await types()).filter((place) => !isOpen(place))).toEqual([]);
});

test('the program for TypeScript fits the types', async () => {
  const folder = 'docs/api/v2/samples';
  expect(typeErrors([`${folder}/in-review.mts`], {[`${folder}/${TYPES}.d.ts`]: await types()})).toEqual([]);
});
