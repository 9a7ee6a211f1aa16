import {chromium} from '@playwright/test';
import zlib from 'node:zlib';
const b = await chromium.launch({executablePath: '/usr/bin/chromium-headless-shell'});
for (const path of process.argv.slice(2)) {
  const c = await b.newContext({viewport: {width: 1440, height: 900}}); const p = await c.newPage();
  let total = 0; const list: string[] = [];
  p.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)));
  p.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 300)));
  p.on('response', async (r) => { if (/\.js$/.test(new URL(r.url()).pathname)) { const body = await r.body(); const n = zlib.brotliCompressSync(body).length; total += n; list.push(`${n} ${new URL(r.url()).pathname.slice(11)}`); } });
  await p.goto('http://127.0.0.1:4199' + path);
  await p.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await p.waitForTimeout(2500);
  console.log(path, total, list.sort((x, y) => Number(y.split(' ')[0]) - Number(x.split(' ')[0])).join('; '));
  await c.close();
}
await b.close();
