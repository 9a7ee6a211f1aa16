/**
 * Pairs for a test of two things that have nothing to do with each other, such as a viewport and a way to choose: every
 * value of both is in one pair at least. `npm run test:all` tries all pairs.
 */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): (readonly [A, B])[] {
  const all = first.flatMap((a, row) => second.map((b, column) => ({row, column, pair: [a, b] as const})));
  const length = Math.max(first.length, second.length);
  return all
    .filter(
      ({row, column}) =>
        process.env.ALL_PAGES ??
        (row - column) % (length === first.length ? second.length : first.length) === 0,
    )
    .map(({pair}) => pair);
}
