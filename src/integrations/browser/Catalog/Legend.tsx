import type {ReactNode} from 'react';
import MarkLegend from '../../../content/browser/MarkLegend';

const MARKS = [
  {mark: 'full', words: 'Immediately'},
  {mark: 'half', words: 'As a job'},
  {mark: 'none', words: 'Not offered'},
] as const;

/** What the marks of the list and of a comparison mean. */
export default function Legend(): ReactNode {
  return <MarkLegend marks={MARKS} />;
}
