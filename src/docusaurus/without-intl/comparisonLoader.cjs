// @ts-check
/**
 * Loader for Docusaurus' `useShallowMemoObject`: it sorts names of properties, so their language does not matter.
 * It throws when the hook is written differently, so that an upgrade cannot undo this silently.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function comparisonLoader(source) {
  const before = 'a[0].localeCompare(b[0])';
  if (!source.includes(before)) {
    throw new Error(`without-intl: "${before}" is no longer in @docusaurus/theme-common's reactUtils`);
  }
  return source.replace(before, '(a[0] < b[0] ? -1 : 1)');
};
