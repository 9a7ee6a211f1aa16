// @ts-check

/**
 * @typedef {{permalink: string, title: string, date: string, frontMatter: {headline: string}}} Metadata
 */

/**
 * Leaves of each month what `theme/BlogArchivePage` shows.
 *
 * @param {string} source
 */
module.exports = function archiveLoader(source) {
  /** @type {{archive: {blogPosts: readonly {metadata: Metadata}[]}}} */
  const {archive} = JSON.parse(source);
  return JSON.stringify({
    archive: {
      blogPosts: archive.blogPosts.map(({metadata: {permalink, title, date, frontMatter}}) => ({
        metadata: {permalink, title, date, frontMatter: {headline: frontMatter.headline}},
      })),
    },
  });
};
