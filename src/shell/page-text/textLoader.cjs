// @ts-check
const crypto = require('node:crypto');
const path = require('node:path');

/**
 * Stands after the loader for MDX, and takes a page apart: what a script must know of it, and its text, which is in the
 * built page already. See src/shell/browser/PageText.
 */

/** Components that are the same once they are on the page, or that `enliven` brings to life. */
const STILL = new Set(['Figure', 'NextSteps', 'PermissionTable', 'Prerequisites', 'Steps', 'Term']);

const DEFAULT = 'export default function MDXContent(';
const CONTENT = 'function _createMdxContent(';
/** Imports of what only the text needs: how it is written, and its samples of code. */
const OF_TEXT =
  /^import .* from "(?:react\/jsx-runtime|@mdx-js\/react|@theme\/CodeBlock|\.\/samples\/[^"]+\?source)";$/gm;

/** The data of a page, which the loader hands on. */
const METADATA = /^export \{default as metadata\} from '([^']+)'$/m;

/** Code of texts whose pages are compiled, by file, until the bundler asks for it: so a page is compiled once. */
const texts = new Map();

/**
 * Whether a page needs no script for its text.
 *
 * @param {string} source
 */
function isStill(source) {
  const components = [...source.matchAll(/_missingMdxReference\("([^"]+)"/g)].map(([, name]) => name ?? '');
  return (
    !/^import /m.test(source.replace(OF_TEXT, '')) &&
    !/^ *details: "details"/m.test(source) &&
    components.every((name) => STILL.has(name))
  );
}

/**
 * The code of a page whose default is made of what it was.
 *
 * @param {string} source
 * @param {'live' | 'written'} kind
 */
function withDefault(source, kind) {
  return `import asText from '@site/src/shell/browser/PageText/${kind}';
${source.replace(DEFAULT, () => 'function MDXContent(')}
export default asText(MDXContent);
`;
}

/**
 * @this {import('webpack').LoaderContext<{isServer: boolean, isInBuild: boolean}>}
 * @param {string} source
 */
module.exports = function textLoader(source) {
  const end = source.indexOf(CONTENT);
  if (!source.includes(DEFAULT) || end === -1)
    throw new Error(`Hook page-text: the loader for MDX writes no "${DEFAULT}" and "${CONTENT}"`);
  const {isServer, isInBuild} = this.getOptions();
  if (!isInBuild || this.resourceQuery || !isStill(source)) return withDefault(source, 'live');
  if (isServer) return withDefault(source, 'written');
  texts.set(this.resourcePath, withDefault(source, 'live'));
  // Not the whole path: it differs from machine to machine, and the same sources give the same bytes.
  const file = path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/');
  const name = crypto.createHash('sha256').update(file).digest('hex').slice(0, 5);
  const data = METADATA.exec(source)?.[1];
  if (data === undefined) throw new Error(`Hook page-text: the loader for MDX writes no ${METADATA}`);
  return `import pageText from '@site/src/shell/browser/PageText';
import data from ${JSON.stringify(data)};
${source.slice(0, end).replace(OF_TEXT, '')}
export default pageText(data.permalink, () =>
  import(/* webpackChunkName: "t${name}", webpackExports: ["default"] */ ${JSON.stringify(`${this.resourcePath}?text`)}));
`;
};

/** @this {import('webpack').LoaderContext<unknown>} */
module.exports.pitch = function textLoader() {
  const text = this.resourceQuery === '?text' ? texts.get(this.resourcePath) : undefined;
  if (text === undefined) return undefined;
  texts.delete(this.resourcePath);
  this.addDependency(this.resourcePath);
  return text;
};
