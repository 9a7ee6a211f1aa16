import type {Page} from '@playwright/test';

/**
 * A tenth of what Core Web Vitals call good. A bar that is drawn before its last button is less; a column that moves is
 * more. https://web.dev/articles/cls
 */
const NOTICED = 0.01;

/** Records what moves without the reader's doing, as the browser counts it. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: {value: number; moved: string}[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {value: number; sources: {node?: Node}[]}[]) {
        const moved = entry.sources.map(({node}) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80),
        );
        shifts.push({value: entry.value, moved: moved.join(' … ')});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    const shifts = await page.evaluate(
      () => (window as unknown as {shifts: {value: number; moved: string}[]}).shifts,
    );
    return shifts
      .filter(({value}) => value > NOTICED)
      .map(({value, moved}) => `${value.toFixed(4)}: ${moved}`);
  };
}
