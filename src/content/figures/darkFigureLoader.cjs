// @ts-check

/**
 * Writes a figure in its dark colors. What has none stays as it is: `checkColors` has stopped the build before.
 *
 * @this {import('webpack').LoaderContext<{colors: Readonly<Record<string, string>>}>}
 * @param {string} svg
 */
module.exports = function darkFigureLoader(svg) {
  const {colors} = this.getOptions();
  return svg.replace(/#[\da-f]{3,8}\b/gi, (color) => colors[color] ?? color);
};
