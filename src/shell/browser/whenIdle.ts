/** How long a page may go on working, in milliseconds: the catalog lays out its groups for seconds on a slow phone. */
const LONGEST_WAIT = 2000;

/**
 * Calls back when the browser has nothing else to do, or after two seconds at the latest. Safari has no idle callbacks:
 * there, in the next task.
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: LONGEST_WAIT});
  else setTimeout(callback);
}
