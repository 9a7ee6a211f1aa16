import {useEffect, useRef, useState, type ComponentProps, type FocusEvent, type ReactNode} from 'react';

/**
 * Scrolls what has the focus from under the first column, where that stays in view (WCAG 2.2, 2.4.11). The browser takes
 * what a sticky cell covers for seen, whatever its scroll margin is.
 */
function uncover({target, currentTarget}: FocusEvent<HTMLDivElement>): void {
  const first = target.closest('tr')?.cells[0];
  if (!first || first.contains(target) || getComputedStyle(first).position !== 'sticky') return;
  const covered = first.getBoundingClientRect().right - target.getBoundingClientRect().left;
  if (covered > 0) currentTarget.scrollLeft -= covered + 8;
}

/**
 * A table that scrolls inside itself when it is wider than the page. While it does, it can be
 * focused, so that the arrow keys scroll it.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={scroller}
      className="table-scroller"
      onFocus={uncover}
      // What takes the focus has a role and a name: that of its table.
      {...(scrolls && {
        tabIndex: 0,
        role: 'region',
        'aria-label': props['aria-label'] ?? (props['aria-labelledby'] ? undefined : 'Table'),
        'aria-labelledby': props['aria-labelledby'],
      })}
    >
      <table {...props} />
    </div>
  );
}
