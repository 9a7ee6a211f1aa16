import {PRODUCTS, type Product} from './products';

/**
 * Products that have a date in `upcomingDates.ts`, and so a calendar, which must not be empty. By themselves, because
 * pages of a product need no more of the dates.
 */
export const DATED_PRODUCTS = ['Request Manager', 'Consent', 'API'] as const satisfies readonly Product[];

export type DatedProduct = (typeof DATED_PRODUCTS)[number];

export const isDated = (product: Product): product is DatedProduct =>
  (DATED_PRODUCTS as readonly Product[]).includes(product);

export const productCalendarPath = (product: Product): string => `/calendars/${PRODUCTS[product]}.ics`;
