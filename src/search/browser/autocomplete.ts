let loaded: ((...args: readonly unknown[]) => unknown) | undefined;

/** Loads the list of hits. The search theme does so once, and is stuck when it fails; this can be called again. */
export async function loadAutocomplete(): Promise<void> {
  if (loaded) return;
  const {default: library} = await import('@easyops-cn/autocomplete.js');
  // As the search theme does: a global of this name is somebody else's.
  library.noConflict?.();
  loaded = library;
}

/**
 * What the search theme gets as `@easyops-cn/autocomplete.js`. It calls it once the index is there, and gives the box
 * the focus in the same task. A reader who has gone on meanwhile, with Tab for example, keeps their place.
 *
 * @param input the search box
 */
export default function autocomplete(input: HTMLInputElement, ...args: readonly unknown[]): unknown {
  if (!loaded) throw new Error('The list of hits was not loaded before the index.');
  // The body: what had the focus has left the page, as Retry does.
  if (![input, document.body].includes(document.activeElement as HTMLElement)) {
    input.focus = () => undefined;
    queueMicrotask(() => Reflect.deleteProperty(input, 'focus'));
  }
  return loaded(input, ...args);
}
