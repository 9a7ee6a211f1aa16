import {PRODUCTS, type Product} from './products';

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

/** Every change of a product, each by itself. The folder is below the list of its months. */
export const productFeed = (product: Product): FeedAddress => ({
  title: `Clearwarden changelog: ${product}`,
  folder: `/changelog/tags/${PRODUCTS[product]}`,
});

/** All feeds of the site. */
export const FEEDS: readonly FeedAddress[] = [
  CHANGELOG_FEED,
  DATES_FEED,
  ...(Object.keys(PRODUCTS) as Product[]).map(productFeed),
];

/** Products that have dates: a calendar must not be empty. */
export const DATED_PRODUCTS = ['Request Manager', 'Consent', 'API'] as const satisfies readonly Product[];

export const isDated = (product: Product): product is (typeof DATED_PRODUCTS)[number] =>
  (DATED_PRODUCTS as readonly Product[]).includes(product);

export const productCalendarPath = (product: Product): string => `/calendars/${PRODUCTS[product]}.ics`;
