import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {script} from '../../scripts/run';
import {packPage} from '../../src/hosts/packs/packPage';
import {zip} from '../../src/hosts/packs/zip';
import {unzip} from '../support/zip';

const DAY = new Date('2025-10-31');
const FILES: readonly (readonly [string, Buffer])[] = [
  ['docs/b.html', Buffer.from('<p>ä</p>'.repeat(1000))],
  ['docs/ä.md', Buffer.from('# A')],
  ['empty', Buffer.alloc(0)],
];

test('a ZIP file has each file with its content and the time, compressed and with its checksum', async () => {
  const packed = zip(new Map(FILES), DAY);
  const files = await unzip(packed);
  expect([...files].map(([name, {content}]) => [name, content])).toEqual(FILES);
  for (const {time} of files.values()) {
    expect([time.getFullYear(), time.getMonth(), time.getDate(), time.getHours()]).toEqual([2025, 9, 31, 0]);
  }
  expect(packed.length).toBeLessThan(1000);
  for (const [, content] of FILES) {
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32LE(crc32(content));
    expect(packed.includes(checksum)).toBe(true);
  }
});

test('a ZIP file has the same bytes in whatever order its files come', () => {
  const one = zip(new Map(FILES), DAY);
  expect(zip(new Map([...FILES].reverse()), DAY).equals(one)).toBe(true);
  expect(zip(new Map(FILES), new Date('2025-11-01')).equals(one)).toBe(false);
});

const BUILT = `<html><head><meta name="source-commit" content="abc"></head><body><main><article>
  <h1>A &amp; B</h1><a class="hash-link" href="#a">#</a>
  <p class="x" onclick="go()">See <a href="/docs/other#part">one</a>, <a href="/docs/page#a">here</a>,
  <a href="/api/v2">two</a>, <a href="https://vendor.example/">three</a>, <button aria-describedby="t">term</button>.</p>
  <picture><source srcset="/assets/phone.svg"><img src="/assets/figure.svg" alt="A figure"></picture>
  <div role="tabpanel" hidden><p>Second tab</p></div><details><summary>More</summary>Text</details>
  <div role="img" aria-label="A drawing"><i>x</i></div><script src="/assets/js/a.js"></script>
  </article><footer><time itemprop="dateModified" datetime="2025-10-31T12:00:00Z">x</time></footer></main></body></html>`;

test('a page of a pack has its words, needs nothing of a server, and leads to the pack or to the site', () => {
  const {title, updated, html, pictures} = packPage(
    '/docs/page',
    BUILT,
    new Set(['/docs/page', '/docs/other']),
  );
  expect([title, updated, pictures]).toEqual(['A & B', '2025-10-31', ['/assets/figure.svg']]);
  expect(html).toContain('<title>A &amp; B | Clearwarden Docs</title>');
  expect(html).toContain('Last updated on October 31, 2025<br>Commit abc');
  for (const kept of [
    '<a href="other.html#part">one</a>',
    '<a href="#a">here</a>',
    '<a href="https://docs.clearwarden.example/api/v2">two</a>',
    '<a href="https://vendor.example/">three</a>',
    '<span>term</span>',
    '<img src="../assets/figure.svg" alt="A figure">',
    '<div><p>Second tab</p></div>',
    '<details open=""><summary>More</summary>Text</details>',
    '<p>A drawing</p>',
  ]) {
    expect(html).toContain(kept);
  }
  expect(html).not.toMatch(/script|onclick|class=|srcset|hash-link|"\/|\bhidden/);
});

test('what no pack can be made of is told in words, and writes nothing', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packs-'));
  const out = path.join(folder, 'pack.zip');
  const site = (name: string, commit: string) => {
    fs.mkdirSync(path.join(folder, name));
    fs.writeFileSync(
      path.join(folder, name, 'index.html'),
      `<meta name="source-commit" content="${commit}">`,
    );
    return path.join(folder, name);
  };
  const say = (...args: string[]) => {
    const {status, stderr} = spawnSync(...script('scripts/pack.mts', [...args, '--out', out]), {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(fs.existsSync(out)).toBe(false);
    return stderr;
  };
  try {
    expect(say('nonsense')).toMatch(/^Name one area, .*Areas: requests, consent, .*, changelog\.\n$/);
    expect(say('consent', 'no-such-revision')).toContain('Git knows no revision "no-such-revision".');
    expect(say('consent', '--build', folder)).toContain('has no site in it. Run "npm run build" first');
    const dirty = site('dirty', `${'a'.repeat(40)}-dirty`);
    expect(say('consent', '--build', dirty)).toContain('of sources that differ from their commit');
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
