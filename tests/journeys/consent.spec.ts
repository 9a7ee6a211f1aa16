import {CONSENT_KEY} from '../../src/privacy/storedKeys';
import {ALLOWED, DENIED, essentialKeyOf} from '../support/consent';
import {DOMAIN, TAG_MANAGER} from './host';
import type {Reader} from './reader';
import {expect, test} from './test';

const PAGE = '/docs/request-manager/getting-started';
/** Below a domain, as cookies of analytics are for. */
const ORIGIN = `http://${DOMAIN}`;
const BANNER = '.cm';
const DIALOG = '.pm[role=dialog]';

/** The cookies of the stand-in: three names, each on the host alone, on its domain, and on the one above. */
const COOKIES = 9;

/** What the stand-in for the tag manager has reported. */
function commandsOf({host}: Reader): readonly unknown[] {
  return host.said.flatMap(({text}) => {
    const [, json] = /^tag manager: (.*)$/s.exec(text) ?? [];
    return json ? [JSON.parse(json) as unknown] : [];
  });
}

/** Opens a page that has read choice and signal, and acted on them. */
async function openDecided(reader: Reader, path = PAGE): Promise<void> {
  await reader.open(path, ORIGIN);
  await expectDecided(reader);
}

async function expectDecided(reader: Reader): Promise<void> {
  await reader.expect(() => document.querySelector('[data-privacy-choices="decided"]') !== null).toBe(true);
}

const cookies = () => document.cookie.split('; ').filter(Boolean).length;

/** Names of all that the browser keeps. */
async function storedIn(reader: Reader) {
  const stored = await reader.ask(async () => ({
    cookie: document.cookie.split('; ').filter(Boolean),
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    IndexedDB: (await indexedDB.databases()).map(({name = ''}) => name),
    Cache: 'caches' in window ? await caches.keys() : [],
  }));
  return (Object.keys(stored) as (keyof typeof stored)[]).flatMap((place) =>
    stored[place].map((name) => ({place, name})),
  );
}

/** Expects that nothing has gone to anyone else, no analytics runs, and only necessary keys are stored. */
async function expectNothing(reader: Reader): Promise<void> {
  expect((await storedIn(reader)).filter((stored) => essentialKeyOf(stored) === undefined)).toEqual([]);
  expect(await reader.ask(() => 'dataLayer' in window)).toBe(false);
  expect(reader.host.foreign).toEqual([]);
  expect(reader.host.tunnels).toEqual([]);
}

/** The categories that the reader has allowed; null if they have not chosen. */
function choice(reader: Reader): Promise<readonly string[] | null> {
  return reader.ask((key) => {
    const json = localStorage.getItem(key);
    return json === null ? null : (JSON.parse(json) as {categories: string[]}).categories;
  }, CONSENT_KEY);
}

test('without a container, the dialog says what is stored, and nothing is loaded', async ({reader}) => {
  await reader.open(PAGE);
  await reader.expectHidden(BANNER);
  await reader.click('footer :is(a, button)', 'My Privacy Choices');
  await reader.expectShown(DIALOG);
  await reader.expect(() => document.activeElement?.closest('[role=dialog]') !== null).toBe(true);
  await reader.press('Escape');
  await reader.expectHidden(DIALOG);
  await expectNothing(reader);
});

test('before a choice and after Reject all, nothing goes to anyone else', async ({reader}) => {
  reader.host.hasContainer = true;
  await openDecided(reader);
  await reader.expectShown(BANNER);
  await expectNothing(reader);
  expect(await choice(reader)).toBeNull();
  const before = await storedIn(reader);

  await reader.click(`${BANNER} button`, 'Reject all');
  await reader.expectHidden(BANNER);
  await reader.expect((key) => localStorage.getItem(key) !== null, CONSENT_KEY).toBe(true);
  expect(await storedIn(reader)).toHaveLength(before.length + 1);
  expect(await choice(reader)).toEqual(['necessary']);

  await openDecided(reader, '/api/v2/create-privacy-request');
  await reader.expectHidden(BANNER);
  await expectNothing(reader);
});

test.describe('with consent', () => {
  test.use({
    expectedNoise:
      /^foreign: (?:https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TEST123|www\.googletagmanager\.com)$/,
  });

  test('the tag manager starts in order, and a withdrawal deletes its cookies', async ({reader}) => {
    reader.host.hasContainer = true;
    await openDecided(reader);
    await reader.click(`${BANNER} button`, 'Accept all');
    await reader.expectHidden(BANNER);
    await expect.poll(() => commandsOf(reader)).toEqual(ALLOWED);
    await reader.expect(cookies).toBe(COOKIES);
    expect(await choice(reader)).toEqual(['necessary', 'analytics']);

    await openDecided(reader, '/api/v2/create-privacy-request');
    await expect.poll(() => commandsOf(reader)).toEqual([...ALLOWED, ...ALLOWED]);
    expect(reader.host.foreign).toEqual([TAG_MANAGER, TAG_MANAGER]);

    await reader.ask(() => void Object.assign(window, {isBefore: true}));
    await reader.click('footer :is(a, button)', 'My Privacy Choices');
    await reader.click(`${DIALOG} button`, 'Reject all');
    await reader.expect(() => 'isBefore' in window).toBe(false);
    await expectDecided(reader);
    expect(commandsOf(reader)).toEqual([...ALLOWED, ...ALLOWED, ['consent', 'update', DENIED]]);
    expect(await reader.ask(cookies)).toBe(0);
    expect(await choice(reader)).toEqual(['necessary']);
    expect(await reader.ask(() => 'dataLayer' in window)).toBe(false);
    expect(reader.host.foreign).toEqual([TAG_MANAGER, TAG_MANAGER]);
  });
});

test.describe('under Global Privacy Control', () => {
  test.use({hasOptOutSignal: true});

  test('nobody is asked, and nothing goes to anyone else', async ({reader, engine}) => {
    reader.host.hasContainer = true;
    await openDecided(reader);
    expect(await reader.ask(() => (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl)).toBe(
      true,
    );
    // Firefox has the signal itself, and sends it.
    const [{headers} = {headers: undefined}] = reader.host.asked;
    expect(headers?.['sec-gpc']).toBe(engine === 'firefox' ? '1' : undefined);
    await reader.expectHidden(BANNER);
    await expectNothing(reader);
    expect(await choice(reader)).toBeNull();
    await openDecided(reader, '/');
    await reader.expectHidden(BANNER);
    await expectNothing(reader);
  });
});
