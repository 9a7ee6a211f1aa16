import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {readLockfile} from '../../scripts/supply-chain/lockfile';

/** What is read of a bill: https://cyclonedx.org/docs/1.6/json/ */
interface Bill {
  readonly specVersion: string;
  readonly metadata: {readonly component: Component};
  readonly components: readonly Component[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn?: readonly string[]}[];
}
interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly properties: readonly {readonly name: string; readonly value: string}[];
  /** Packages that are installed inside of this one. */
  readonly components?: readonly Component[];
}

// A run of npm takes seconds on a busy machine.
test.describe.configure({timeout: 180_000});

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
test.afterAll(() => fs.rmSync(parent, {recursive: true}));

/** The text of `npm run sbom` in a folder that has what it reads, and no packages. */
async function billIn(folder: string): Promise<string> {
  const dir = path.join(parent, folder);
  fs.mkdirSync(dir, {recursive: true});
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    fs.copyFileSync(file, path.join(dir, file));
  }
  const programs = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
  await promisify(execFile)('npm', ['run', '--silent', 'sbom', '--', '--output-file', 'sbom.json'], {
    cwd: dir,
    env: {...process.env, PATH: programs, NODE_ENV: undefined},
  });
  return fs.readFileSync(path.join(dir, 'sbom.json'), 'utf8');
}

const propertyOf = ({properties}: Component, name: string) =>
  properties.find((property) => property.name === `cdx:npm:package:${name}`)?.value;
const withNested = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((component) => [component, ...withNested(component.components ?? [])]);

test('the bill of materials has every locked package, is the same everywhere, and tells of no machine', async () => {
  const [text, elsewhere] = await Promise.all([billIn('one'), billIn('deeper/two')]);
  expect(elsewhere).toBe(text);
  expect(text).not.toMatch(/timestamp|serialNumber/);
  for (const ofMachine of [parent, process.cwd(), os.homedir(), os.hostname()]) {
    expect(text).not.toContain(`${ofMachine}/`);
  }
  // Addresses are of the tools that wrote it, and of the format. None is of a registry.
  const hosts = [...text.matchAll(/\bhttps?:\/\/([^/"]+)/g)].map(([, host]) => host);
  expect([...new Set(hosts)].sort()).toEqual(['cyclonedx.org', 'github.com']);

  const bill = JSON.parse(text) as Bill;
  const components = withNested(bill.components);
  const locked = readLockfile();
  expect(locked.length).toBeGreaterThan(1000);
  const listed = components.map((component) => {
    return `${propertyOf(component, 'path') ?? ''} ${decodeURIComponent(component.purl)}`;
  });
  expect(listed.sort()).toEqual(
    locked.map(({path: place, name, version}) => `${place} pkg:npm/${name}@${version}`).sort(),
  );
  const withoutLicense = components.filter(({licenses = []}) => licenses.length === 0);
  expect(withoutLicense.map((component) => propertyOf(component, 'path')).sort()).toEqual(
    locked.flatMap(({path: place, license}) => (license === undefined ? [place] : [])).sort(),
  );
  // Tests and reports need these, and the site does not.
  expect(components.filter((component) => propertyOf(component, 'development') === 'true')).not.toEqual([]);

  const edges = new Map(bill.dependencies.map(({ref, dependsOn = []}) => [ref, dependsOn]));
  const reached = new Set<string>();
  const walk = (ref: string): void => {
    if (reached.has(ref)) return;
    reached.add(ref);
    edges.get(ref)?.forEach(walk);
  };
  walk(bill.metadata.component['bom-ref']);
  const refs = components.map((component) => component['bom-ref']);
  expect(refs.filter((ref) => !reached.has(ref))).toEqual([]);
  expect([...reached].filter((ref) => !edges.has(ref))).toEqual([]);
});
