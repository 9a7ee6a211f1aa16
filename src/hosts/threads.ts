/** Work for all cores, in batches. */
import os from 'node:os';
import path from 'node:path';
import {Worker, parentPort, workerData} from 'node:worker_threads';

/** A thread has no loader for TypeScript, whatever started it (Node.js 20), so it begins by getting one. */
const startOf = (file: string) => `require('tsx/cjs'); require(${JSON.stringify(path.resolve(file))});`;

/** What a thread keeps of new objects before it looks which ones are gone, in MB: trees of pages are, soon. */
const YOUNG_MB = 64;

/** What the threads do, and with what. */
export interface Work<Item> {
  /** The module that a thread runs, from the project's folder. It calls `answer`. */
  readonly file: string;
  /** What every thread gets. */
  readonly data: unknown;
  readonly items: readonly Item[];
  /** Items that a thread takes at once. */
  readonly batch: number;
}

/**
 * Has threads do work, as many as there are cores and batches.
 *
 * @param onResults gets the results of a batch, in the order in which batches end
 * @throws when a thread fails
 */
export async function inThreads<Item, Result>(
  {file, data, items, batch}: Work<Item>,
  onResults: (results: readonly Result[]) => void,
): Promise<void> {
  const queue = [...items];
  const threads = Math.min(os.availableParallelism(), Math.ceil(queue.length / batch));
  await Promise.all(
    Array.from({length: threads}, () => {
      const worker = new Worker(startOf(file), {
        workerData: data,
        eval: true,
        resourceLimits: {maxYoungGenerationSizeMb: YOUNG_MB},
      });
      return new Promise<void>((resolve, reject) => {
        const next = () => worker.postMessage(queue.splice(0, batch));
        worker.on('message', (results: readonly Result[]) => {
          onResults(results);
          next();
        });
        worker.on('error', reject);
        worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('A thread ended early.'))));
        next();
      });
    }),
  );
}

/**
 * In a thread: answers each batch with its results, and ends when there is nothing left.
 *
 * @param work makes what a thread needs of the data, and gives the function for one item
 */
export function answer<Data, Item, Result>(work: (data: Data) => (item: Item) => Result): void {
  const resultOf = work(workerData as Data);
  parentPort?.on('message', (items: readonly Item[]) => {
    if (items.length === 0) parentPort?.close();
    else parentPort?.postMessage(items.map(resultOf));
  });
}
