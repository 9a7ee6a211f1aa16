/**
 * Completes the roles of the search theme's list of hits (WAI-ARIA 1.2, combobox and listbox): the
 * box names the list that it controls, and what is not a hit but stands in the list is an option too.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#combobox
 * @returns the function that stops it
 */
export function completeListbox(container: Element): () => void {
  const complete = () => {
    const box = container.querySelector('[role="combobox"]');
    const list = box?.getAttribute('aria-owns');
    if (box && list) box.setAttribute('aria-controls', list);
    for (const link of container.querySelectorAll('[class*="hitFooter"] a:not([role])')) {
      link.setAttribute('role', 'option');
    }
    for (const words of container.querySelectorAll('[role="listbox"] [class*="noResults_"]:not([role])')) {
      words.setAttribute('role', 'option');
      words.setAttribute('aria-disabled', 'true');
    }
  };
  // The list is written anew for each search.
  const observer = new MutationObserver(complete);
  observer.observe(container, {childList: true, subtree: true, attributeFilter: ['aria-owns']});
  return () => observer.disconnect();
}
