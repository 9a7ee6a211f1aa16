/**
 * Whether the search index could be loaded, for the search bar to show. A store outside of React,
 * because the search theme calls the worker from plain functions.
 */
export type IndexStatus = 'ok' | 'failed';

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

/** Marks the index as failed and waits until the reader asks for another try. */
export function untilRetry(): Promise<void> {
  setStatus('failed');
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
