/** Characters of a query that are searched for. A longer one is no question, and would keep the browser busy. */
export const LONGEST_QUERY = 200;
