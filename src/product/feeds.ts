import {PRODUCTS, PRODUCT_NAMES, type Product} from './products';

/** The forms in which each feed is published, with their types in `<link rel="alternate">`. */
export const FEED_FORMATS = [
  {file: 'rss.xml', label: 'RSS', type: 'application/rss+xml'},
  {file: 'atom.xml', label: 'Atom', type: 'application/atom+xml'},
  {file: 'feed.json', label: 'JSON', type: 'application/feed+json'},
] as const;

/** A feed: its title, and the folder that has it in each form. */
export interface FeedAddress {
  readonly title: string;
  readonly folder: string;
}

/** Every month of the changelog, whole. */
export const CHANGELOG_FEED: FeedAddress = {title: 'Clearwarden changelog', folder: '/changelog'};

/** The days of `upcomingDates.ts`. */
export const DATES_FEED: FeedAddress = {
  title: 'Clearwarden: dates to plan for',
  folder: '/changelog/upcoming-dates',
};

/** Every month in which the API changed. */
export const API_FEED: FeedAddress = {title: 'Clearwarden API: changes', folder: '/api/v2/changes'};

/** The same as Atom, at an address that is short enough to remember. */
export const API_FEED_SHORT = '/api-changes.xml';

/** Every change of a product, each by itself. The folder is below the list of its months. */
export const productFeed = (product: Product): FeedAddress => ({
  title: `Clearwarden changelog: ${product}`,
  folder: `/changelog/tags/${PRODUCTS[product]}`,
});

/** Attributes of the `<link>` elements that tell programs of a feed. */
export const feedAlternates = ({title, folder}: FeedAddress) =>
  FEED_FORMATS.map(({file, label, type}) => ({
    rel: 'alternate',
    type,
    href: `${folder}/${file}`,
    title: `${title} (${label})`,
  }));

/** All feeds of the site. */
export const FEEDS: readonly FeedAddress[] = [
  CHANGELOG_FEED,
  DATES_FEED,
  API_FEED,
  ...PRODUCT_NAMES.map(productFeed),
];
