import type {Locator, Page} from '@playwright/test';
import {banner, configureTagManager, openPreferences, preferences} from '../support/consent';
import {expect} from '../support/test';
import {START, chunkOf, crashing, rewriteChunk} from '../e2e/states/chunks';
import {useFigureFont} from './steady';
import {ABORTED, REJECTED, noise} from '../e2e/states/noise';

/** Windows that pictures are taken in: of a desk and of a phone. */
export const WINDOWS = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
] as const;
export const THEMES = ['light', 'dark'] as const;
export const PICTURES = 'tests/visual/pictures';

/** A window of 1280 x 1024 pixels at 400 %, as WCAG 1.4.10 has it. */
const ENLARGED = {width: 320, height: 256} as const;

type Width = (typeof WINDOWS)[number]['width'];

/** What a reader can have in front of them. */
export interface State {
  /** What its pictures are called. */
  readonly name: string;
  readonly path: string;
  /** The only width that has it. */
  readonly width?: Width;
  /** What has to be there before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What the reader does. */
  readonly show?: (page: Page) => Promise<void>;
  /** Whether another window or theme takes away what was shown, so that it is shown anew for each picture. */
  readonly isLost?: boolean;
  /** What stands at the top of the window; by itself the page does. */
  readonly at?: (page: Page) => Locator;
  /** The part that is taken, as far as it is in the window; by itself all of the window is. */
  readonly part?: (page: Page) => Locator;
  /** How much is taken of a picture's height. */
  readonly height?: number;
  /** Whether the page stays without scripts. */
  readonly isDead?: boolean;
  /** Messages of the console that belong to it. */
  readonly noise?: RegExp;
  /** Whether pictures are taken for readers who enlarge four times, and for those whose system has colors of its own. */
  readonly isAdapted?: boolean;
  /** Whether the announcement is shown, which readers have dismissed elsewhere. */
  readonly isAnnounced?: boolean;
}

const CONNECTION = '/docs/integrations/connection-instructions/zendesk';
const CATALOG = '/docs/integrations/catalog';
const OPERATION = '/api/v2/create-opt-out-request';
const GUIDE = '/docs/request-manager/getting-started';
const FIGURE = '/docs/request-manager/request-processing/wizard-flow';

/** What is in the middle of a page. One picture of a kind of page has what is around it. */
const text = (page: Page) => page.locator('main article').first();
const main = (page: Page) => page.getByRole('main');
const heading = (id: string) => (page: Page) => page.locator(`#${id}`);
const figure = (page: Page) => page.locator('.markdown figure').first();
const hits = (page: Page) => page.getByRole('option');

/** Types into the search of the navbar. */
const search = (words: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
};

/** Numbers of hits change with the pages, and nothing of their look does. */
const sameNumbers = (texts: Locator) =>
  texts.evaluateAll((elements) => {
    for (const element of elements) element.textContent = element.textContent.replace(/\d+/g, '99');
  });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
}

async function openFigure(page: Page): Promise<void> {
  const image = page.locator('.markdown figure img').filter({visible: true}).first();
  await expect(image).toHaveClass(/medium-zoom-image/);
  await image.click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeFocused();
}

async function openAll(details: Locator): Promise<void> {
  for (const summary of await details.locator('> summary').all()) {
    if (await summary.isVisible()) await summary.click();
  }
}

/** Every kind of page, and every thing that opens or goes wrong on one. */
export const STATES: readonly State[] = [
  {name: 'home', path: '/', isAnnounced: true, isAdapted: true},
  {name: 'home-announcement-dismissed', height: 120, path: '/'},
  {name: 'home-roles', part: text, height: 400, path: '/', at: heading('i-am-a-')},
  {name: 'home-developers', part: text, height: 400, path: '/', at: heading('for-developers')},
  {name: 'footer', path: '/', part: (page) => page.getByRole('contentinfo')},

  {name: 'guide', path: GUIDE, isAdapted: true},
  {
    name: 'page-actions',
    path: GUIDE,
    part: text,
    height: 240,
    async show(page) {
      await page.locator('.page-actions summary').click();
      await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeEnabled();
    },
  },
  {
    name: 'guide-end',
    part: text,
    height: 400,
    path: GUIDE,
    at: (page) => page.getByRole('navigation', {name: 'Next steps'}),
  },
  {
    name: 'procedure-tabs',
    part: text,
    height: 400,
    path: '/docs/overview/user-management/SCIM',
    at: (page) => page.getByRole('tablist').first(),
  },
  {
    name: 'reference-tables',
    part: text,
    height: 400,
    path: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/environment-variables',
    at: (page) => page.locator('.markdown h2').first(),
  },
  {
    name: 'permission-matrix',
    part: text,
    height: 400,
    path: '/docs/overview/user-management/managing-users',
    at: heading('requests'),
  },
  {
    name: 'figure',
    prepare: useFigureFont,
    part: text,
    height: 400,
    path: FIGURE,
    at: figure,
  },
  {
    name: 'screen-figure',
    prepare: useFigureFont,
    part: text,
    height: 400,
    path: '/docs/overview/privacy-dashboard',
    at: figure,
  },
  {
    name: 'figure-enlarged',
    prepare: useFigureFont,
    path: FIGURE,
    show: openFigure,
    isLost: true,
  },
  {
    name: 'term',
    height: 480,
    path: '/internal-showcase/test/check-all-tooltips',
    async show(page) {
      await page.getByRole('button', {name: 'data protection impact assessment'}).focus();
      await expect(page.getByRole('tooltip').filter({hasText: 'GDPR Art. 35'})).toBeVisible();
    },
  },
  {
    name: 'code-in-whole-lines',
    path: OPERATION,
    height: 480,
    part: (page) => page.getByRole('complementary', {name: 'Request and response'}),
    async show(page) {
      const wrap = page.getByRole('button', {name: 'Wrap'}).filter({visible: true}).first();
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    },
  },
  {
    name: 'unlisted',
    part: text,
    height: 280,
    path: '/docs/request-manager/request-intake/custom-intake-form',
  },

  {name: 'catalog', path: CATALOG, isAdapted: true},
  {name: 'catalog-filtered', part: text, height: 400, path: `${CATALOG}?category=customer-support`},
  {
    name: 'catalog-without-hits',
    part: text,
    height: 400,
    path: `${CATALOG}?q=xyzzyplugh`,
    at: (page) => page.getByRole('search', {name: 'Find an integration'}),
  },
  {
    name: 'catalog-filter-sheet',
    path: `${CATALOG}?category=customer-support`,
    width: 390,
    async show(page) {
      await page.getByRole('button', {name: 'Filter (1)'}).click();
      await expect(page.getByRole('dialog', {name: 'Filter'})).toBeVisible();
    },
  },
  {
    name: 'catalog-chosen',
    path: `${CATALOG}?category=customer-support&chosen=zendesk&chosen=freshdesk`,
    part: (page) => page.getByRole('region', {name: 'Comparison'}),
    async show(page) {
      await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
    },
  },
  {
    name: 'comparison',
    isAdapted: true,
    part: (page) => page.getByRole('dialog', {name: /^Compare \d/}),
    path: `${CATALOG}?chosen=zendesk&chosen=mysql&view=compare`,
    async show(page) {
      await expect(page.getByRole('dialog', {name: /^Compare \d/})).toBeVisible();
    },
  },
  {name: 'connection', path: CONNECTION, isAdapted: true},
  {
    name: 'connection-two-off',
    height: 480,
    path: `${CONNECTION}?capability=access&capability=update&capability=identifiers`,
    part: (page) => page.getByRole('region', {name: 'Zendesk at a glance'}),
  },
  {name: 'connection-steps', part: text, height: 400, path: CONNECTION, at: heading('in-zendesk')},
  {
    name: 'connection-permissions',
    path: CONNECTION,
    part: (page) => page.locator('details[data-permissions]').first(),
    show: (page) => openAll(page.locator('details[data-permissions]').first()),
  },
  {
    name: 'connection-troubleshooting',
    part: text,
    height: 400,
    path: CONNECTION,
    at: heading('troubleshooting'),
  },
  {
    name: 'hand-off',
    part: text,
    height: 400,
    path: CONNECTION,
    async show(page) {
      await page.getByRole('button', {name: 'Hand off to the Zendesk administrator'}).click();
      const sheet = page.getByRole('region', {name: 'Hand-off sheet'});
      await expect(sheet).toBeVisible();
      // The sheet begins with the date of the day.
      const date = sheet.getByLabel('Date', {exact: true});
      await date.fill('2026-01-15');
      await date.blur();
    },
  },
  {
    name: 'sidebar-filtered',
    path: CONNECTION,
    height: 480,
    width: 1440,
    part: (page) => page.locator('.theme-doc-sidebar-container'),
    async show(page) {
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('searchbox', {name: /^Filter/}).fill('sales');
      await expect(sidebar.getByRole('status')).toHaveText(/^\d+ of/);
    },
  },
  {name: 'service-calls', part: text, height: 400, path: '/docs/integrations/api-documentation/zendesk'},

  {name: 'api-v2', part: text, height: 400, path: '/api/v2'},
  {name: 'api-v1', part: text, height: 400, path: '/api/v1'},
  {name: 'operation', path: OPERATION, isAdapted: true},
  {
    name: 'operation-error',
    path: OPERATION,
    height: 480,
    part: (page) => page.getByRole('complementary', {name: 'Request and response'}),
    show: (page) => page.getByRole('radio', {name: '422'}).check(),
  },
  {
    name: 'operation-fields',
    // Without the samples, which stay in view between two pixels.
    part: (page) => page.locator('#request-body').locator('..'),
    height: 400,
    path: OPERATION,
    at: heading('request-body'),
    show: (page) => openAll(page.locator('article details')),
  },

  {name: 'changelog', part: main, height: 400, path: '/changelog'},
  {name: 'changelog-filtered', part: main, height: 400, path: '/changelog/tags/consent'},
  {name: 'post', part: text, height: 400, path: '/changelog/2025-10'},
  {name: 'archive', part: main, height: 400, path: '/changelog/archive'},
  {name: 'authors', part: main, height: 400, path: '/changelog/authors'},
  {name: 'author', part: main, height: 400, path: '/changelog/authors/product'},
  {name: 'tags', part: main, height: 400, path: '/tags'},
  {name: 'tag', part: main, height: 400, path: '/tags/dsar'},

  {
    name: 'search-results',
    part: main,
    height: 400,
    path: '/search?q=webhook',
    async show(page) {
      await expect(main(page).getByRole('status')).toHaveText(/^\d+ results$/);
      await sameNumbers(main(page).locator('[role=status], h2 span'));
    },
  },
  {
    name: 'search-without-hits',
    part: main,
    height: 400,
    path: '/search?q=xyzzyplugh',
    show: (page) => expect(page.getByRole('main').getByRole('status')).toHaveText('No results'),
  },
  {name: 'search-bar', height: 360, path: GUIDE, show: (page) => page.keyboard.press('Control+k')},
  {
    name: 'search-bar-hits',
    isAdapted: true,
    height: 400,
    path: GUIDE,
    async show(page) {
      await search('deletion')(page);
      await expect(hits(page)).toHaveCount(9);
      await sameNumbers(page.getByText(/^The best \d+ of \d+ results/));
    },
  },
  {
    name: 'search-bar-without-hits',
    height: 360,
    path: GUIDE,
    async show(page) {
      await search('xyzzyplugh')(page);
      await expect(page.getByText('No results')).toBeVisible();
    },
  },

  {
    name: 'consent-banner',
    path: GUIDE,
    part: banner,
    prepare: (page) => configureTagManager(page.context()),
    show: (page) => expect(banner(page)).toHaveCSS('opacity', '1'),
  },
  {name: 'consent-preferences', isAdapted: true, path: '/', part: preferences, show: openPreferences},

  {name: 'menu', isAdapted: true, path: GUIDE, width: 390, show: openMenu},
  {
    name: 'menu-main',
    path: GUIDE,
    width: 390,
    async show(page) {
      await openMenu(page);
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      await expect(page.locator('.navbar-sidebar__item').first()).toBeInViewport({ratio: 0.9});
    },
  },
  {
    name: 'contents-opened',
    path: GUIDE,
    width: 390,
    show: (page) => page.locator('.theme-doc-toc-mobile summary').click(),
  },

  {
    name: 'not-found',
    height: 480,
    path: '/docs/no-such-page',
    noise: /^error: Failed to load resource: .* 404/,
  },
  {
    name: 'load-error',
    isDead: true,
    height: 240,
    path: START,
    async prepare(page) {
      await page.route(chunkOf(START), (route) => route.abort());
    },
    show: (page) => expect(page.getByRole('alert')).toContainText('Retry'),
    noise: noise(ABORTED, REJECTED),
  },
  {
    name: 'crash',
    height: 480,
    path: START,
    async prepare(page) {
      await rewriteChunk(page, chunkOf(START), crashing);
      await page.addInitScript(() => Object.assign(window, {crash: true}));
    },
    show: (page) => expect(page.locator('h1')).toHaveText('This page crashed.'),
    noise: /^error: Error: outer text/,
  },
];

/** How a state is looked at: a window, and a color mode or the colors of the system. */
export interface View {
  readonly window: {readonly width: number; readonly height: number};
  readonly colors: (typeof THEMES)[number] | 'forced';
}

/** The views of a state, in the order in which they disturb each other least. */
export function viewsOf({width: only, isAdapted}: State): View[] {
  const windows = WINDOWS.filter(({width}) => width === (only ?? width));
  const [first] = windows;
  return [
    ...windows.flatMap((window) => THEMES.map((colors): View => ({window, colors}))),
    ...(isAdapted ? ([{window: ENLARGED, colors: 'light'}] satisfies View[]) : []),
    ...(isAdapted && first ? ([{window: first, colors: 'forced'}] satisfies View[]) : []),
  ];
}

export const pictureName = ({name}: State, {window, colors}: View): string =>
  `${name}-${window.width}-${colors}.png`;

/** Names of all pictures. */
export const pictureNames = (): string[] =>
  STATES.flatMap((state) => viewsOf(state).map((view) => pictureName(state, view)));
