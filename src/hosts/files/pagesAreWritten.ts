/**
 * What a build says to the process that has started it when all pages are written, with the headers that name the
 * scripts in them. What follows are lists, indexes, and feeds.
 */
export const PAGES_ARE_WRITTEN = 'pages-are-written';
