import {CALENDARS} from './calendars';
import {DATA_FILES} from './dataFiles';
import {API_FEED_SHORT, FEED_FORMATS, FEEDS} from './feeds';
import {PARTS, packPath, textPath} from './parts';
import {SAMPLE_PROGRAMS, samplePath} from './samplePrograms';

/** Files that a build writes and that pages link to, beside those of `static/`. Paths of the site. */
export const PUBLISHED_FILES: readonly string[] = [
  ...FEEDS.flatMap(({folder}) => FEED_FORMATS.map(({file}) => `${folder}/${file}`)),
  API_FEED_SHORT,
  ...CALENDARS.map(({path}) => path),
  ...Object.values(DATA_FILES).map(({path}) => path),
  '/integrations.csv',
  '/llms.txt',
  ...SAMPLE_PROGRAMS.flatMap(({files}) => files.map(samplePath)),
  ...PARTS.flatMap((part) => [textPath(part), packPath(part)]),
];
