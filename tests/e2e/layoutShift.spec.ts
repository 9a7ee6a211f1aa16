import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {KINDS} from '../support/kinds';
import {recordShifts} from '../support/layoutShift';
import {htmlFileOf} from '../support/pages';
import {drawn, expect, hydrated, test as base} from '../support/test';

/** A host whose line stops in the middle of a page's content, until it's told to go on. */
interface StoppingHost {
  /** The page that stops, and after which share of its content. */
  stop: {readonly path: string; readonly share: number} | undefined;
  /** Sends the rest. */
  goOn: () => void;
}

const test = base.extend<{readonly host: StoppingHost}>({
  host: async ({}, use) => {
    await use({stop: undefined, goOn: () => undefined});
  },
  baseURL: async ({host}, use, {project}) => {
    const upstream = project.use.baseURL ?? '';
    const server = http.createServer(({url = '/'}, response) => {
      if (url !== host.stop?.path) {
        http.get(new URL(url, upstream), (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        return;
      }
      const html = fs.readFileSync(htmlFileOf(url), 'utf8');
      const start = html.indexOf('<main');
      const cut = Math.round(start + (html.indexOf('</main>') - start) * host.stop.share);
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      response.write(html.slice(0, cut));
      host.goOn = () => response.end(html.slice(cut));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test.use({expectedNoise: /status of 404/});
// Each goes through all kinds of pages.
test.describe.configure({timeout: 150_000});

for (const width of [1440, 390]) {
  test(`at ${width} px, no page moves when its script takes over`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const shifts = await recordShifts(page);
    for (const path of KINDS) {
      await page.goto(path);
      await hydrated(page);
      await drawn(page);
      expect.soft(await shifts(), path).toEqual([]);
    }
  });

  test(`at ${width} px, no page moves while the rest of it comes`, async ({page, host}) => {
    await page.setViewportSize({width, height: 900});
    const shifts = await recordShifts(page);
    for (const path of KINDS.filter((kind) => fs.existsSync(htmlFileOf(kind)))) {
      for (const share of [0.3, 0.7]) {
        host.stop = {path, share};
        await page.goto(path, {waitUntil: 'commit'});
        await page.locator('main').waitFor();
        await drawn(page);
        host.goOn();
        await hydrated(page);
        await drawn(page);
        expect.soft(await shifts(), `${path}, after ${100 * share} %`).toEqual([]);
      }
    }
  });
}
