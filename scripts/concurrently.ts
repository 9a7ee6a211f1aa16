/**
 * Runs tasks in their order, no more than some at a time. Resolves when all have ended, and rejects when one does.
 *
 * @param limit how many at a time
 */
export async function concurrently(tasks: readonly (() => Promise<unknown>)[], limit: number): Promise<void> {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({length: limit}, work));
}
