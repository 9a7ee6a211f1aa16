import path from 'node:path';
import {expect, test} from '@playwright/test';
import {
  readContainerId,
  tagManagerScript,
  tagManagerSources,
  tagManagerTags,
} from '../../src/privacy/analytics';
import {analyticsCookies} from '../../src/privacy/storedKeys';

const VARIABLE = 'TAG_MANAGER_CONTAINER_ID';

test('without the variable, or with an empty one, there is no tag manager', () => {
  for (const environment of [{}, {[VARIABLE]: ''}]) {
    const containerId = readContainerId(environment);
    expect(containerId).toBeUndefined();
    expect(tagManagerTags(containerId)).toEqual([]);
    expect(Object.values(tagManagerSources(containerId)).flat()).toEqual([]);
  }
});

test('a container comes into the head of every page, and into the sources of the policy', () => {
  const containerId = readContainerId({[VARIABLE]: 'GTM-ABC1234'});
  expect(containerId).toBe('GTM-ABC1234');
  expect(tagManagerTags(containerId)).toEqual([
    {tagName: 'meta', attributes: {name: 'tag-manager', content: 'GTM-ABC1234'}},
  ]);
  const {script, frame} = tagManagerSources(containerId);
  expect(script).toEqual([new URL(tagManagerScript('GTM-ABC1234')).origin]);
  expect(frame).toEqual([]);
});

for (const value of ['GTM-', 'gtm-abc', 'G-ABC1234', 'GTM-ABC"><script>', 'GTM-ABC\n', ' GTM-ABC']) {
  test(`${JSON.stringify(value)} is refused, with the name of the variable and its form`, () => {
    expect(() => readContainerId({[VARIABLE]: value})).toThrow(
      new RegExp(`^${VARIABLE} is .*, but must have the form GTM-\\[A-Z0-9\\]\\+`),
    );
  });
}

test('cookies of analytics are known by their names, and no others', () => {
  for (const name of ['_ga', '_ga_TEST123', '_gid', '_gat', '_gat_UA-1'])
    expect(name).toMatch(analyticsCookies);
  for (const name of ['ga', '_gallery', '_gidx', 'theme', 'x_ga']) expect(name).not.toMatch(analyticsCookies);
});

test.describe('the configuration of the site', () => {
  let before: string | undefined;
  test.beforeEach(() => {
    before = process.env[VARIABLE];
  });
  test.afterEach(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, VARIABLE);
    else process.env[VARIABLE] = before;
  });

  /** Loads docusaurus.config.ts as a build does, and gives what it writes into heads. */
  async function headTags(): Promise<unknown> {
    const {loadSiteConfig} = await import('@docusaurus/core/lib/server/config.js');
    const {siteConfig} = await loadSiteConfig({siteDir: path.resolve('.')});
    return siteConfig.headTags;
  }

  test('has what the environment says', async () => {
    process.env[VARIABLE] = 'GTM-ABC1234';
    expect(await headTags()).toMatchObject(tagManagerTags('GTM-ABC1234'));
    Reflect.deleteProperty(process.env, VARIABLE);
    expect(await headTags()).toEqual([]);
  });

  test('stops the build at a wrong container', async () => {
    process.env[VARIABLE] = 'UA-1234';
    // Docusaurus prints the cause below its own message.
    await expect(headTags()).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining(`${VARIABLE} is "UA-1234"`),
    );
  });
});
