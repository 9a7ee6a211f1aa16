const LIST = new Intl.ListFormat('en-US');

/** Items in a sentence, with the serial comma: `429 and 503`; `400, 403, and 429`. For the build: pages load no Intl. */
export const enumerate = (items: readonly string[]): string => LIST.format(items);
