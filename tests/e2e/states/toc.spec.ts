import {expect, open, test} from '../../support/test';
import {START, neighbor, reportConnection, rewriteChunk} from './chunks';

const PAGES = [
  START,
  '/docs/request-manager/request-processing/overview',
  '/docs/request-manager/request-processing/pending-action',
  '/docs/request-manager/settings/privacy-request-policies',
  '/docs/integrations/connection-instructions/salesforce',
  '/api/v2',
];

test('the table of contents has the headings of level 2 and 3', async ({page}) => {
  for (const path of PAGES) {
    await open(page, path);
    const listed = await page
      .locator('.theme-doc-toc-desktop a.table-of-contents__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const headings = await page
      .locator('.theme-doc-markdown')
      .locator('h2.anchor[id], h3.anchor[id]')
      .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    expect.soft(headings.length, path).toBeGreaterThan(0);
    expect.soft(listed, path).toEqual(headings);
  }
});

for (const [level, isListed] of [
  [2, true],
  [3, true],
  [4, false],
] as const) {
  test(`a heading of level ${level} is ${isListed ? '' : 'not '}in the table of contents`, async ({page}) => {
    // No page needs a heading of level 4 by now, so that one is made on the way to the browser.
    await reportConnection(page);
    await open(page, START);
    const next = await neighbor(page);
    await rewriteChunk(page, next.chunk, (code) =>
      code.replace('{value:"', `{value:"Made for a test",id:"made",level:${level}},{value:"`),
    );
    await next.link.click();
    await expect(page.locator('h1')).toHaveText(next.title);
    const toc = page.locator('.theme-doc-toc-desktop');
    await expect(toc).toBeVisible();
    await expect(toc.getByText('Made for a test')).toHaveCount(isListed ? 1 : 0);
  });
}
