// @ts-check

/**
 * Writes a figure that is drawn by hand in its dark colors.
 *
 * @this {import('webpack').LoaderContext<{recolor: (svg: string) => string}>}
 * @param {string} svg
 */
module.exports = function darkFigureLoader(svg) {
  return this.getOptions().recolor(svg);
};
