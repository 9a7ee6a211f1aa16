import {load, type CheerioAPI} from 'cheerio';
import {site} from '../../product/site';
import {isInEffect, type UpcomingDate} from '../../product/upcomingDates';
import type {ChangeItem} from '../changes';
import type {FeedItem} from './writeFeed';

/** What a feed takes from a month of the changelog. */
export interface Month {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly authors: readonly string[];
  /** Labels of its tags. */
  readonly products: readonly string[];
  readonly changes: readonly ChangeItem[];
}

/** The element that Docusaurus puts around the text of a month, for feeds. */
const TEXT = '#__blog-post-container';
/** What `<Change>` is on a page: kind, product, and date, which only the stylesheet keeps apart. */
const CHANGE = 'h2 + p:has(> time)';

/** The text of a built month, for readers that know neither its address nor its scripts. */
function textOf(html: string, url: string): CheerioAPI {
  const $ = load(html);
  const text = $(TEXT);
  if (text.length === 0) throw new Error(`${url} has no ${TEXT}, which the feeds take its text from.`);
  // A text that needs no script has an element of its own, see src/shell/page-text.
  const still = text.children('.markdown');
  still.replaceWith(still.contents());
  text.find('.hash-link, wbr').remove();
  text.find(`${CHANGE} > :not(:last-child)`).after(' · ');
  for (const name of ['href', 'src']) {
    text.find(`[${name}]`).attr(name, (_index, value) => new URL(value, url).href);
  }
  return $;
}

/** A month as a whole, and each of its changes. */
export function itemsOf(
  month: Month,
  html: string,
): {readonly whole: FeedItem; readonly changes: FeedItem[]} {
  const {permalink, title, description, date, authors, products, changes} = month;
  const url = site.url + permalink;
  const $ = textOf(html, url);
  const whole = {
    id: url,
    url,
    title,
    summary: description,
    content: $(TEXT).html() ?? '',
    published: date,
    authors,
    products,
  };
  return {
    whole,
    changes: changes.map(({heading, id, product, kind, date: day}) => {
      const section = $(`${TEXT} > [id="${id}"]`).nextUntil('h2').not(CHANGE);
      return {
        id: `${url}#${id}`,
        url: `${url}#${id}`,
        title: heading,
        summary: `${kind} in ${product}, ${title}`,
        content: section
          .toArray()
          .map((element) => $.html(element))
          .join('\n'),
        published: new Date(day),
        authors,
        products: [product],
      };
    }),
  };
}

/**
 * A date to plan for, as it is told on a day: what is ahead, or what has come.
 *
 * @param day YYYY-MM-DD
 */
export function dateItem(date: UpcomingDate, day: string): FeedItem {
  const hasCome = isInEffect(date, day);
  const {title, text} = {...date, ...(hasCome ? date.inEffect : {})};
  const url = site.url + date.page.path;
  return {
    // Its place on the home page.
    id: `${site.url}/#${date.id}`,
    url,
    title: `${date.date}: ${title}`,
    summary: text,
    content: `<p>${text}</p>\n<p><a href="${url}">${date.page.label}</a></p>`,
    published: new Date(date.announced),
    updated: hasCome ? new Date(date.date) : undefined,
    authors: [],
    products: [date.product],
  };
}

/** Newest first; of the same day, as they are on their page. */
export const newestFirst = (items: readonly FeedItem[]): FeedItem[] =>
  [...items].sort((a, b) => (b.updated ?? b.published).getTime() - (a.updated ?? a.published).getTime());
