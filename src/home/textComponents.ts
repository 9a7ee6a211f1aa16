import type {TextComponents} from '../shell/page-text';

const NAMES = [
  'Columns',
  'Count',
  'Developers',
  'Hero',
  'LatestChanges',
  'LinkList',
  'Services',
  'UpcomingDates',
];

/** Components of the home page. None of them answers to the reader. */
export const ofHome: TextComponents = Object.fromEntries(
  NAMES.map((name) => [`@site/src/home/browser/${name}`, {}]),
);
