import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

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
