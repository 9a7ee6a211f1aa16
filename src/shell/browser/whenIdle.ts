/** Calls back when the browser has nothing else to do. Safari has no idle callbacks: there, in the next task. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback);
}
