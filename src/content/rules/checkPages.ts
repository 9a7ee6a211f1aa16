import {checkBody} from './checkBody';
import {checkChangelog} from './checkChangelog';
import {checkFiles} from './checkFiles';
import {checkFrontMatter} from './checkFrontMatter';
import {checkLists} from './checkLists';
import {checkNavigation, type Navigation} from './checkNavigation';
import {checkServices} from './checkServices';
import {checkTexts} from './checkTexts';
import {memory} from './memory';
import {readOutlines} from './outlines';
import {readPages, type Page} from './readPages';

export {report} from './report';

/** One mistake in the content, for a person to mend. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What the pages are checked against. */
export interface SiteFacts {
  readonly siteDir: string;
  readonly tags: readonly string[];
  readonly changelogTags: readonly string[];
  readonly authors: readonly string[];
  readonly glossary: readonly string[];
}

/** Rules of a room below this one, for files that belong to pages and are not among them. */
export interface RoomRules {
  /** Where the files are, from the site's folder. */
  readonly folder: string;
  readonly check: (siteDir: string, pages: readonly Page[]) => readonly Problem[];
}

/** A check of all content that has begun. */
export interface ContentCheck {
  /** What is wrong beside what pages say: in their front matter, in lists, in other files. */
  readonly early: readonly Problem[];
  /** Reads the pages, unless the bundler has, and gives every mistake, sorted by file and line. */
  readonly finish: () => Promise<readonly Problem[]>;
}

/**
 * Begins to check all content. A page that cannot be read as text is checked no further; without the lists that pages
 * refer to, pages are not checked at all.
 *
 * @param navigation the links around the pages, by `readNavigation`
 * @param rooms what other rooms have to say
 */
export function beginCheck(
  siteDir: string,
  navigation: Navigation = {},
  rooms: readonly RoomRules[] = [],
): ContentCheck {
  memory.recall(siteDir);
  const files = checkFiles(siteDir);
  const lists = checkLists(siteDir);
  const pages = lists.areReadable ? readPages(siteDir, files.unreadable) : [];
  const early = [
    ...files.problems,
    ...lists.problems,
    ...checkFrontMatter(pages, lists.facts),
    ...checkChangelog(pages),
    ...checkNavigation(navigation),
    ...checkTexts(
      siteDir,
      files.unreadable,
      rooms.map(({folder}) => folder),
    ),
    ...(lists.areReadable ? rooms.flatMap(({check}) => check(siteDir, pages)) : []),
  ];
  const finish = async () => {
    await readOutlines(siteDir, pages);
    const problems = [...early, ...checkServices(pages), ...checkBody(pages, lists.facts)].sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
    );
    memory.keep(siteDir);
    return problems;
  };
  return {early, finish};
}

/** Checks all content as `beginCheck` does, and gives every mistake. */
export function checkContent(...content: Parameters<typeof beginCheck>): Promise<readonly Problem[]> {
  return beginCheck(...content).finish();
}
