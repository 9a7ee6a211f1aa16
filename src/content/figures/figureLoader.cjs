// @ts-check

/**
 * Draws a figure from its source, in the form and the mode that the query asks for.
 *
 * @this {import('webpack').LoaderContext<{draw: (text: string, query: string) => string}>}
 * @param {string} text
 */
module.exports = function figureLoader(text) {
  return this.getOptions().draw(text, this.resourceQuery);
};
