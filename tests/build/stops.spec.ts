import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {contentsOf} from '../support/folders';
import {SmallSite} from '../support/smallSite';
import {RUNS} from './mistakes';

/** A build takes six to ten seconds of an idle machine. */
const TIMEOUT = 300_000;

// One after the other: they share a copy of the site, whose good build must survive all of them.
test.describe.configure({mode: 'default', timeout: TIMEOUT});

let site: SmallSite;
let previous: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  site = new SmallSite();
  await site.commit();
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
  previous = contentsOf(site.path('build'));
});

test.afterEach(() => site.restore());
test.afterAll(() => site.remove());

for (const {run, entry, mistakes} of RUNS) {
  test(`mistakes ${run} stop the build, all in one run, and leave the previous one`, async () => {
    for (const {files} of mistakes) {
      for (const [file, change] of Object.entries(files)) site.write(file, change);
    }
    const {code, output} = await (entry === 'npm run build'
      ? site.run('npm', ['run', 'build'])
      : site.build());
    expect(code).not.toBe(0);
    for (const {name, says} of mistakes) {
      if (typeof says === 'string') expect.soft(output, name).toContain(says);
      else expect.soft(output, name).toMatch(says);
    }
    expect(contentsOf(site.path('build'))).toEqual(previous);
    expect(fs.existsSync(site.path('.docusaurus/build')), 'an unfinished build is left').toBe(false);
  });
}

test('the mistakes are many, and each has a name of its own', () => {
  const names = RUNS.flatMap(({mistakes}) => mistakes.map(({name}) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(40);
});
