import fs from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceDayOf} from '../../docusaurus/provenance/sourceDay';
import {CHANGELOG_FEED, DATES_FEED, feedAlternates, productFeed} from '../../product/feeds';
import {PRODUCT_NAMES} from '../../product/products';
import {UPCOMING_DATES} from '../../product/upcomingDates';
import {changelog} from '../changelog';
import type {ChangeItem} from '../changes';
import {dateItem, itemsOf, newestFirst, type Month} from './items';
import {writeFeed} from './writeFeed';

const monthsOf = ({blogPosts}: BlogContent): Month[] =>
  blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {permalink, title, description, date, authors, tags, frontMatter}}) => ({
      permalink,
      title,
      description,
      date: new Date(date),
      authors: authors.flatMap(({name}) => name ?? []),
      products: tags.map(({label}) => label),
      changes: frontMatter.changes as readonly ChangeItem[],
    }));

/**
 * Feeds as RSS, Atom, and JSON: all months of the changelog with their whole text, the changes of each product, and
 * the dates to plan for. Texts come from the built pages, so that readers get what a component wrote. Every page has
 * the addresses of the first in its head.
 */
export default function feeds({siteDir}: LoadContext): Plugin<undefined> {
  let months: Month[] = [];
  return {
    name: 'feeds',
    async allContentLoaded({allContent}) {
      months = monthsOf(allContent['docusaurus-plugin-content-blog']?.default as BlogContent);
      return Promise.resolve();
    },
    injectHtmlTags: () => ({
      headTags: feedAlternates(CHANGELOG_FEED).map((attributes) => ({tagName: 'link', attributes})),
    }),
    async postBuild({outDir}) {
      const items = months.map((month) =>
        itemsOf(month, fs.readFileSync(path.join(outDir, `${month.permalink}.html`), 'utf8')),
      );
      writeFeed(outDir, {
        ...CHANGELOG_FEED,
        description: changelog.blogDescription,
        page: '/changelog',
        items: items.map(({whole}) => whole),
      });
      const changes = newestFirst(items.flatMap((month) => month.changes));
      for (const product of PRODUCT_NAMES) {
        const feed = productFeed(product);
        writeFeed(outDir, {
          ...feed,
          description: `Every change in ${product}, each as a separate entry, newest first.`,
          page: feed.folder,
          items: changes.filter(({products}) => products.includes(product)),
        });
      }
      const day = sourceDayOf(siteDir);
      writeFeed(outDir, {
        ...DATES_FEED,
        description:
          'Days when a law introduces a new requirement or a part of the product is discontinued, with what to do.',
        page: '/#dates-to-plan-for',
        items: newestFirst(UPCOMING_DATES.map((date) => dateItem(date, day))),
      });
      return Promise.resolve();
    },
  };
}
