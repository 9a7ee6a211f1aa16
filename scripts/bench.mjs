/**
 * npm run bench: what the built pages weigh for a reader who comes for the first time. Each kind of page is
 * opened in Chromium with an empty cache; counted is what it loads until the network is idle, prefetches
 * included, in the bytes of brotli (quality 11, as hosts compress once at the build).
 *
 *   npm run bench            a table, and test-results/bench.json; fails when a budget is exceeded
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {chromium} from '@playwright/test';
import {ensureChromium} from './chromium.mjs';

/** Kinds of pages, one of each. Budgets in KB: `design` of the site, see src/README.md. */
const PAGES = [
  {kind: 'home', path: '/', js: 170},
  {kind: 'docs', path: '/docs/request-manager/getting-started', js: 170},
  {kind: 'docs with code', path: '/docs/consent/managing-trackers/callbacks', js: 170},
  {kind: 'connection', path: '/docs/integrations/connection-instructions/hubspot', js: 170, html: 25},
  {kind: 'catalog', path: '/docs/integrations/overview', js: 170},
  {kind: 'API introduction', path: '/api/v2', js: 220},
  {kind: 'API operation', path: '/api/v2/create-privacy-request', js: 220},
  {kind: 'changelog list', path: '/changelog', js: 170},
  {kind: 'tag', path: '/tags/consent', js: 170},
];
const CSS = 25;
const DIR = 'build';
const REPORT = 'test-results/bench.json';

const sizes = new Map();

/** Size of a file of the build as it goes over the wire. Pictures are not compressed again. */
function wireSize(file) {
  if (!sizes.has(file)) {
    const bytes = fs.readFileSync(file);
    const isText = /\.(html|js|css|json|svg|xml)$/.test(file);
    sizes.set(file, isText ? zlib.brotliCompressSync(bytes).length : bytes.length);
  }
  return sizes.get(file);
}

function fileOf(pathname) {
  const name = decodeURIComponent(pathname);
  return [`${name}`, `${name}.html`, path.join(name, 'index.html')]
    .map((candidate) => path.join(DIR, candidate))
    .find((candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile());
}

const kindOf = (file) => ({'.js': 'js', '.css': 'css', '.html': 'html'})[path.extname(file)] ?? 'other';

async function weigh(browser, {kind, path: address, js, html}) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  // Answered from the build, so that nothing but the pages' own requests is measured.
  await context.route('**/*', (route) => {
    const file = fileOf(new URL(route.request().url()).pathname);
    return file ? route.fulfill({path: file}) : route.fulfill({status: 404});
  });
  const page = await context.newPage();
  const files = new Set();
  page.on('request', (request) => {
    const file = fileOf(new URL(request.url()).pathname);
    if (file) files.add(file);
  });
  await page.goto(`http://site.example${address}`, {waitUntil: 'networkidle'});
  // What comes into view is prefetched when the browser has time.
  await page.waitForTimeout(1500);
  await context.close();
  const weight = {html: 0, js: 0, css: 0, other: 0};
  for (const file of files) weight[kindOf(file)] += wireSize(file) / 1000;
  const over = [
    ...(weight.js > js ? [`JS over ${js}`] : []),
    ...(weight.css > CSS ? [`CSS over ${CSS}`] : []),
    ...(html && weight.html > html ? [`HTML over ${html}`] : []),
  ];
  return {kind, path: address, requests: files.size, ...weight, over};
}

/** What readers type into the catalog. */
const CATALOG_WORDS = ['zendesk', 'mail', 'crm access'];
/** A task of the main thread that is longer is felt, in milliseconds: https://www.w3.org/TR/longtasks-1/ */
const LONG_TASK = 50;
/** How many times slower than this machine a phone is taken to be. */
const PHONE_SLOWDOWN = 4;

/**
 * The longest task of the main thread for each key that is typed into the catalog, on a slowed-down phone. A
 * measurement of time: it is reported, and fails nothing.
 */
async function typeIntoCatalog(browser) {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  await context.route('**/*', (route) => {
    const file = fileOf(new URL(route.request().url()).pathname);
    return file ? route.fulfill({path: file}) : route.fulfill({status: 404});
  });
  const page = await context.newPage();
  await page.goto('http://site.example/docs/integrations/overview', {waitUntil: 'networkidle'});
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: PHONE_SLOWDOWN});
  await page.evaluate(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) =>
      globalThis.longTasks.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask'});
  });
  const field = page.getByRole('searchbox', {name: /^Search by name/});
  let keys = 0;
  for (const words of CATALOG_WORDS) {
    await field.fill('');
    for (const key of words) {
      await field.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(150);
      keys += 1;
    }
  }
  const tasks = await page.evaluate(() => globalThis.longTasks);
  await context.close();
  return {keys, longTasks: tasks.length, longest: Math.max(0, ...tasks)};
}

if (!fs.existsSync(`${DIR}/index.html`)) {
  console.error(`${DIR}/ has no site in it. Run "npm run build" first.`);
  process.exit(1);
}
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const results = [];
for (const page of PAGES) results.push(await weigh(browser, page));
const catalog = await typeIntoCatalog(browser);
await browser.close();

const cell = (value) => value.toFixed(1).padStart(8);
console.log(`\nKB over the wire, cold cache, prefetches included\n`);
console.log(
  `${'page'.padEnd(18)}${['HTML', 'JS', 'CSS', 'other'].map((name) => name.padStart(8)).join('')} requests`,
);
for (const {kind, html, js, css, other, requests, over} of results) {
  console.log(
    `${kind.padEnd(18)}${[html, js, css, other].map(cell).join('')} ${String(requests).padStart(8)}  ${over.join(', ')}`,
  );
}
console.log(
  `\nCatalog, typing on a phone ${PHONE_SLOWDOWN} times slower than this machine: ` +
    `${catalog.longTasks} tasks over ${LONG_TASK} ms for ${catalog.keys} keys, the longest ${Math.round(catalog.longest)} ms`,
);
fs.mkdirSync(path.dirname(REPORT), {recursive: true});
fs.writeFileSync(REPORT, `${JSON.stringify({pages: results, catalog}, null, 2)}\n`);
process.exit(results.some(({over}) => over.length > 0) ? 1 : 0);
