import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {enlivenTable} from './enlivenTable';

/** A table that scrolls inside itself when it is wider than the page. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? enlivenTable(box.current) : undefined), []);
  return (
    <div ref={box} className="table-scroller">
      <table {...props} />
    </div>
  );
}
