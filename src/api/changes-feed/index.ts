import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {writeFeed, type FeedItem} from '../../content/feeds/writeFeed';
import {MONTHS, formatMonth} from '../../product/dates';
import {API_FEED, API_FEED_SHORT} from '../../product/feeds';
import {site} from '../../product/site';
import {PUBLISHED} from '../contract/versions';
import {readHistory} from '../history/history';

/** The day on which a month of the changelog was posted. */
function postDay(siteDir: string, month: string): string {
  const file = `changelog/${month}.mdx`;
  const [, day] = /^date: (\d{4}-\d\d-\d\d)$/m.exec(fs.readFileSync(path.join(siteDir, file), 'utf8')) ?? [];
  if (day === undefined) throw new Error(`${file} has no date, which the feed of API changes takes`);
  return day;
}

/** YYYY-MM of the heading of a month; undefined for any other heading. */
function monthOf(heading: string): string | undefined {
  const [name = '', year] = heading.trim().split(' ');
  const index = (MONTHS as readonly string[]).indexOf(name);
  return index < 0 ? undefined : `${year}-${String(index + 1).padStart(2, '0')}`;
}

/** Months of the page of changes as entries of a feed. Their texts come from the built page, where each is a heading. */
function itemsOf(siteDir: string, html: string): FeedItem[] {
  const histories = PUBLISHED.flatMap((name) => readHistory(siteDir, name));
  const page = site.url + API_FEED.folder;
  const $ = load(html);
  $('article .hash-link, article wbr').remove();
  const headings = $('article h2').toArray();
  const items = headings.flatMap((heading): FeedItem[] => {
    const month = monthOf($(heading).text());
    if (month === undefined) return [];
    const url = `${page}#${$(heading).attr('id')}`;
    const section = $(heading).nextUntil('h2, nav');
    section.find('[href]').attr('href', (_index, href) => new URL(href, page).href);
    const entries = histories.filter((entry) => entry.month === month);
    const isBreaking = entries.some(({changes}) => changes.some(({severity}) => severity === 'breaking'));
    const grown = entries.flatMap(({date}) => date ?? []).sort();
    return [
      {
        id: url,
        url,
        title: `API in ${formatMonth(month)}${isBreaking ? ': breaking changes' : ''}`,
        summary: `What changed in the API in ${formatMonth(month)}`,
        content: section
          .toArray()
          .map((element) => $.html(element))
          .join('\n'),
        published: new Date(grown.at(-1) ?? postDay(siteDir, month)),
        authors: [],
        products: ['API'],
      },
    ];
  });
  if (items.length === 0) throw new Error(`${page} has no month, which the feed of API changes is made of`);
  return items;
}

/** The changes of the API as a feed, beside the page that has them. */
export default function changesFeed({siteDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'changes-feed',
    async postBuild({outDir}) {
      writeFeed(outDir, {
        ...API_FEED,
        description:
          'Operations, events, and fields of the API that are new or have changed, month by month.',
        page: API_FEED.folder,
        items: itemsOf(siteDir, fs.readFileSync(path.join(outDir, `${API_FEED.folder}.html`), 'utf8')),
      });
      fs.copyFileSync(path.join(outDir, API_FEED.folder, 'atom.xml'), path.join(outDir, API_FEED_SHORT));
      return Promise.resolve();
    },
  };
}
