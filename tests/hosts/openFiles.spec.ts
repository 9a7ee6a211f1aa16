import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {startNginx} from '../../scripts/nginx-server';
import {htmlFileOf} from '../support/pages';
import {expect} from '../support/test';
import {assets, pages} from './addresses';
import {findAll, request} from './http';
import {freePort} from '../../scripts/free-port';
import {test} from './server';

test('every file is served, again and again, to who may open 1,024 files', async ({nginx}) => {
  const limit = /^Max open files\s+(\d+)/m.exec(fs.readFileSync(`/proc/${nginx.pid}/limits`, 'utf8'))?.[1];
  expect(limit).toBe('1024');
  const requests = [...pages, ...assets].flatMap((address) =>
    ['br', 'gzip', 'identity'].map((encoding) => ({address, encoding})),
  );
  expect(requests.length).toBeGreaterThan(5000);
  for (const round of ['first', 'second']) {
    const wrong = await findAll(requests, async ({address, encoding}) => {
      const {status} = await request(nginx.origin, address, {headers: {'Accept-Encoding': encoding}});
      return status === 200 ? [] : [`${address} (${encoding}): ${status}`];
    });
    expect(wrong, `${wrong.length} of ${requests.length} in the ${round} round`).toEqual([]);
  }
});

test('nginx has nothing to say about its own configuration', ({nginx}) => {
  expect(nginx.log()).toBe('');
});

test('once a folder is in the place of another, nothing of the other is served', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'swap-'));
  const site = path.join(folder, 'site');
  const page = '/docs/request-manager/getting-started';
  for (const version of ['old', 'new']) {
    const dir = path.join(folder, version);
    for (const file of [
      'index.html',
      '404.html',
      'search.html',
      '_headers',
      htmlFileOf(page).replace('build/', ''),
    ]) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      fs.writeFileSync(
        path.join(dir, file),
        `${fs.readFileSync(path.join('build', file), 'utf8')}<!-- ${version} -->`,
      );
    }
    fs.mkdirSync(path.join(dir, 'assets'));
    fs.writeFileSync(path.join(dir, `assets/${version}.js`), `// ${version}\n`);
  }
  fs.renameSync(path.join(folder, 'old'), site);
  const nginx = await startNginx({dir: site, port: await freePort()});
  try {
    const answers = async () => {
      const found = await Promise.all(
        // Each of the processes that answer is asked.
        Array.from({length: 8}, async () => {
          const {body} = await request(nginx.origin, page);
          const statuses = await Promise.all(
            ['/assets/old.js', '/assets/new.js'].map(
              async (asset) => (await request(nginx.origin, asset)).status,
            ),
          );
          return [/<!-- (\w+) -->$/.exec(body.toString())?.[1], ...statuses].join(' ');
        }),
      );
      return [...new Set(found)];
    };
    expect(await answers()).toEqual(['old 200 404']);
    fs.renameSync(site, path.join(folder, 'gone'));
    fs.renameSync(path.join(folder, 'new'), site);
    expect(await answers()).toEqual(['new 404 200']);
  } finally {
    await nginx.stop();
    fs.rmSync(folder, {recursive: true});
  }
});
