import fs from 'node:fs';
import path from 'node:path';
import {Feed} from 'feed';
import {site} from '../../product/site';
import type {FeedAddress} from '../../product/feeds';
import {escapeHtml} from '../escapeHtml';

/** An entry of a feed. Its texts are plain, and only `content` is HTML, with whole addresses. */
export interface FeedItem {
  /** An address of the site that stays: readers of feeds know by it what they have read. */
  readonly id: string;
  /** Where to read it. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly published: Date;
  /** Later than `published`, where the entry says something else since then. */
  readonly updated?: Date | undefined;
  readonly authors: readonly string[];
  readonly products: readonly string[];
}

export interface FeedContent extends FeedAddress {
  readonly description: string;
  /** Path of the page that has the same. */
  readonly page: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

/** When a feed last changed: with its newest entry. The clock would make each build another. */
const updatedOf = (items: readonly FeedItem[]): Date =>
  new Date(Math.max(0, ...items.map(({published, updated = published}) => updated.getTime())));

/** RSS 2.0 and Atom. */
function xmlFeed({title, description, folder, page, items}: FeedContent): Feed {
  const feed = new Feed({
    id: site.url + page,
    title,
    description,
    link: site.url + page,
    language: 'en',
    updated: updatedOf(items),
    favicon: `${site.url}/img/favicon.svg`,
    copyright: site.copyright,
    generator: site.title,
    author: {name: site.productName, link: site.links.website},
    feedLinks: {rss: `${site.url}${folder}/rss.xml`, atom: `${site.url}${folder}/atom.xml`},
  });
  for (const item of items) {
    feed.addItem({
      id: item.id,
      link: item.url,
      // RSS and Atom take them for HTML, and one with `]]>` would end the section that it stands in.
      title: escapeHtml(item.title),
      description: escapeHtml(item.summary),
      content: item.content,
      date: item.updated ?? item.published,
      published: item.published,
      author: item.authors.map((name) => ({name})),
      category: item.products.map((name) => ({name, term: name})),
    });
  }
  return feed;
}

/**
 * JSON Feed 1.1. The package writes 1.0, and one author of an entry.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
function jsonFeed({title, description, folder, page, items}: FeedContent): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: site.url + page,
    feed_url: `${site.url}${folder}/feed.json`,
    favicon: `${site.url}/favicon.ico`,
    language: 'en',
    authors: [{name: site.productName, url: site.links.website}],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.content,
      date_published: item.published.toISOString(),
      ...(item.updated && {date_modified: item.updated.toISOString()}),
      ...(item.authors.length > 0 && {authors: item.authors.map((name) => ({name}))}),
      tags: item.products,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** Writes a feed in each of its forms. */
export function writeFeed(outDir: string, content: FeedContent): void {
  const folder = path.join(outDir, content.folder);
  const xml = xmlFeed(content);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'rss.xml'), xml.rss2());
  fs.writeFileSync(path.join(folder, 'atom.xml'), xml.atom1());
  fs.writeFileSync(path.join(folder, 'feed.json'), jsonFeed(content));
}
