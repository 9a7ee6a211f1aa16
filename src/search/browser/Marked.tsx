import type {ReactNode} from 'react';
import type {MarkedText} from './highlight';

/** A text with its marks. */
export function Marked({text}: {readonly text: MarkedText}): ReactNode {
  // Segments have no identity beside their place, and are drawn anew as a whole.
  return text.map((segment, index) =>
    segment.isMarked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
