/** How a service does the work of a capability: the marks that readers see, and what they mean. */
export const WORDS = {full: 'Immediately', half: 'As a job', none: 'Not offered'} as const;
export type Mark = keyof typeof WORDS;

/** The mark of each mode. */
export const MARKS = {sync: 'full', async: 'half'} as const satisfies Record<string, Mark>;

/** What a cell with a mark says to those who don't see it. */
export const ANSWERS = {
  full: `Yes, ${WORDS.full.toLowerCase()}`,
  half: `Yes, ${WORDS.half.toLowerCase()}`,
  none: 'No',
} as const satisfies Record<Mark, string>;
