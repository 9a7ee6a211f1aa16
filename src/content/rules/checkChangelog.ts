import {formatMonth} from '../../product/dates';
import type {Problem} from './checkPages';
import type {Page} from './readPages';

const monthOf = (date: Date) => formatMonth(date.toISOString().slice(0, 7));

/** Whether a month tells itself in the same way by file name, address, title and date. */
function messagesOf({file, frontMatter}: Page): string[] {
  const name = /^changelog\/(20\d\d-(?:0[1-9]|1[0-2]))\.mdx$/.exec(file)?.[1];
  if (name === undefined) return ['the file of a month is called YYYY-MM.mdx'];
  const {slug, title, date} = frontMatter;
  const month = formatMonth(name);
  const day = date instanceof Date ? date : new Date(String(date));
  return [
    ...(slug === `/${name}` ? [] : [`slug must be /${name}, as the file is called`]),
    ...(title === month ? [] : [`title must be ${month}, as the file is called`]),
    ...(!Number.isNaN(day.getTime()) && monthOf(day) !== month ? [`date must be a day of ${month}`] : []),
  ];
}

/** Checks that the months of the changelog agree with their files. */
export function checkChangelog(pages: readonly Page[]): Problem[] {
  return pages
    .filter(({file}) => file.startsWith('changelog/'))
    .flatMap((page) => messagesOf(page).map((message) => ({file: page.file, line: 1, message})));
}
