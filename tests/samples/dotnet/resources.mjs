// @ts-check
/**
 * The compiler's package is for bundlers, which give the address of a file that is no module. So does this, as a hook of
 * Node.js.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!/\.(?:dll|dat|wasm)$/.test(url)) return next(url, context);
  return {format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(url)};`};
}
