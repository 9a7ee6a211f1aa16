/**
 * Whether the search could be loaded, for the search bar to show: `failed` can be retried, `outdated` says that
 * the site has been deployed anew since the tab was opened, and needs a reload. A store outside of React: bar and
 * search page share one search.
 */
export type IndexStatus = 'ok' | 'failed' | 'outdated';

let status: IndexStatus = 'ok';
const listeners = new Set<() => void>();
let resume: (() => void) | undefined;
let retries = 0;

export function getIndexStatus(): IndexStatus {
  return status;
}

export function subscribeToIndexStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setStatus(next: IndexStatus): void {
  status = next;
  listeners.forEach((listener) => listener());
}

/** How often a retry was asked for. */
export function countRetries(): number {
  return retries;
}

/**
 * Shows what is wrong and waits until the reader asks for another try.
 *
 * @param since how many retries there were when what failed was begun. If there was one in the meantime, it holds
 *   for this failure, too: nobody would ask again.
 */
export async function untilRetry(reason: Exclude<IndexStatus, 'ok'>, since: number): Promise<void> {
  if (retries > since) return;
  setStatus(reason);
  await new Promise<void>((resolve) => {
    const before = resume;
    resume = () => {
      before?.();
      resolve();
    };
  });
}

/** Called by the Retry button, when the browser comes back online, and when a later search succeeds. */
export function retryIndex(): void {
  const waiting = resume;
  resume = undefined;
  retries += 1;
  setStatus('ok');
  waiting?.();
}
