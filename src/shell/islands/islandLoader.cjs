// @ts-check
/**
 * Stands before the other loaders of `./file?island` and answers with an `IslandSource` (see
 * src/shell/browser/Island): in the build the component itself, in a browser a way to get it.
 */
module.exports = () => undefined;

/** @this {import('webpack').LoaderContext<{isServer: boolean}>} */
module.exports.pitch = function islandLoader() {
  const file = JSON.stringify(this.resourcePath);
  return this.getOptions().isServer
    ? `import Content from ${file}; export default {Content};`
    : `export default {load: () => import(${file}).then((module) => module.default)};`;
};
