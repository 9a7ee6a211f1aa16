let loaded: ((...args: readonly unknown[]) => unknown) | undefined;

/** Loads the list of hits. The search theme does so once, and is stuck when it fails; this can be called again. */
export async function loadAutocomplete(): Promise<void> {
  if (loaded) return;
  const {default: library} = await import('@easyops-cn/autocomplete.js');
  // As the search theme does: a global of this name is somebody else's.
  library.noConflict?.();
  loaded = library;
}

/** What the search theme gets as `@easyops-cn/autocomplete.js`. It calls it once the index is there. */
export default function autocomplete(...args: readonly unknown[]): unknown {
  if (!loaded) throw new Error('The list of hits was not loaded before the index.');
  return loaded(...args);
}
