/**
 * Takes away what the theme's script would write to `<html>` and the site does not know. `?docusaurus-data-view=…`
 * in a link would set any data attribute, and with it hide the content or keep errors silent; a color mode other
 * than light and dark has no colors and no icon.
 *
 * @param themeKey where the chosen color mode is stored
 */
export function dropForeignValues(themeKey: string): void {
  const isMode = (mode: string | null): boolean => mode === 'light' || mode === 'dark';
  try {
    const url = new URL(window.location.href);
    const foreign = [...url.searchParams.keys()].filter(
      (name) =>
        name.startsWith('docusaurus-data-') ||
        (name === 'docusaurus-theme' && !isMode(url.searchParams.get(name))),
    );
    for (const name of foreign) url.searchParams.delete(name);
    if (foreign.length > 0) window.history.replaceState(window.history.state, '', url);
    const stored = localStorage.getItem(themeKey);
    if (stored !== null && !isMode(stored)) localStorage.removeItem(themeKey);
  } catch {
    // Storage may be blocked. The theme's script has the same problem, and knows it.
  }
}
