// @ts-check
/**
 * Loader for Docusaurus' `useWindowSize`: 996 px counts as desktop.
 * It throws when the hook is written differently, so that an upgrade cannot undo this silently.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function windowSizeLoader(source) {
  const before = 'window.innerWidth > desktopBreakpoint';
  if (!source.includes(before)) {
    throw new Error(`breakpoint: "${before}" is no longer in @docusaurus/theme-common's useWindowSize`);
  }
  return source.replace(before, 'window.innerWidth >= desktopBreakpoint');
};
