/** What each kind of page loads for a reader who comes for the first time, prefetches included. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {DESKTOP, openSettled, watchTraffic, type Site} from './browser';
import type {Figure} from './figures';

/** Size of a page's file with gzip, for hosts without brotli. */
function gzipSize(dir: string, address: string): number {
  const file = path.join(dir, `${address}.html`);
  return fs.existsSync(file) ? zlib.gzipSync(fs.readFileSync(file), {level: 9}).length : 0;
}

/** Bytes and requests of each kind of page. */
export async function measureWeight({browser, origin, dir, pages}: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const {kind, path: address, budget} of pages) {
    const context = await browser.newContext(DESKTOP);
    const traffic = watchTraffic(context, origin);
    await openSettled(await context.newPage(), origin + address);
    const {bytes, requests, foreign} = await traffic.sum();
    await context.close();
    const figure = (name: string, value: number, unit: Figure['unit'], atMost?: number): Figure => ({
      name: `weight / ${kind} / ${name}`,
      value,
      unit,
      atMost,
    });
    figures.push(
      figure('HTML', bytes.html / 1000, 'KB'),
      ...(budget.htmlGzip
        ? [figure('HTML, gzip', gzipSize(dir, address) / 1000, 'KB', budget.htmlGzip)]
        : []),
      figure('JS', bytes.js / 1000, 'KB', budget.js),
      figure('CSS', bytes.css / 1000, 'KB', budget.css),
      figure('other', bytes.other / 1000, 'KB'),
      figure('requests', requests, '', budget.requests),
      figure('other origins', foreign.length, '', 0),
    );
  }
  return figures;
}
