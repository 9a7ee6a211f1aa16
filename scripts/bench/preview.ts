/** The live preview, in a copy: from saving a page to its new text in the browser. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {changePage} from './build';
import {freePort} from '../free-port';
import {script} from '../run';
import type {Site} from './browser';
import {median, type Figure} from './figures';
import {createWorkspace, removeWorkspace} from './workspace';

/** A page for writers, an ordinary one, and one of a service. */
const PAGES = [
  {file: 'docs/request-manager/getting-started.mdx', path: '/docs/request-manager/getting-started'},
  {
    file: 'docs/integrations/connection-instructions/hubspot.mdx',
    path: '/docs/integrations/connection-instructions/hubspot',
  },
];
const SAVES = 3;
const BUDGET = 2;
const START_TIMEOUT = 600_000;

/** Time until the live preview shows a page, and what was saved in it. */
export async function measurePreview({browser}: Pick<Site, 'browser'>): Promise<Figure[]> {
  const dir = createWorkspace('preview');
  const log = fs.openSync('test-results/bench/preview.log', 'w');
  const port = await freePort();
  const started = performance.now();
  const pages = spawn('npm', ['run', '--silent', 'gen:api'], {cwd: dir, stdio: ['ignore', log, log]});
  await once(pages, 'close');
  // A group of its own, because the preview has children that go on without it.
  const server = spawn(
    ...script('scripts/docusaurus.mts', [
      'start',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--no-open',
    ]),
    {cwd: dir, detached: true, stdio: ['ignore', log, log]},
  );
  try {
    const page = await browser.newPage();
    const origin = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(origin).then(
        ({ok}) => ok,
        () => false,
      ))
    ) {
      if (performance.now() - started > START_TIMEOUT)
        throw new Error('The live preview does not start: test-results/bench/preview.log');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const times: number[] = [];
    let firstShown = 0;
    for (const {file, path} of PAGES) {
      await page.goto(origin + path, {timeout: START_TIMEOUT});
      await page.locator('article h1').waitFor({timeout: START_TIMEOUT});
      firstShown ||= performance.now() - started;
      for (let save = 0; save < SAVES; save += 1) {
        const text = `Saved ${save + 1} times.`;
        const start = performance.now();
        changePage(dir, text, file);
        await page.getByText(text).waitFor({timeout: START_TIMEOUT});
        times.push((performance.now() - start) / 1000);
      }
    }
    await page.close();
    return [
      {name: 'preview / start to first page', value: firstShown / 1000, unit: 's', isTime: true},
      {name: 'preview / save to changed text', value: median(times), unit: 's', atMost: BUDGET, isTime: true},
      {name: 'preview / save to changed text, longest', value: Math.max(...times), unit: 's', isTime: true},
    ];
  } finally {
    if (server.pid !== undefined) {
      const closed = once(server, 'close');
      process.kill(-server.pid, 'SIGTERM');
      await closed;
    }
    removeWorkspace(dir);
  }
}
