import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {bundleDescription, dereferenceDescription} from '../../src/api/contract/bundle';
import {lintDescriptions} from '../../src/api/contract/lint';
import {checkSources} from '../../src/api/contract/sources';

interface Far {
  readonly address: string;
  /** Addresses that were asked for. */
  readonly requests: string[];
}

const test = base.extend<{readonly root: string; readonly far: Far}>({
  /** A folder with a copy of the sources, and a file beside it. */
  root: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-sources-'));
    const root = path.join(folder, 'site');
    fs.cpSync('api', path.join(root, 'api'), {recursive: true});
    fs.mkdirSync(path.join(root, 'src/product'), {recursive: true});
    fs.copyFileSync('src/product/routes.json', path.join(root, 'src/product/routes.json'));
    fs.writeFileSync(path.join(folder, 'outside.yaml'), 'type: string\ndescription: Not of the site.\n');
    await use(root);
    fs.rmSync(folder, {recursive: true, force: true});
  },
  /** A host that must not be asked. */
  far: async ({}, use) => {
    const requests: string[] = [];
    const server = http.createServer(({url = ''}, response) => {
      requests.push(url);
      response.end('type: string\ndescription: From elsewhere.\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests});
    await new Promise((resolve) => server.close(resolve));
  },
});

const FILE = 'api/v2/schemas/Pagination.yaml';

function write(root: string, ref: string): void {
  const file = path.join(root, FILE);
  const text = fs
    .readFileSync(file, 'utf8')
    .replace('properties:\n', `properties:\n  far:\n    $ref: ${ref}\n`);
  fs.writeFileSync(file, text);
}

test('the sources have no problem', () => {
  expect(checkSources(process.cwd())).toEqual([]);
});

for (const name of ['a scheme', 'an example', 'an external value'] as const) {
  test(`another host is never asked: ${name}`, async ({root, far}) => {
    const url = `${far.address}/x.yaml`;
    if (name === 'a scheme') write(root, url);
    else {
      const file = path.join(root, 'api/v2/examples/callback-accepted.yaml');
      const more = name === 'an example' ? `value: {$ref: ${url}}\n` : `externalValue: ${url}\n`;
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^value:[^]*/m, more));
    }
    const problems = checkSources(root);
    const mistakes = await lintDescriptions(root);
    await bundleDescription(root, 'v2').catch(() => undefined);
    await dereferenceDescription(root, 'v2').catch(() => undefined);
    expect(problems.length + mistakes.length).toBeGreaterThan(0);
    expect(far.requests).toEqual([]);
  });
}

test('a reference stays in api/, also past the first check', async ({root}) => {
  write(root, '../../../../outside.yaml');
  expect(checkSources(root)).toEqual([
    {file: FILE, line: 6, message: expect.stringContaining('is outside of api/') as unknown},
  ]);
  const messages = (await lintDescriptions(root)).map(({message}) => message);
  expect(messages[0]).toMatch(/outside\.yaml is outside of api\//);
  await expect(bundleDescription(root, 'v2')).rejects.toThrow('is outside of api/');
});

test('a schema that comes back to itself by way of others is told with all of them', ({root}) => {
  const schemas = path.join(root, 'api/v2/schemas');
  fs.writeFileSync(path.join(schemas, 'one.yaml'), 'properties:\n  two:\n    $ref: ./two.yaml#/inner\n');
  fs.writeFileSync(path.join(schemas, 'two.yaml'), 'inner:\n  items:\n    $ref: ./one.yaml\nother: {}\n');
  fs.writeFileSync(path.join(schemas, 'fine.yaml'), 'a:\n  $ref: "./fine.yaml#/b"\nb: {}\n');
  expect(checkSources(root)).toEqual([
    {
      file: 'api/v2/schemas/one.yaml',
      line: 3,
      message: expect.stringMatching(
        /^\$ref ".\/two.yaml#\/inner" makes .* by way of api\/v2\/schemas\/two.yaml:3;/,
      ) as unknown,
    },
  ]);
});

test('anchors are told with their lines, and are no cost', ({root}) => {
  const lines = ['a0: &a0 [x, x]'];
  for (let level = 1; level < 40; level += 1)
    lines.push(`a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`);
  fs.writeFileSync(
    path.join(root, 'api/v2/schemas/laughs.yaml'),
    `x-more:\n${lines.map((line) => `  ${line}\n`).join('')}`,
  );
  const problems = checkSources(root);
  expect(problems).toHaveLength(40);
  expect(problems[0]).toEqual({
    file: 'api/v2/schemas/laughs.yaml',
    line: 2,
    message: expect.stringMatching(/^anchors \(&name\)/) as unknown,
  });
});
