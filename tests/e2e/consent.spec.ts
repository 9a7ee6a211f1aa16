import type {Page} from '@playwright/test';
import {tagManagerScript, tagManagerSources} from '../../src/privacy/analytics';
import {CONSENT_KEY, essentialKeys} from '../../src/privacy/storedKeys';
import {
  ALLOWED,
  DENIED,
  CONTAINER,
  TAG_MANAGER_REQUEST,
  analyticsCookiesOf,
  banner,
  bannerChunk,
  configureTagManager,
  decided,
  essentialKeyOf,
  nonEssential,
  openPreferences,
  preferences,
  recordCommands,
  recordForeignRequests,
  sendOptOutSignal,
  server,
  storedChoice,
  storedIn,
} from '../support/consent';
import {KINDS} from '../support/kinds';
import {pairs} from '../support/pairs';
import {expect, idle, nextDocument, open, switchToDark, test} from '../support/test';
import {ABORTED, noise} from './states/noise';

const PAGE = '/docs/request-manager/getting-started';
const SCRIPT = tagManagerScript(CONTAINER);

/** Kinds of pages of a state of consent: before a choice all, and after one a share. */
const SHARES = pairs(KINDS, ['no tag manager', 'rejected', 'signal'] as const);
const kindsFor = (state: (typeof SHARES)[number][1]) =>
  SHARES.filter(([, one]) => one === state).map(([path]) => path);

const button = (page: Page, name: string) => banner(page).getByRole('button', {name});

/** Opens a page that has read choice and signal, and whose requests have ended. */
async function openDecided(page: Page, path: string): Promise<void> {
  await open(page, path);
  await decided(page);
  await idle(page);
}

/** Accepts on the page that is open, and waits for what analytics stores. */
async function accept(page: Page): Promise<void> {
  await button(page, 'Accept all').click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => analyticsCookiesOf(page.context())).not.toEqual([]);
}

/** Withdraws, and waits for the page without analytics that comes after it. */
async function withdraw(page: Page): Promise<void> {
  await openPreferences(page);
  const reload = nextDocument(page);
  await preferences(page).getByRole('button', {name: 'Reject all'}).click();
  await reload;
  await decided(page);
}

test.describe('on every kind of page, nothing goes to anyone else and only necessary keys are stored', () => {
  test.use({expectedNoise: /status of 404/});
  // Each walks through all kinds.
  test.describe.configure({timeout: 120_000});

  test('without a tag manager, where nobody is asked', async ({page, context, baseURL}) => {
    const foreign = recordForeignRequests(context, baseURL);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    for (const path of kindsFor('no tag manager')) {
      await open(page, path);
      await idle(page);
      expect(await nonEssential(page), path).toEqual([]);
      expect(await storedChoice(page), path).toBeUndefined();
      await expect(page.locator('[data-privacy-choices], #cc-main')).toHaveCount(0);
    }
    expect(foreign()).toEqual([]);
    const [, name = ''] = bannerChunk().split('**');
    expect(scripts.filter((address) => address.endsWith(name))).toEqual([]);
  });

  test('before a choice', async ({page, context, baseURL}) => {
    await configureTagManager(context);
    const foreign = recordForeignRequests(context, baseURL);
    for (const path of KINDS) {
      await openDecided(page, path);
      await expect(banner(page), path).toBeVisible();
      expect(await nonEssential(page), path).toEqual([]);
      expect(await storedChoice(page), path).toBeUndefined();
      expect(await page.evaluate(() => 'dataLayer' in window), path).toBe(false);
    }
    expect(foreign()).toEqual([]);
  });

  test('after Reject all', async ({page, context, baseURL}) => {
    await configureTagManager(context);
    const foreign = recordForeignRequests(context, baseURL);
    await open(page, '/');
    await button(page, 'Reject all').click();
    for (const path of kindsFor('rejected')) {
      await openDecided(page, path);
      await expect(banner(page), path).toBeHidden();
      expect(await nonEssential(page), path).toEqual([]);
      expect((await storedChoice(page))?.categories, path).toEqual(['necessary']);
      expect(await page.evaluate(() => 'dataLayer' in window), path).toBe(false);
    }
    expect(foreign()).toEqual([]);
  });

  test('under Global Privacy Control, where nobody is asked', async ({page, context, baseURL}) => {
    await configureTagManager(context);
    await sendOptOutSignal(context);
    const foreign = recordForeignRequests(context, baseURL);
    for (const path of kindsFor('signal')) {
      await openDecided(page, path);
      await expect(banner(page), path).toHaveCount(0);
      expect(await nonEssential(page), path).toEqual([]);
      expect(await storedChoice(page), path).toBeUndefined();
      expect(await page.evaluate(() => 'dataLayer' in window), path).toBe(false);
    }
    expect(foreign()).toEqual([]);
  });
});

test('a page that never stops working asks two seconds later', async ({page, context}) => {
  await configureTagManager(context);
  // A browser that's never idle keeps to the times that idle callbacks set.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout
        ? window.setTimeout(() => callback({didTimeout: true, timeRemaining: () => 0}), options.timeout)
        : 0;
  });
  await openDecided(page, PAGE);
  await expect(banner(page)).toBeVisible();
});

test('every key of the list is one that the site stores', async ({page, context}) => {
  await configureTagManager(context);
  await open(page, '/');
  await button(page, 'Reject all').click();
  await switchToDark(page);
  await open(page, '/api/v2');
  await page.getByRole('radio', {name: 'Go', exact: true}).check();
  await open(page, '/docs/overview/user-management/sso/okta');
  await page.getByRole('tab').last().click();
  const stored = (await storedIn(page)).map((entry) => essentialKeyOf(entry));
  expect(new Set(stored)).toEqual(new Set(essentialKeys.map(({name}) => name)));
});

/** Everything that is stored with a choice. contributing/privacy.md has the same list. */
const STORED = [
  'categories',
  'consentId',
  'consentTimestamp',
  'expirationTime',
  'lastConsentTimestamp',
  'revision',
];

test('a choice is stored without anything that tells one browser from another', async ({page, context}) => {
  await configureTagManager(context);
  await open(page, PAGE);
  await button(page, 'Reject all').click();
  await expect(banner(page)).toBeHidden();
  const choice = await storedChoice(page);
  expect(Object.keys(choice ?? {}).sort()).toEqual(STORED);
  expect(choice?.consentId).toBe('none');

  // What an earlier visit has stored loses its id, and counts as before.
  await page.evaluate(([key, stored]) => localStorage.setItem(key, JSON.stringify(stored)), [
    CONSENT_KEY,
    {...choice, consentId: 'bb7f8a2e-6f0c-4f0e-9f57-1c0f4d3f6a11', languageCode: 'en'},
  ] as const);
  await openDecided(page, PAGE);
  await expect(banner(page)).toBeHidden();
  expect(await storedChoice(page)).toEqual(choice);
});

test.describe('with consent', () => {
  test.use({expectedNoise: TAG_MANAGER_REQUEST});

  test('withdrawal and a signal delete the cookies of every path above the page', async ({
    page,
    context,
    baseURL,
  }) => {
    await configureTagManager(context);
    await open(page, PAGE);
    await accept(page);
    const {hostname: domain} = new URL(baseURL ?? '');
    const paths = ['/docs', '/docs/', '/docs/request-manager', PAGE];
    const elsewhere = {name: '_gid', value: '1', domain, path: '/changelog'};
    const setCookies = () =>
      context.addCookies([...paths.map((path) => ({name: '_gid', value: '1', domain, path})), elsewhere]);
    const cookiePaths = async () => (await context.cookies()).map(({path}) => path);
    await setCookies();
    await withdraw(page);
    await expect.poll(cookiePaths).toEqual(['/changelog']);
    await openDecided(page, '/changelog');
    await expect.poll(cookiePaths).toEqual([]);

    await setCookies();
    await sendOptOutSignal(context);
    await openDecided(page, PAGE);
    await expect.poll(cookiePaths).toEqual(['/changelog']);
  });

  test('the tag manager is told that all is denied, then what is allowed, and then starts', async ({
    page,
    context,
    baseURL,
  }) => {
    await configureTagManager(context);
    const commands = recordCommands(page);
    const foreign = recordForeignRequests(context, baseURL);
    await openDecided(page, PAGE);
    expect(commands()).toEqual([]);
    const before = Date.now();
    await accept(page);
    await expect.poll(commands).toEqual(ALLOWED);
    const choice = await storedChoice(page);
    expect(choice?.categories).toEqual(['necessary', 'analytics']);
    expect(choice?.revision).toBeGreaterThan(0);
    expect(Date.parse(choice?.lastConsentTimestamp ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(choice?.lastConsentTimestamp ?? '')).toBeLessThanOrEqual(Date.now());

    // The same again on the next load, and nothing on a navigation without one.
    await openDecided(page, '/api/v2');
    await expect.poll(commands).toEqual([...ALLOWED, ...ALLOWED]);
    await expect(banner(page)).toBeHidden();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Changelog'}).click();
    await expect(page).toHaveURL(/\/changelog$/);
    expect(commands()).toHaveLength(2 * ALLOWED.length);
    expect(foreign()).toEqual([SCRIPT, SCRIPT]);
  });

  test('analytics can be allowed alone, in the preferences', async ({page, context}) => {
    await configureTagManager(context);
    const commands = recordCommands(page);
    await open(page, PAGE);
    await button(page, 'Manage choices').click();
    const toggle = preferences(page).getByRole('checkbox', {name: 'Analytics'});
    await expect(toggle).not.toBeChecked();
    await expect(preferences(page).getByRole('checkbox', {name: 'Necessary'})).toBeDisabled();
    // The dialog takes the focus a moment after it is shown, and would take it from the switch.
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
    await expect(preferences(page)).toHaveCSS('opacity', '1');
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await preferences(page).getByRole('button', {name: 'Save choices'}).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(commands).toEqual(ALLOWED);
  });

  test('withdrawal is as easy, revokes, deletes the cookies, and lets the page go on without', async ({
    page,
    context,
    baseURL,
  }) => {
    await configureTagManager(context);
    const commands = recordCommands(page);
    const foreign = recordForeignRequests(context, baseURL);
    await open(page, PAGE);
    await accept(page);
    await withdraw(page);
    await expect.poll(commands).toEqual([...ALLOWED, ['consent', 'update', DENIED]]);
    expect(await nonEssential(page)).toEqual([]);
    const choice = await storedChoice(page);
    expect(choice?.categories).toEqual(['necessary']);
    expect(choice?.lastConsentTimestamp).not.toBe(choice?.consentTimestamp);
    await expect(banner(page)).toBeHidden();
    await openDecided(page, '/');
    expect(foreign()).toEqual([SCRIPT]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('a choice in one tab holds in the others', async ({page, context, baseURL}) => {
    await configureTagManager(context);
    const foreign = recordForeignRequests(context, baseURL);
    const other = await context.newPage();
    const commands = recordCommands(other);
    await open(page, PAGE);
    await open(other, '/api/v2');
    await expect(banner(other)).toBeVisible();
    await accept(page);
    await expect(banner(other)).toBeHidden();
    await expect.poll(commands).toEqual(ALLOWED);

    const reload = nextDocument(other);
    await withdraw(page);
    await reload;
    await decided(other);
    await expect.poll(() => nonEssential(other)).toEqual([]);
    expect(await other.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(foreign()).toEqual([SCRIPT, SCRIPT]);
  });

  test('a page that comes back from the cache of the Back button learns of a withdrawal', async ({
    page,
    context,
  }) => {
    await configureTagManager(context);
    await open(page, PAGE);
    await accept(page);
    // While a page is frozen, it gets no events.
    await page.evaluate((key) => localStorage.removeItem(key), CONSENT_KEY);
    const reload = nextDocument(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
    await reload;
    await decided(page);
    expect(await nonEssential(page)).toEqual([]);
    await expect(banner(page)).toBeVisible();
  });

  test('a changed question is asked again, and nothing is allowed until it is answered', async ({
    page,
    context,
    baseURL,
  }) => {
    await configureTagManager(context);
    const foreign = recordForeignRequests(context, baseURL);
    await open(page, PAGE);
    await expect(banner(page)).not.toContainText('has changed since your last choice');
    await accept(page);
    await page.evaluate((key) => {
      const choice = JSON.parse(localStorage.getItem(key) ?? '') as {revision: number};
      localStorage.setItem(key, JSON.stringify({...choice, revision: choice.revision - 1}));
    }, CONSENT_KEY);
    await openDecided(page, PAGE);
    await expect(banner(page)).toContainText('has changed since your last choice');
    expect(await nonEssential(page)).toEqual([]);
    expect(foreign()).toEqual([SCRIPT]);
  });

  test('a choice on a site without analytics is no consent to it', async ({page, context, baseURL}) => {
    const foreign = recordForeignRequests(context, baseURL);
    await open(page, PAGE);
    await openPreferences(page);
    await expect(preferences(page)).toContainText('loads nothing from anyone else');
    await preferences(page).getByRole('button', {name: 'Accept all'}).click();
    expect((await storedChoice(page))?.categories).toContain('analytics');
    await configureTagManager(context);
    await openDecided(page, PAGE);
    await expect(banner(page)).toBeVisible();
    expect(foreign()).toEqual([]);
  });

  test('a signal after an earlier consent denies it, and is asked about when it is gone', async ({
    page,
    context,
    baseURL,
  }) => {
    await configureTagManager(context);
    const foreign = recordForeignRequests(context, baseURL);
    await open(page, PAGE);
    await accept(page);
    const later = await context.newPage();
    await later.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true});
    });
    await openDecided(later, PAGE);
    expect(await nonEssential(later)).toEqual([]);
    expect(await storedChoice(later)).toBeUndefined();
    expect(foreign()).toEqual([SCRIPT]);

    await openPreferences(later);
    await expect(preferences(later)).toContainText('The signal was honored');
    await expect(preferences(later).getByRole('checkbox')).toHaveCount(0);
    await expect(preferences(later).getByRole('button')).toHaveText(['']);
    await later.keyboard.press('Escape');
    await expect(preferences(later)).toBeHidden();
    expect(await storedChoice(later)).toBeUndefined();

    await openDecided(page, PAGE);
    await expect(banner(page)).toBeVisible();
    expect(foreign()).toEqual([SCRIPT]);
  });

  test('under a signal, too, the keyboard scrolls what a low window has no room for', async ({
    page,
    context,
  }) => {
    await configureTagManager(context);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true});
    });
    await page.setViewportSize({width: 320, height: 256});
    await openDecided(page, PAGE);
    await openPreferences(page);
    const categories = preferences(page).getByRole('group', {name: 'Categories'});
    const scrolled = () => categories.evaluate(({scrollTop}) => scrollTop);
    expect(await categories.evaluate((body) => body.scrollHeight - body.clientHeight)).toBeGreaterThan(50);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(categories).toBeFocused();
    // Pressed until it scrolls, as readers do: on a busy machine, the first press was lost once.
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await scrolled()).toBeGreaterThan(50);
    }).toPass({timeout: 20_000});
    await page.keyboard.press('Tab');
    await expect(preferences(page).getByRole('button', {name: 'Close'})).toBeFocused();
  });

  test('a policy with the sources of the module lets the tag manager in, and no other', async ({
    page,
    context,
  }) => {
    const {script, connect} = tagManagerSources(CONTAINER);
    // Inline scripts are allowed by their hashes where the site is served.
    const policy = [
      `script-src 'self' 'unsafe-inline' ${script.join(' ')}`,
      `connect-src 'self' ${connect.join(' ')}`,
      'trusted-types tag-manager',
    ].join('; ');
    await configureTagManager(context, {'content-security-policy': policy});
    const commands = recordCommands(page);
    await open(page, PAGE);
    await accept(page);
    await expect.poll(commands).toEqual(ALLOWED);
  });
});

test.describe('on a host below a domain', () => {
  test.use({
    baseURL: 'http://docs.clearwarden.example',
    // Chromium says so of every host without TLS that is not this machine.
    expectedNoise: noise(TAG_MANAGER_REQUEST, /Cross-Origin-Opener-Policy header has been ignored/),
  });

  test('withdrawal deletes the cookies of every domain level', async ({page, context, baseURL}) => {
    await context.route(`${baseURL ?? ''}/**`, async (route) => {
      const {pathname} = new URL(route.request().url());
      return route.fulfill({response: await route.fetch({url: `${server()}${pathname}`})});
    });
    await configureTagManager(context);
    await open(page, PAGE);
    await accept(page);
    const names = ['_ga', '_ga_TEST123', '_gid'];
    const domains = ['.clearwarden.example', '.docs.clearwarden.example', 'docs.clearwarden.example'];
    expect(await analyticsCookiesOf(context)).toEqual(
      names.flatMap((name) => domains.map((domain) => `${name} ${domain}`)).sort(),
    );
    await withdraw(page);
    expect(await analyticsCookiesOf(context)).toEqual([]);
  });
});

for (const {how, answer} of [
  {how: 'does not come', answer: 'abort'},
  {how: 'is broken', answer: 'break'},
  {how: 'is slow', answer: 'wait'},
] as const) {
  test.describe(`when the script of the banner ${how}`, () => {
    test.use({expectedNoise: noise(ABORTED, TAG_MANAGER_REQUEST, /^uncaught: broken$/)});

    test('nothing is allowed, even after an earlier consent, and the site works', async ({
      page,
      context,
      baseURL,
    }) => {
      await configureTagManager(context);
      const foreign = recordForeignRequests(context, baseURL);
      await open(page, PAGE);
      await accept(page);
      await context.clearCookies();

      const asked = page.waitForRequest(bannerChunk());
      await page.route(bannerChunk(), (route) => {
        if (answer === 'abort') return route.abort();
        if (answer === 'break') return route.fulfill({body: 'throw new Error("broken")'});
        return undefined;
      });
      await open(page, PAGE);
      await asked;
      await page.getByLabel('Search', {exact: true}).first().fill('deletion');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Changelog'}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Changelog'})).toBeVisible();
      expect(await nonEssential(page)).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
      expect(foreign()).toEqual([SCRIPT]);
    });
  });
}
