/**
 * Loader of `rewriteText`. It throws when the text is not in the module, so that an upgrade cannot undo it silently.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function rewriteTextLoader(source) {
  const {hook, file, before, after} = this.getOptions();
  if (!source.includes(before)) {
    throw new Error(`Hook ${hook}: ${file} has no "${before}" any more, which is to be replaced`);
  }
  return source.replace(before, () => after);
};
