import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {readPages} from '../../src/content/rules/readPages';
import {codeBlocksOf} from '../support/codeBlocks';
import {expect, test} from '../support/test';

const LOADER = 'https://consent.clearwarden.example/';
const stub = fs.readFileSync('tests/support/consentStub.js', 'utf8');

/** What a browser runs. Programs for Node.js and declarations are checked by their grammar. */
const snippets = readPages(process.cwd())
  .filter(({file}) => file.startsWith('docs/consent/'))
  .flatMap(({file}) => codeBlocksOf(file))
  .filter(({language, code}) => ['html', 'js'].includes(language) && !/from 'node:|require\(/.test(code));

/** Names that vendors' scripts would define. Calls are taken, and nothing happens. */
const VENDORS = `
  window.dataLayer ??= [];
  window.gtag ??= function () { dataLayer.push(arguments); };
  window.fbq ??= () => undefined;
  window.ttq ??= {load() {}, page() {}, grantConsent() {}, revokeConsent() {}, holdConsent() {}};
  window.uetq ??= [];
  window.wf ??= {ready: (run) => run(), allowUserTracking() {}, denyUserTracking() {}};
`;

const asDocument = (language: string, code: string): string => {
  if (/<html/i.test(code)) return code;
  const loader = `<script src="${LOADER}v1/site_8FQ2M7RWXA/loader.js"></script>`;
  const body = language === 'js' ? `<script type="module">${code}</script>` : code;
  const head = code.includes('loader.js') ? '' : loader;
  return `<!doctype html><html lang="en"><head>${head}</head><body><script>${VENDORS}</script>${body}</body></html>`;
};

/** Shows a snippet on a page of its own, and answers every request of it without a network. */
async function show(page: Page, language: string, code: string): Promise<void> {
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.endsWith('/snippet')) {
      return route.fulfill({contentType: 'text/html', body: asDocument(language, code)});
    }
    const isScript = route.request().resourceType() === 'script';
    const body = url.startsWith(LOADER) ? stub : isScript ? '' : '{}';
    return route.fulfill({contentType: isScript ? 'text/javascript' : 'application/json', body});
  });
  await page.goto('/snippet');
}

test('there are snippets to run', () => {
  expect(snippets.length).toBeGreaterThan(30);
});

test.describe('snippets', () => {
  // They may call vendors: nothing of it leaves the machine.
  test.use({expectedNoise: /request to another origin/});

  for (const {place, language, code} of snippets) {
    test(`${place} runs, through consent and its withdrawal`, async ({page}) => {
      const rejections: string[] = [];
      await page.exposeFunction('noteRejection', (reason: string) => rejections.push(reason));
      await page.addInitScript(() => {
        addEventListener('unhandledrejection', ({reason}) => {
          (window as unknown as {noteRejection: (text: string) => void}).noteRejection(String(reason));
        });
      });
      await show(page, language, code);
      const usesLoader = !code.includes('<html') || code.includes('loader.js');
      if (usesLoader) {
        await page.evaluate(async () => {
          const {consent} = window.Clearwarden;
          await consent.ready;
          for (const decide of [() => consent.acceptAll(), () => consent.rejectAll()]) {
            await decide();
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        });
      }
      expect(rejections).toEqual([]);
    });
  }
});

test.describe('a snippet with a member that is not documented', () => {
  test.use({expectedNoise: /request to another origin|is not in the documented API/});

  test('is noticed', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await show(page, 'js', 'Clearwarden.consent.acceptEverything();');
    await expect.poll(() => errors).toEqual(['consent.acceptEverything is not in the documented API']);
  });
});
