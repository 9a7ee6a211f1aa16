import type {Locator, Page, Request} from '@playwright/test';
import {pairs} from '../support/pairs';
import {expect, hydrated, open, test} from '../support/test';

const DELETION = '/docs/request-manager/request-processing/privacy-right/deletion';

const searchBox = (page: Page) => page.getByRole('combobox', {name: 'Search'});
/** The hits, without the link to all results, which is an option of the list too. */
const hits = (page: Page) => page.getByRole('listbox').locator('[role=option]:has(strong)');

/** Addresses of search indexes that the page and its worker ask for. */
function watchIndexes(page: Page): string[] {
  const requested: string[] = [];
  page.context().on('request', (request: Request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search-index')) requested.push(pathname);
  });
  return requested;
}

/** A promise, and what fulfills it. */
function gate(): readonly [Promise<void>, () => void] {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return [opened, () => open()];
}

/** Focuses the search box, and waits for its index. */
async function focusSearch(page: Page): Promise<Locator> {
  await searchBox(page).focus();
  await expect(page.locator('[data-index=ready]')).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
  return searchBox(page);
}

test('the index is loaded on the first focus, in a worker, and not before', async ({page}) => {
  const requested = watchIndexes(page);
  await open(page, DELETION);
  expect(requested).toEqual([]);
  expect(page.workers()).toHaveLength(0);
  await focusSearch(page);
  expect(requested.filter((path) => path.startsWith('/search-index-docs-'))).toHaveLength(1);
  expect(page.workers()).toHaveLength(1);
});

test('a reader who goes on while the index is loaded keeps their place', async ({page}) => {
  const [answered, answer] = gate();
  await page.context().route(/search-index-docs/, async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, DELETION);
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.focus();
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(next).toBeFocused();
  answer();
  await expect(page.locator('[data-index=ready]')).toBeVisible();
  await expect(next).toBeFocused();
  // Only this time: the shortcut works as ever.
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
});

test('the index is loaded on hover', async ({page}) => {
  const requested = watchIndexes(page);
  await open(page, '/api/v2');
  await page.getByLabel('Search', {exact: true}).hover();
  await expect.poll(() => requested.some((path) => path.startsWith('/search-index-api-'))).toBe(true);
});

for (const [path, context] of [
  [DELETION, 'docs'],
  ['/api/v2', 'api'],
  ['/changelog', 'changelog'],
] as const) {
  test(`${path} searches in the context ${context}`, async ({page}) => {
    const requested = watchIndexes(page);
    await open(page, path);
    await focusSearch(page);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toContain(`search-index-${context}-`);
  });
}

test('a page without a context searches everywhere', async ({page}) => {
  const requested = watchIndexes(page);
  await open(page, '/');
  await focusSearch(page);
  expect(requested).toHaveLength(1);
  expect(requested[0]).toMatch(/^\/search-index-[0-9a-f]+\.json$/);
});

test('there are at most 8 hits, and the best one is the page of that name', async ({page}) => {
  await open(page, '/');
  await (await focusSearch(page)).fill('deletion');
  await expect(hits(page)).toHaveCount(8);
  await expect(hits(page).first()).toContainText('Deletion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${DELETION}$`));
});

test('who presses Enter before there are hits gets all of them', async ({page}) => {
  // An index that never comes.
  await page.context().route(/search-index/, () => undefined);
  await open(page, '/');
  await searchBox(page).fill('deletion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=deletion$/);
  // Whose focus its title doesn't take.
  await expect(page.locator('main input[name=q]')).toBeFocused();
});

for (const key of ['Control+k', 'Meta+k']) {
  test(`${key} focuses the search box`, async ({page}) => {
    // The plugin's "mod" is Control, or on a Mac Command.
    if (key.startsWith('Meta')) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'}));
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'userAgentData', {get: () => ({platform: 'macOS'})}),
      );
    }
    await open(page, DELETION);
    await page.keyboard.press(key);
    await expect(searchBox(page)).toBeFocused();
  });
}

test('a hit shows its page, its section and the words of the query', async ({page}) => {
  await open(page, '/docs/consent/overview');
  await (await focusSearch(page)).fill('why does deletion run twice');
  const first = hits(page).first();
  await expect(first.locator('strong')).toHaveText('Deletion');
  await expect(first).toContainText('Why deletion runs twice');
  await expect(first.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${DELETION}#why-deletion-runs-twice$`));
});

test('a search without hits says so', async ({page}) => {
  await open(page, DELETION);
  await (await focusSearch(page)).fill('xyzzyplugh');
  await expect(page.getByText('No results')).toBeVisible();
});

test('hits and "see all results" are on the keyboard', async ({page}) => {
  await open(page, '/');
  const box = await focusSearch(page);
  await box.fill('deletion');
  await expect(hits(page)).toHaveCount(8);
  // The first hit is selected from the start: seven steps to the last one, one more to the link.
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowDown');
  const link = page.getByRole('option', {name: 'See all results'});
  await expect(link).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(link).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await link.getAttribute('id')) ?? 'none');
  await page.keyboard.press('ArrowUp');
  await expect(link).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=deletion/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "deletion"');
});

test('Escape closes the hits', async ({page}) => {
  await open(page, '/');
  await (await focusSearch(page)).fill('deletion');
  await expect(hits(page)).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test.describe('the search page', () => {
  test('answers at /search/ with its query, and searches everywhere without a context', async ({page}) => {
    await page.goto('/search/?q=webhook');
    await hydrated(page);
    await expect(page.getByRole('searchbox')).toHaveValue('webhook');
    await expect(page.locator('main article').first()).toBeVisible();
    const addresses = await page
      .locator('main article h3 a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/')[1]),
      );
    expect(new Set(addresses).size).toBeGreaterThan(1);
    await expect(page).toHaveTitle('Search results for "webhook" | Clearwarden Docs');
  });

  test('stays in the context that the address names', async ({page}) => {
    await page.goto('/search/?q=webhook&ctx=api');
    await hydrated(page);
    await expect(page.getByRole('radio', {name: 'API'})).toBeChecked();
    await expect(page.locator('main article').first()).toBeVisible();
    const addresses = await page
      .locator('main article h3 a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(addresses.filter((address) => !address.startsWith('/api/'))).toEqual([]);
  });

  test('changes the address with the query and the context', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('approver');
    await expect(page).toHaveURL(/[?&]q=approver/);
    await page.getByRole('radio', {name: 'Docs'}).check();
    await expect(page).toHaveURL(/[?&]ctx=docs/);
  });

  test('shows no results of an earlier query for a later one', async ({page}) => {
    await open(page, '/search');
    const box = page.getByRole('main').getByRole('searchbox');
    const [answered, answer] = gate();
    let isSlow = true;
    let held = 0;
    let pending = 0;
    page.context().on('request', (request) => (pending += Number(request.url().includes('/search-index/'))));
    page
      .context()
      .on('requestfinished', (request) => (pending -= Number(request.url().includes('/search-index/'))));
    await page.context().route(/\/search-index\//, async (route) => {
      if (isSlow) {
        held += 1;
        await answered;
      }
      await route.continue();
    });
    await box.fill('zendesk');
    await expect.poll(() => held).toBeGreaterThan(0);
    isSlow = false;
    await box.fill('approver');
    const first = page.locator('main article').first();
    await expect(first).toContainText('pprover');
    answer();
    // The earlier search goes on. It is over by the time that the bar, which asks the same worker, has found the
    // same, all files are there, and the bar has found something else.
    const bar = page.locator('.navbar input');
    await bar.fill('zendesk');
    await expect(hits(page).first()).toContainText('Zendesk');
    await expect.poll(() => pending).toBe(0);
    await bar.fill('webhook signature');
    await expect(hits(page).first()).toContainText(/webhook/i);
    await expect(first).toContainText('pprover');
    await expect(page.locator('main article', {hasText: 'Zendesk'})).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  });

  test('says when there are no results', async ({page}) => {
    await page.goto('/search/?q=xyzzyplugh');
    await hydrated(page);
    await expect(page.getByText('No results')).toBeVisible();
  });
});

test.describe('a failing index', () => {
  test.use({expectedNoise: /Failed to load resource/});

  /** Makes index requests fail until the returned function is called. */
  async function failIndexes(page: Page): Promise<() => void> {
    let isBroken = true;
    await page.context().route(/search-index/, (route) => (isBroken ? route.abort() : route.continue()));
    return () => {
      isBroken = false;
    };
  }

  test('is shown in the bar, and can be retried', async ({page}) => {
    const mend = await failIndexes(page);
    await open(page, DELETION);
    await page.getByLabel('Search', {exact: true}).focus();
    await page.keyboard.type('approver');
    const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
    await expect(alert).toBeVisible();
    // Still broken: the message comes back.
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toBeVisible();
    mend();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toBeHidden();
    await expect(hits(page).first()).toContainText('Approver');
  });

  test('is not said over a page, where it would hide what has the focus, and is said again in the bar', async ({
    page,
  }) => {
    await failIndexes(page);
    await open(page, DELETION);
    const box = searchBox(page);
    await box.focus();
    await box.fill('approver');
    const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box).not.toBeFocused();
    await expect(alert).toBeHidden();
    await expect(page.locator('[data-index=failed]')).toHaveCount(1);
    await box.focus();
    await expect(alert).toBeVisible();
  });

  for (const width of [390, 320]) {
    test(`leaves the title of the search page in sight at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 700});
      await failIndexes(page);
      await page.goto('/search/?q=approver');
      const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
      await expect(alert).toBeVisible();
      const notice = await alert.boundingBox();
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      expect(title?.y).toBeGreaterThan((notice?.y ?? Infinity) + (notice?.height ?? 0));
    });
  }

  test('is shown on the search page, and the search goes on after a retry', async ({page}) => {
    const mend = await failIndexes(page);
    await page.goto('/search/?q=approver');
    await hydrated(page);
    const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
    await expect(alert).toBeVisible();
    await expect(page.getByText('No results')).toBeHidden();
    mend();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main article').first()).toContainText('pprover');
  });

  test('that is no index is shown, and asked for anew', async ({page}) => {
    let isBroken = true;
    await page
      .context()
      .route(/search-index-docs/, (route) =>
        isBroken ? route.fulfill({body: '<!doctype html>', contentType: 'text/html'}) : route.continue(),
      );
    await open(page, DELETION);
    await page.getByLabel('Search', {exact: true}).focus();
    const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
    await expect(alert).toBeVisible();
    isBroken = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toBeHidden();
    await expect(page.locator('[data-index=ready]')).toBeVisible();
  });

  test('is shown when only the shard with the words of the query fails', async ({page}) => {
    let isBroken = true;
    await page.context().route(/\/search-index\//, (route) => (isBroken ? route.abort() : route.continue()));
    await open(page, DELETION);
    await (await focusSearch(page)).fill('approver');
    const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
    await expect(alert).toBeVisible();
    isBroken = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(hits(page).first()).toContainText('Approver');
  });

  test('is no longer said when a later search has its hits', async ({page}) => {
    let isBroken = true;
    await page.context().route(/\/search-index\//, (route) => (isBroken ? route.abort() : route.continue()));
    await open(page, DELETION);
    const box = await focusSearch(page);
    await box.fill('approver');
    await expect(page.getByRole('alert')).toBeVisible();
    isBroken = false;
    await box.fill('deletion');
    await expect(hits(page).first()).toContainText('Deletion');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('is retried by itself when the browser is online again', async ({page, context}) => {
    await page.goto('/search/');
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('searchbox').fill('approver');
    await expect(page.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    // A machine that has loopback only stays offline, to the browser.
    await page.evaluate(() => navigator.onLine || window.dispatchEvent(new Event('online')));
    await expect(page.locator('main article').first()).toContainText('pprover');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('is retried, too, when the browser was online again before the failure was known', async ({page}) => {
    const mend = await failIndexes(page);
    await page.goto('/search/');
    await hydrated(page);
    await expect(page.getByRole('alert')).toBeVisible();

    // A failure is known once the host has told which index it has.
    const [told, tell] = gate();
    await page.context().route('**/search.json', async (route) => {
      await told;
      await route.continue();
    });
    const isAsked = page
      .context()
      .waitForEvent('request', (request) => request.url().endsWith('/search.json'));
    const bar = page.locator('.navbar input');
    await bar.focus();
    await isAsked;

    mend();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toBeHidden();
    tell();
    await expect(page.locator('[data-index=ready]')).toBeVisible();
    await bar.fill('approver');
    await expect(hits(page).first()).toContainText('Approver');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('is retried once more when the retry has joined what was begun before it', async ({page}) => {
    const [failed, fail] = gate();
    let asked = 0;
    await page.context().route(/\/search-index-[^/]*\.json$/, async (route) => {
      asked += 1;
      if (asked === 2) await failed;
      return asked > 2 ? route.continue() : route.abort();
    });
    await page.goto('/search/');
    await hydrated(page);
    await expect(page.getByRole('alert')).toBeVisible();
    const bar = page.locator('.navbar input');
    await bar.focus();
    await expect.poll(() => asked).toBe(2);

    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toBeHidden();
    fail();
    await expect(page.locator('[data-index=ready]')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('main').getByRole('searchbox').fill('approver');
    await expect(page.locator('main article').first()).toContainText('pprover');
  });
});

test.describe('without a worker', () => {
  const BLOCKS = {
    'there is none': () => Reflect.deleteProperty(window, 'Worker'),
    'it is forbidden': () =>
      Object.assign(window, {
        Worker: () => {
          throw new DOMException('Workers are forbidden.', 'SecurityError');
        },
      }),
  } satisfies Record<string, () => unknown>;

  for (const [name, block] of Object.entries(BLOCKS)) {
    test(`because ${name}, search works on the page itself`, async ({page}) => {
      await page.addInitScript(block);
      await open(page, DELETION);
      await (await focusSearch(page)).fill('approver');
      await expect(hits(page).first()).toContainText('Approver');
      expect(page.workers()).toHaveLength(0);
      await page.goto('/search/?q=approver');
      await expect(page.locator('main article').first()).toContainText('pprover');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test.describe('because its script', () => {
    test.use({expectedNoise: /^error: (?:Failed to load resource|Refused to)|^uncaught: /});
    const WORKER = /\/assets\/js\/[^/]*worker_ts\.[0-9a-f]+\.js/;

    for (const [name, answer] of [
      ['does not come', undefined],
      ['is gone', {status: 404, contentType: 'text/html', body: ''}],
      ['is a page', {contentType: 'text/html', body: '<!doctype html>'}],
      ['is damaged', {contentType: 'text/javascript', body: '(()=>{'}],
    ] as const) {
      test(`${name}, search works on the page itself`, async ({page}) => {
        await page.context().route(WORKER, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await open(page, DELETION);
        await (await focusSearch(page)).fill('approver');
        await expect(hits(page).first()).toContainText('Approver');
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  });
});

test.describe('search whose code cannot be loaded', () => {
  test.use({expectedNoise: /Failed to load resource/});

  test('says so, and goes on after Retry', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    const code = '**/assets/js/*SearchService*.js';
    await page.route(code, (route) => route.abort());
    await open(page, DELETION);
    await page.getByLabel('Search', {exact: true}).focus();
    await page.keyboard.type('approver');
    const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
    await expect(alert).toBeVisible();
    await page.unroute(code);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toBeHidden();
    await expect(hits(page).first()).toContainText('Approver');
  });
});

test.describe('a damaged index', () => {
  test.use({expectedNoise: /Failed to load resource/});

  const DAMAGES: Readonly<Record<string, (text: string) => string>> = {
    empty: () => '',
    'an empty list': () => '[]',
    'an empty object': () => '{}',
    nothing: () => 'null',
    'a number': () => '5',
    'an error of the host': () => '{"error":"Bad gateway"}',
    'half of it': (text) => text.slice(0, text.length / 2),
    'of another shape': () => '[["a"],[5],null,{"b":1}]',
  };
  const FILES = {
    'the beginning': /\/search-index-docs-\w+\.json/,
    'every shard': /\/search-index\/\w+\.json/,
  };

  for (const [[file, pattern], [damage, change]] of pairs(Object.entries(FILES), Object.entries(DAMAGES))) {
    test(`in ${file}, which is ${damage}, is said, and Retry mends it`, async ({page}) => {
      let isBroken = true;
      await page.context().route(pattern, async (route) => {
        if (!isBroken) return route.continue();
        const response = await route.fetch();
        return route.fulfill({contentType: 'application/json', body: change(await response.text())});
      });
      await open(page, DELETION);
      // In one piece: by letters, a later search could succeed before Retry is pressed.
      await page.getByLabel('Search', {exact: true}).first().fill('approver');
      const alert = page.getByRole('alert').filter({hasText: 'The search index could not be loaded.'});
      await expect(alert).toBeVisible();
      await expect(page.getByText('No results')).toBeHidden();
      isBroken = false;
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(alert).toBeHidden();
      await expect(hits(page).first()).toContainText('Approver');
    });
  }
});
