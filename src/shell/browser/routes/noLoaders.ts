/** In the build of the pages and in the live preview all routes are there. */
export default {};
