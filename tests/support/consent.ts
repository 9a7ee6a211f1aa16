import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {tagManagerScript, tagManagerSources, tagManagerTags} from '../../src/privacy/analytics';
import {contentSecurityPolicy} from '../../src/privacy/headers';
import {CONSENT_KEY, analyticsCookies, essentialKeys} from '../../src/privacy/storedKeys';
import {publishedScriptHashes} from '../../src/hosts/files/scriptHashes';
import {expect, test} from './test';

export const CONTAINER = 'GTM-TEST123';
const SCRIPT = tagManagerScript(CONTAINER);
const STAND_IN = fs.readFileSync('tests/support/tagManager.js', 'utf8');

/** All kinds of consent of Google's tags, refused. */
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};
/** What the tag manager is told on a page with consent, in this order, and nothing else. */
export const ALLOWED = [
  ['consent', 'default', DENIED],
  ['set', 'ads_data_redaction', true],
  ['consent', 'update', {analytics_storage: 'granted'}],
  {event: 'gtm.js', 'gtm.start': expect.any(Number) as unknown},
];

/** The request that readers allow with their consent, as `expectedNoise`. Any other fails the test. */
export const TAG_MANAGER_REQUEST = new RegExp(
  `^request to another origin: ${SCRIPT.replaceAll(/[.?]/g, String.raw`\$&`)}$`,
);

const [{tagName, attributes} = {tagName: '', attributes: {}}] = tagManagerTags(CONTAINER);
/** The element of a page with a container. */
export const TAG = `<${tagName} ${Object.entries(attributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}>`;

let policy: string | undefined;

/** The policy that hosts get with a build that has the container. */
export function policyWithContainer(): string {
  policy ??= contentSecurityPolicy({
    scriptHashes: publishedScriptHashes('build'),
    tagManager: tagManagerSources(CONTAINER),
  });
  return policy;
}

/** Where the tests' server is, whatever the address of the page. */
export function server(): string {
  return test.info().project.use.baseURL ?? '';
}

/**
 * Serves the ordinary build as one that was built with a container: each document gets the element that the
 * build would write, and the policy that goes with it. The tag manager is the stand-in.
 *
 * @param headers more headers for documents
 */
export async function configureTagManager(
  context: BrowserContext,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: `${server()}${pathname}${search}`});
    const html = await response.text();
    return route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': policyWithContainer(), ...headers},
      body: html.replace('</head>', `${TAG}</head>`),
    });
  });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: STAND_IN}),
  );
}

/** Lets the browser send Global Privacy Control from the next document on. */
export async function sendOptOutSignal(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true});
  });
}

/** Gives what the tag manager was told since the call: commands are lists, events are objects. */
export function recordCommands(page: Page): () => readonly unknown[] {
  const commands: unknown[] = [];
  page.on('console', (message) => {
    const [, json] = /^tag manager: (.*)$/s.exec(message.text()) ?? [];
    if (json) commands.push(JSON.parse(json));
  });
  return () => commands;
}

/** Gives the requests to other origins of all pages since the call. */
export function recordForeignRequests(context: BrowserContext, ownOrigin = ''): () => readonly string[] {
  const addresses: string[] = [];
  context.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (origin !== ownOrigin && !['data:', 'blob:'].includes(protocol)) addresses.push(request.url());
  });
  return () => addresses;
}

export const banner = (page: Page): Locator => page.getByRole('region', {name: 'Your privacy choices'});
export const preferences = (page: Page): Locator => page.getByRole('dialog', {name: 'My Privacy Choices'});

/** Opens the preferences as readers do, and waits for the focus, which the library gives after the transition. */
export async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByText('My Privacy Choices').click();
  await expect(preferences(page)).toBeVisible();
  await expect(preferences(page).locator(':focus')).toBeAttached();
}

/** Waits until the code of the banner has looked at the choice and the signal, and acted on them. */
export async function decided(page: Page): Promise<void> {
  await expect(page.locator('[data-privacy-choices="decided"]')).toBeAttached();
}

interface Stored {
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache';
  readonly name: string;
}

/** Everything that a site can keep in a browser. */
export async function storedIn(page: Page): Promise<readonly Stored[]> {
  const cookies = await page.context().cookies();
  const other = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    IndexedDB: (await indexedDB.databases()).map(({name}) => name ?? ''),
    Cache: 'caches' in window ? await caches.keys() : [],
  }));
  return [
    ...cookies.map(({name}) => ({place: 'cookie' as const, name})),
    ...Object.entries(other).flatMap(([place, names]) =>
      names.map((name) => ({place: place as Stored['place'], name})),
    ),
  ];
}

/** The key of the list that a stored name belongs to. Docusaurus adds a suffix to its own. */
export function essentialKeyOf({place, name}: Stored): string | undefined {
  if (place !== 'localStorage') return undefined;
  return essentialKeys.find(({name: key}) => {
    const pattern = key.replaceAll('.', String.raw`\.`).replaceAll('*', '.+');
    return new RegExp(`^${pattern}(?:-[0-9a-f]+)?$`).test(name);
  })?.name;
}

/** What is stored without being necessary. */
export async function nonEssential(page: Page): Promise<readonly Stored[]> {
  return (await storedIn(page)).filter((stored) => essentialKeyOf(stored) === undefined);
}

/** Names of the cookies of analytics, each once for a domain that has it. */
export async function analyticsCookiesOf(context: BrowserContext): Promise<readonly string[]> {
  const cookies = await context.cookies();
  return cookies
    .filter(({name}) => analyticsCookies.test(name))
    .map(({name, domain}) => `${name} ${domain}`)
    .sort();
}

interface StoredChoice {
  readonly consentId: string;
  readonly categories: readonly string[];
  readonly revision: number;
  readonly consentTimestamp: string;
  readonly lastConsentTimestamp: string;
}

/** The choice that the browser keeps. */
export async function storedChoice(page: Page): Promise<StoredChoice | undefined> {
  const json = await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
  return json === null ? undefined : (JSON.parse(json) as StoredChoice);
}

/** Address of the script that has the banner. */
export function bannerChunk(): string {
  const folder = 'build/assets/js';
  const chunks = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => fs.readFileSync(path.join(folder, name), 'utf8').includes('cc:onFirstConsent'));
  if (chunks.length !== 1) throw new Error(`the banner is in ${chunks.length} scripts`);
  return `**/assets/js/${chunks[0]}`;
}
