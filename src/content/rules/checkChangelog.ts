import {formatMonth} from '../../product/dates';
import {changesIn} from '../changes';
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

/** Headings of changes that the lists of months could not show. */
function untold({source}: Page): string[] {
  const told = new Set(changesIn(source).map(({heading}) => heading));
  return [...source.matchAll(/^## (.+)$/gm)]
    .map(([, heading = '']) => heading.replaceAll('`', ''))
    .filter((heading) => !told.has(heading))
    .map((heading) => `"${heading}" needs <Change date="…" product="…" kind="…" /> right below it`);
}

/** Headlines that an earlier month has. */
function repeated(pages: readonly Page[]): Problem[] {
  const first = new Map<unknown, string>();
  return pages.flatMap(({file, frontMatter: {headline}}) => {
    const other = first.get(headline);
    if (headline === undefined || other === undefined) {
      first.set(headline, file);
      return [];
    }
    return [{file, line: 1, message: `headline is also the one of ${other}; it must be unique`}];
  });
}

/** Checks that the months of the changelog agree with their files, and that lists can tell of their changes. */
export function checkChangelog(pages: readonly Page[]): Problem[] {
  const months = pages.filter(({file}) => file.startsWith('changelog/'));
  return [
    ...months.flatMap((page) =>
      [...messagesOf(page), ...untold(page)].map((message) => ({file: page.file, line: 1, message})),
    ),
    ...repeated(months),
  ];
}
