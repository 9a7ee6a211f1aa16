import {createStorageSlot} from '@docusaurus/theme-common';

/** Class of the tab that is chosen. */
export const ACTIVE = 'tabs__item--active';

/** Which tab a key leads to, of so many. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Has the reader choose a tab, by the pointer or the keyboard. The choice holds for all tabs of the group, on every page
 * and in other tabs of the browser, by the name under which Docusaurus stores it.
 *
 * @see https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/tabsUtils.tsx
 * @returns ends it
 */
export function enlivenTabs(box: HTMLElement): () => void {
  const tabs = [...box.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  const storage = createStorageSlot(`docusaurus.tab.${box.dataset.tabs ?? ''}`);
  const ended = new AbortController();
  const {signal} = ended;

  const show = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      tab.classList.toggle(ACTIVE, isChosen);
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    }
  };
  const showStored = () => {
    const stored = storage.get();
    const tab = tabs.find(({dataset}) => dataset.value === stored);
    if (tab) show(tab);
  };
  const choose = (tab: HTMLElement) => {
    const {top} = tab.getBoundingClientRect();
    show(tab);
    storage.set(tab.dataset.value ?? '');
    // Other tabs of the same group have changed with it, and those above it have moved it.
    window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
    tab.focus();
  };

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab), {signal});
    tab.addEventListener(
      'keydown',
      (event) => {
        const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
        if (!next) return;
        event.preventDefault();
        choose(next);
      },
      {signal},
    );
  }
  const end = storage.listen(showStored);
  showStored();
  return () => {
    ended.abort();
    end();
  };
}
