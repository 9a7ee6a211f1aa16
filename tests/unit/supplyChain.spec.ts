import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'js-yaml';
import {NoAudit, checkAudit} from '../../scripts/supply-chain/advisories';
import {checkLicenses, satisfies, type LicenseRules} from '../../scripts/supply-chain/licenseRules';
import {readLockfile, type LockedPackage} from '../../scripts/supply-chain/lockfile';

interface LockedRoot {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}
interface Lockfile {
  readonly packages: Readonly<Record<string, {readonly resolved?: string}>> & {
    readonly '': LockedRoot & {readonly resolved?: string};
  };
}
interface Manifest extends LockedRoot {
  readonly overrides: Record<string, string>;
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const manifest = readJson('package.json') as Manifest;
const lockfile = readJson('package-lock.json') as Lockfile;
const locked = readLockfile();
const rules = load(fs.readFileSync('scripts/supply-chain/licenses.yml', 'utf8')) as LicenseRules;

test.describe('lockfile', () => {
  test('every version is exact', () => {
    const {dependencies, devDependencies, overrides} = manifest;
    const loose = Object.entries({...dependencies, ...devDependencies, ...overrides}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  test('it has what package.json asks for, in that version', () => {
    const {dependencies, devDependencies} = lockfile.packages[''];
    expect({dependencies, devDependencies}).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
    const versions = new Map(locked.map(({path, version}) => [path, version]));
    const wrong = Object.entries({...manifest.dependencies, ...manifest.devDependencies}).filter(
      ([name, version]) => versions.get(`node_modules/${name}`) !== version,
    );
    expect(wrong).toEqual([]);
  });

  test('every package has a hash of SHA-512, and none an address', () => {
    expect(locked.length).toBeGreaterThan(1000);
    expect(locked.filter(({integrity}) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(Object.entries(lockfile.packages).filter(([, {resolved}]) => resolved)).toEqual([]);
  });

  for (const [what, folder] of [
    ['what reads the API descriptions in the tests', 'tests/consumers'],
    ['what compiles and runs the samples in C#', 'tests/samples/dotnet'],
  ] as const) {
    test(`so is ${what}, in a lockfile of its own`, () => {
      const {dependencies, overrides = {}} = readJson(`${folder}/package.json`) as {
        readonly dependencies: Readonly<Record<string, string>>;
        readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
      };
      const versions = [dependencies, ...Object.values(overrides)].flatMap((list) => Object.values(list));
      expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
      const packages = readLockfile(`${folder}/package-lock.json`);
      const lockedAs = new Map(packages.map(({path, version}) => [path, version]));
      for (const [name, version] of Object.entries(dependencies)) {
        expect(lockedAs.get(`node_modules/${name}`), name).toBe(version);
      }
      expect(packages.filter(({integrity}) => !integrity?.startsWith('sha512-'))).toEqual([]);
      expect(fs.readFileSync(`${folder}/package-lock.json`, 'utf8')).not.toContain('"resolved"');
    });
  }

  test('no install script runs', () => {
    const settings = fs.readFileSync('.npmrc', 'utf8');
    expect(settings).toMatch(/^ignore-scripts=true$/m);
    expect(settings).toMatch(/^omit-lockfile-registry-resolved=true$/m);
    for (const file of ['scripts/install.mjs', 'tests/support/lockedPackages.ts']) {
      expect(fs.readFileSync(file, 'utf8'), file).toContain("'--ignore-scripts'");
    }
  });
});

test('every action of CI is pinned to a commit, with its version beside it', () => {
  const folder = '.github/workflows';
  const lines = fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
    .filter((line) => /\buses:/.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test.describe('licenses', () => {
  test('every package has one that is allowed', () => {
    expect(checkLicenses(locked, rules).problems).toEqual([]);
  });

  test('what is not allowed, unknown or gone is named with its version', () => {
    const [any] = locked;
    const packages = [
      {...any, name: 'copyleft', version: '1.0.0', license: 'AGPL-3.0-only'},
      {...any, name: 'silent', version: '2.0.0', license: undefined},
      {...any, name: 'reviewed', version: '3.0.0', license: 'SEE LICENSE IN file'},
    ] as LockedPackage[];
    const review = {license: 'MIT', why: 'Looked at.'};
    const {problems} = checkLicenses(packages, {
      allowed: ['MIT'],
      reviewed: {'reviewed@3.0.0': review, 'reviewed@2.0.0': review},
    });
    expect(problems).toEqual([
      'copyleft@1.0.0 has the license "AGPL-3.0-only", which is not under "allowed".',
      'reviewed@2.0.0 is under "reviewed", and not in the lockfile. Take it out.',
      'silent@2.0.0 names no license. Look at it, and put it under "reviewed".',
    ]);
  });

  for (const [expression, expected] of [
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(GPL-3.0-only OR MIT)', true],
    ['GPL-3.0-only AND MIT', false],
    ['MIT AND (GPL-3.0-only OR ISC)', true],
    ['GPL-3.0-only OR MIT AND ISC', true],
    ['ISC WITH an-exception', false],
    ['', false],
  ] as const) {
    test(`"${expression}" is ${expected ? '' : 'not '}allowed where MIT and ISC are`, () => {
      expect(satisfies(expression, (name) => ['MIT', 'ISC'].includes(name))).toBe(expected);
    });
  }
});

test.describe('audit', () => {
  const advisory = {
    source: 1,
    name: 'left',
    title: 'Runs what it reads',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    severity: 'high',
    range: '<2.0.0',
  };
  const output = JSON.stringify({
    vulnerabilities: {left: {via: [advisory]}, right: {via: ['left']}},
  });
  const line = 'left <2.0.0: high, Runs what it reads GHSA-aaaa-bbbb-cccc';
  const accept = (until: string) => ({'GHSA-aaaa-bbbb-cccc': {until, why: 'Development only.'}});

  test('an advisory is named once, with its package', () => {
    expect(checkAudit(output, {}, '2025-10-31')).toEqual([line]);
  });

  test('an accepted one is silent until its day', () => {
    expect(checkAudit(output, accept('2025-10-31'), '2025-10-31')).toEqual([]);
    expect(checkAudit(output, accept('2025-10-30'), '2025-10-31')).toEqual([
      `${line} (accepted until 2025-10-30)`,
    ]);
  });

  test('an acceptance that nothing needs is named', () => {
    expect(checkAudit('{"vulnerabilities": {}}', accept('2026-01-01'), '2025-10-31')).toEqual([
      'GHSA-aaaa-bbbb-cccc is accepted in audit.yml, and no package has it. Take it out.',
    ]);
  });

  test('a registry that gives no report is no good news', () => {
    const refusal = '{"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}';
    expect(() => checkAudit(refusal, {}, '2025-10-31')).toThrow(new NoAudit('405 Method Not Allowed'));
    expect(() => checkAudit('', {}, '2025-10-31')).toThrow(NoAudit);
    expect(() => checkAudit('<html>', {}, '2025-10-31')).toThrow(NoAudit);
  });
});
