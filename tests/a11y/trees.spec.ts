import fs from 'node:fs';
import {expect, open, test} from '../support/test';

/**
 * What assistive technology is told of each kind of page: roles, names, and states, in their order. The trees are in
 * `trees/`, written by hand for people to read in a diff: each has what a kind of page must have, and leaves out what
 * only this page says. https://playwright.dev/docs/aria-snapshots
 */
const KINDS: Readonly<Record<string, {readonly path: string; readonly part: string}>> = {
  frame: {path: '/docs/overview/tenant', part: 'body'},
  guide: {path: '/docs/overview/tenant', part: 'article'},
  home: {path: '/', part: 'article'},
  connection: {path: '/docs/integrations/connection-instructions/zendesk', part: 'article'},
  calls: {path: '/docs/integrations/api-documentation/zendesk', part: 'article'},
  operation: {path: '/api/v2/update-opt-out-request', part: 'article'},
  event: {path: '/api/v2/events/webhook-test', part: 'article'},
  month: {path: '/changelog/2025-10', part: 'article'},
  changelog: {path: '/changelog', part: 'body'},
  catalog: {path: '/docs/integrations/catalog', part: 'article'},
  search: {path: '/search/?q=webhook', part: 'body'},
  tags: {path: '/tags', part: 'body'},
  'not-found': {path: '/404', part: 'body'},
};

const FOLDER = 'tests/a11y/trees';

for (const [kind, {path, part}] of Object.entries(KINDS)) {
  test.describe(kind, () => {
    // The host has no page at the address of its 404 page, either, and the browser reports the status.
    test.use({expectedNoise: path === '/404' ? /status of 404/ : undefined});

    test(`${kind}: roles, names, and states are those of ${kind}.aria.yml`, async ({page}) => {
      await open(page, path);
      await expect(page.locator(part).first()).toMatchAriaSnapshot(
        fs.readFileSync(`${FOLDER}/${kind}.aria.yml`, 'utf8'),
      );
    });
  });
}

test('every tree is of a kind of page', () => {
  const kinds = Object.keys(KINDS).map((kind) => `${kind}.aria.yml`);
  expect(fs.readdirSync(FOLDER).sort()).toEqual(kinds.sort());
});
