import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {readPages} from '../../src/content/rules/readPages';
import {codeBlocksOf} from '../support/codeBlocks';
import {expect, test} from '../support/test';

const LOADER = 'https://consent.clearwarden.example/';
const stub = fs.readFileSync('tests/support/consentStub.js', 'utf8');

/** What a browser runs. Programs and configuration for Node.js, and declarations, are checked by their grammar. */
const snippets = readPages(process.cwd())
  .filter(({file}) => file.startsWith('docs/consent/'))
  .flatMap(({file}) => codeBlocksOf(file))
  .filter(
    ({language, code}) =>
      ['html', 'js'].includes(language) && !/from 'node:|require\(|\bprocess\.env\b/.test(code),
  );

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

/** Answers every request without a network: snippets at their addresses, scripts, and what snippets ask. */
async function serve(page: Page, documents: ReadonlyMap<string, string>): Promise<void> {
  await page.route('**/*', (route) => {
    const url = route.request().url();
    const body = documents.get(url);
    if (body !== undefined) return route.fulfill({contentType: 'text/html', body});
    const isScript = route.request().resourceType() === 'script';
    const answer = url.startsWith(LOADER) ? stub : isScript ? '' : '{}';
    return route.fulfill({contentType: isScript ? 'text/javascript' : 'application/json', body: answer});
  });
}

test('there are snippets to run', () => {
  expect(snippets.length).toBeGreaterThan(30);
});

test.describe('snippets', () => {
  // They may call vendors: nothing of it leaves the machine.
  test.use({expectedNoise: /request to another origin/});

  test('each runs, through consent and its withdrawal', async ({page}) => {
    test.slow();
    // Each on an origin of its own, so that none finds what another one has stored.
    const shown = snippets.map((snippet, index) => ({...snippet, url: `http://snippet-${index}.localhost/`}));
    await serve(page, new Map(shown.map(({url, language, code}) => [url, asDocument(language, code)])));
    let errors: string[] = [];
    await page.exposeFunction('noteRejection', (reason: string) => errors.push(reason));
    await page.addInitScript(() => {
      addEventListener('unhandledrejection', ({reason}) => {
        (window as unknown as {noteRejection: (text: string) => void}).noteRejection(String(reason));
      });
    });
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    for (const {place, code, url} of shown) {
      await test.step(place, async () => {
        errors = [];
        await page.goto(url);
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
        expect.soft(errors, place).toEqual([]);
      });
    }
  });
});

test.describe('a snippet with a member that is not documented', () => {
  test.use({expectedNoise: /request to another origin|is not in the documented API/});

  test('is noticed', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const url = 'http://snippet.localhost/';
    await serve(page, new Map([[url, asDocument('js', 'Clearwarden.consent.acceptEverything();')]]));
    await page.goto(url);
    await expect.poll(() => errors).toEqual(['consent.acceptEverything is not in the documented API']);
  });
});
