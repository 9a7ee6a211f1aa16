/**
 * Scrolls what has the focus from under the first column, where that stays in view (WCAG 2.2, 2.4.11). The browser takes
 * what a sticky cell covers for seen, whatever its scroll margin is.
 */
function uncover({target, currentTarget}: FocusEvent): void {
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const first = target.closest('tr')?.cells[0];
  if (!first || first.contains(target) || getComputedStyle(first).position !== 'sticky') return;
  const covered = first.getBoundingClientRect().right - target.getBoundingClientRect().left;
  if (covered > 0) currentTarget.scrollLeft -= covered + 8;
}

/** What takes the focus has a role and a name: that of its table. */
function attributesOf(table: Element | null): Readonly<Record<string, string>> {
  const [label, labelledBy] = ['aria-label', 'aria-labelledby'].map((name) => table?.getAttribute(name));
  return {
    tabindex: '0',
    role: 'region',
    ...(labelledBy ? {'aria-labelledby': labelledBy} : {'aria-label': label ?? 'Table'}),
  };
}

/**
 * While a table is wider than the page and scrolls in its box, the box can be focused, so that the arrow keys scroll it.
 *
 * @returns ends it
 */
export function enlivenTable(box: HTMLElement): () => void {
  const attributes = attributesOf(box.querySelector('table'));
  const observer = new ResizeObserver(() => {
    const scrolls = box.scrollWidth > box.clientWidth;
    for (const [name, value] of Object.entries(attributes)) {
      if (scrolls) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  });
  observer.observe(box);
  box.addEventListener('focusin', uncover);
  return () => {
    observer.disconnect();
    box.removeEventListener('focusin', uncover);
  };
}
