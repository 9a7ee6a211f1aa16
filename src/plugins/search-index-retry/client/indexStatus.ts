/**
 * Whether the search could be loaded, for the search bar to show: `failed` can be retried, `outdated` says that
 * the site has been deployed anew since the tab was opened, and needs a reload. A store outside of React, because
 * the search theme calls the search from plain functions.
 */
export type IndexStatus = 'ok' | 'failed' | 'outdated';

let status: IndexStatus = 'ok';
const listeners = new Set<() => void>();
let resume: (() => void) | undefined;

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

/** Shows what is wrong and waits until the reader asks for another try. */
export function untilRetry(reason: Exclude<IndexStatus, 'ok'>): Promise<void> {
  setStatus(reason);
  return new Promise((resolve) => {
    const before = resume;
    resume = () => {
      before?.();
      resolve();
    };
  });
}

/** Called by the Retry button, and when the browser comes back online. */
export function retryIndex(): void {
  const waiting = resume;
  resume = undefined;
  setStatus('ok');
  waiting?.();
}
