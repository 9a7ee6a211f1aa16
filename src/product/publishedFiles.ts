import {CALENDARS} from './calendars';
import {DATA_FILES} from './dataFiles';
import {FEED_FORMATS, FEEDS} from './feeds';

/** Files that a build writes and that pages link to, beside those of `static/`. Paths of the site. */
export const PUBLISHED_FILES: readonly string[] = [
  ...FEEDS.flatMap(({folder}) => FEED_FORMATS.map(({file}) => `${folder}/${file}`)),
  ...CALENDARS.map(({path}) => path),
  ...Object.values(DATA_FILES).map(({path}) => path),
  '/integrations.csv',
  '/llms.txt',
];
