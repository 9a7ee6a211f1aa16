/** Work for all cores, in batches. */
import os from 'node:os';
import path from 'node:path';
import {Worker, parentPort, workerData} from 'node:worker_threads';

/** A thread has no loader for TypeScript, whatever started it (Node.js 20), so it begins by getting one. */
const startOf = (file: string) => `require('tsx/cjs'); require(${JSON.stringify(path.resolve(file))});`;

/** What a thread keeps of new objects before it looks which ones are gone, in MB: trees of pages are, soon. */
const YOUNG_MB = 32;

/** Batches that lie ready for a thread, so that it doesn't wait for an answer while this side is busy. */
const AHEAD = 3;

/** Work for threads. */
export interface Work<Task> {
  readonly dir: string;
  /** Files by their names from the folder, or what else a message can carry. */
  readonly tasks: readonly Task[];
  /** Tasks that a thread takes at once. */
  readonly batch: number;
}

/**
 * Has threads do something with files or pages, as many as there are cores and batches.
 *
 * @param module what a thread runs, from the project's folder. It calls `answer`
 * @param onResults gets the results of a batch, in the order in which batches end
 * @throws when a thread fails
 */
export async function inThreads<Task>(
  module: string,
  {dir, tasks, batch}: Work<Task>,
  onResults: (results: readonly unknown[]) => void,
): Promise<void> {
  const queue = [...tasks];
  const threads = Math.min(os.availableParallelism(), Math.ceil(queue.length / batch));
  await Promise.all(
    Array.from({length: threads}, () => {
      const worker = new Worker(startOf(module), {
        workerData: dir,
        eval: true,
        resourceLimits: {maxYoungGenerationSizeMb: YOUNG_MB},
      });
      return new Promise<void>((resolve, reject) => {
        const next = () => worker.postMessage(queue.splice(0, batch));
        worker.on('message', (results: readonly unknown[]) => {
          onResults(results);
          next();
        });
        worker.on('error', reject);
        worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('A thread ended early.'))));
        for (let batches = 0; batches < AHEAD; batches += 1) next();
      });
    }),
  );
}

/**
 * In a thread: answers each batch with its results, and ends when there is nothing left.
 *
 * @param start makes what the thread needs for a folder, and gives the function for one task, of the type that the other side gives
 */
export function answer(start: (dir: string) => (task: never) => unknown): void {
  const resultOf = start(workerData as string);
  parentPort?.on('message', (tasks: readonly never[]) => {
    if (tasks.length === 0) parentPort?.close();
    else parentPort?.postMessage(tasks.map((task) => resultOf(task)));
  });
}
