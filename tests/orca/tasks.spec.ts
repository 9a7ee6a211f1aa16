import {expect, test} from '@playwright/test';
import {missingPrograms, startDesktop, type Desktop} from './desktop';

/** A key, or several, and what is said of it. With `until`, the key is pressed again until it's said. */
type Step = readonly [keys: string, says: RegExp, how?: 'until' | 'typed'];

/** How often a key is pressed before what it should lead to counts as missing. */
const MOST_PRESSES = 45;
/** Milliseconds of silence after which it's pressed again. */
const BETWEEN_PRESSES = 400;

/**
 * What people come for, each as a script: the keys, and what Orca has to say after them. Words of Orca's own, such as
 * "push button", are those of version 43. Keys of one letter go to the next heading (h), button (b), check box (x),
 * table (t), list (l), or link (k).
 */
const TASKS: readonly {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
}[] = [
  {
    name: 'skips to a guide, and reads its headings and a table by its headers',
    path: '/docs/request-manager/request-processing/overview',
    steps: [
      ['Tab', /Skip to main content link/],
      ['Return', /Request processing overview/],
      ['h', /Request processing overview heading level 1/, 'until'],
      ['h', /How status and step fit together heading level 2/],
      ['t', /table with \d+ rows \d+ columns .*column header/],
      ['alt+shift+Down', /Received/],
      ['alt+shift+Right', /\w/],
    ],
  },
  {
    name: 'searches from the keyboard, and opens a hit',
    path: '/docs/request-manager/getting-started',
    steps: [
      // Letters are text from here on, and no longer keys of Orca.
      ['ctrl+k', /navigation Main Search editable combo box\. Focus mode/],
      ['deletion', /Deletion .*The best 8 of \d+ results in Docs/, 'typed'],
      ['Down', /›/],
      ['Up', /Deletion Request Manager › Privacy rights/],
      ['Return', /Deletion heading level 1/],
    ],
  },
  {
    name: 'hears that a search finds nothing',
    path: '/docs/request-manager/getting-started',
    steps: [
      ['ctrl+k', /Search editable combo box\. Focus mode/],
      ['xyzzyplugh', /No results for “xyzzyplugh” in Docs/, 'typed'],
      ['Escape', /Search/],
    ],
  },
  {
    name: 'filters the catalog, and chooses services to compare',
    path: '/docs/integrations/catalog',
    steps: [
      ['x', /Identifiers \d+ check box not checked/, 'until'],
      ['space', /checked.*services? match/],
      ['x', /Compare .+ check box not checked/, 'until'],
      ['space', /checked.*chosen/],
    ],
  },
  {
    name: 'chooses what a connection may do, and copies its permissions',
    path: '/docs/integrations/connection-instructions/hubspot',
    steps: [
      ['x', /Access .*check box checked/],
      ['space', /not checked 3 scopes/],
      ['b', /Copy 3 scopes push button/],
      ['Return', /Copied/],
    ],
  },
  {
    name: 'opens the sheet for the administrator of a service, and leaves it',
    path: '/docs/integrations/connection-instructions/hubspot',
    steps: [
      ['b', /Hand off to the HubSpot administrator push button/, 'until'],
      ['Return', /Prepare HubSpot for privacy requests heading level 1/],
      ['Escape', /Hand off to the HubSpot administrator push button/],
    ],
  },
  {
    name: 'unfolds the fields of an operation, and copies its sample',
    path: '/api/v2/create-privacy-request',
    steps: [
      ['b', /Copy the sample push button/, 'until'],
      ['Return', /Copied/],
      ['b', /8 fields in subject collapsed push button/, 'until'],
      ['Return', /expanded/],
    ],
  },
  {
    name: 'hears what a figure is about, enlarges it, and reads it in steps',
    path: '/docs/request-manager/request-processing/overview',
    steps: [
      ['b', /^.{0,120}twelve states and the main transitions\. Enlarge image\. push button/, 'until'],
      ['Return', /Close image\. push button/],
      ['Escape', /Enlarge image\. push button/],
      ['b', /Figure as text: Life of a privacy request.* collapsed push button/],
      ['Return', /expanded/],
      ['l', /List with \d+ items.*Flow of twelve statuses\./],
      ['Down', /Received, Verifying, Identifying/],
    ],
  },
  {
    name: 'chooses the other way of signing in among tabs',
    path: '/docs/overview/user-management/sso/okta',
    steps: [
      ['Tab', /Skip to main content link/],
      ['Return', /Single sign-on with Okta/],
      ['Tab', /SAML page tab/, 'until'],
      ['Right', /OIDC page tab/],
      ['Home', /SAML page tab/],
    ],
  },
  {
    name: 'follows a link, and hears where it has led',
    path: '/changelog',
    steps: [
      ['k', /December 2024 link/, 'until'],
      ['Return', /December 2024 heading level 1/],
    ],
  },
  {
    name: 'opens the privacy choices, and comes back',
    path: '/docs/overview/tenant',
    steps: [
      ['shift+Tab', /My Privacy Choices push button/, 'until'],
      // Orca 43 leaves out the name of the dialog, which browsers know.
      ['Return', /dialog/],
      ['Tab', /Close push button/],
      ['Tab', /Details of Necessary collapsed push button/],
      ['Escape', /My Privacy Choices push button/],
    ],
  },
];

test.describe.configure({mode: 'default', timeout: 180_000});

// A desktop for each task: after seven tabs, Orca 43 at times says nothing of the first key in the next one.
let desktop: Desktop;
test.beforeEach(async () => {
  expect(missingPrograms(), 'programs that are not there, see contributing/testing.md').toEqual([]);
  desktop = await startDesktop();
});
test.afterEach(() => desktop.close());

for (const {name, path, steps} of TASKS) {
  test(`a reader who hears ${name}`, async ({baseURL}) => {
    expect(await desktop.open(`${baseURL ?? ''}${path}`)).toContain('Finished loading');
    for (const [keys, says, how] of steps) {
      await test.step(`${keys}: ${says.source}`, async () => {
        let said = '';
        for (
          let presses = 0;
          presses < (how === 'until' ? MOST_PRESSES : 1) && !says.test(said);
          presses += 1
        ) {
          said = await (how === 'typed'
            ? desktop.type(keys, says)
            : desktop.press(keys, says, how === 'until' ? BETWEEN_PRESSES : undefined));
        }
        expect(said, `after ${keys}`).toMatch(says);
      });
    }
  });
}
