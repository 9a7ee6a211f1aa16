import type {ReactNode} from 'react';
import MarkLegend from '../../../content/browser/MarkLegend';
import {WORDS} from '../marks';

const MARKS = Object.entries(WORDS).map(([mark, words]) => ({mark, words}));

/** What the marks of the list and of a comparison mean. */
export default function Legend(): ReactNode {
  return <MarkLegend marks={MARKS} />;
}
