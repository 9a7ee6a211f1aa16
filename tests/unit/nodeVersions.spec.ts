import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import versions from '../../scripts/node-versions.json';

const maintained = fs.readFileSync('.nvmrc', 'utf8').trim();
const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {engines: {node: string}};

test('the project is tried on the oldest version that it allows, and on the maintained one', () => {
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const numberOf = (version: string) => Number(version.split('.')[0]);
  const [oldest] = versions.toSorted((a, b) => numberOf(a) - numberOf(b));
  expect(`>=${oldest ?? ''}`).toBe(`${engines.node}.0`);
  expect(versions).toContain(maintained);
});

test('CI takes the maintained version', () => {
  const workflows = fs.readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
  const steps = workflows.flatMap((file) => fs.readFileSync(file, 'utf8').split(/^ +- /m));
  const setups = steps.filter((step) => step.includes('actions/setup-node'));
  expect(setups).not.toEqual([]);
  expect(setups.filter((step) => !step.includes('node-version-file: .nvmrc'))).toEqual([]);
  expect(setups.filter((step) => step.includes('node-version:'))).toEqual([]);
});
