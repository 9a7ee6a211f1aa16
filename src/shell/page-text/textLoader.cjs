// @ts-check
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/**
 * Stands after the loader for MDX, and takes a page apart: what a script must know of it, and its text, which is in the
 * built page already. See src/shell/browser/PageText.
 */

/** Components that are the same once they are on the page, or that `enliven` brings to life. */
const STILL = new Set([
  'Change',
  'Figure',
  'NextSteps',
  'PermissionTable',
  'Prerequisites',
  'Steps',
  'TabItem',
  'Tabs',
  'Term',
]);

const DEFAULT = 'export default function MDXContent(';
const CONTENT = 'function _createMdxContent(';
/** Imports of what only the text needs: how it is written, its samples of code, and its islands. */
const OF_TEXT =
  /^import .* from ["'](?:react\/jsx-runtime|@mdx-js\/react|@theme\/CodeBlock|@site\/src\/shell\/browser\/Island|\.\/samples\/[^"']+\?source|[^"']+\?island)["'];$/gm;

/** Imports of partials, with their contents for those of the page. */
const PARTIAL = /^import \w+(?:, \{toc as \w+\})? from ["'](\.[^"']*\/_[^"'/]+\.mdx)["'];$/gm;
const CONTENTS_OF_PARTIAL = /\.\.\.__toc\w+,?/g;
/** Any other import. */
const IMPORT = /^import .* from ["']([^"']+)["'];$/gm;

/** What a list of months asks for. It shows their headlines and changes, and nothing of their texts. */
const EXCERPT = '?truncated=true';

/** The data of a page, which the loader hands on. */
const METADATA = /^export \{default as metadata\} from '([^']+)'$/m;

/** Code of texts whose pages are compiled, by file, until the bundler asks for it: so a page is compiled once. */
const texts = new Map();

/**
 * @typedef {object} Options
 * @property {boolean} isServer
 * @property {boolean} isInBuild
 * @property {import('./index').TextComponents} components
 */

/**
 * Whether a partial needs no script, and has no heading that the contents of a page would need from it.
 *
 * @param {string} file
 */
function isStillPartial(file) {
  const text = fs
    .readFileSync(file, 'utf8')
    .replace(/^( *)```[^]*?^\1```/gm, '')
    .replace(/`[^`\n]*`/g, '');
  const components = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name ?? '');
  return !/^ *(?:#|import |<details)/m.test(text) && components.every((name) => STILL.has(name));
}

/**
 * What of a page stays when its text is gone, and what of its components is needed to bring it to life. Nothing for a
 * page whose text has to be a script.
 *
 * @param {string} source
 * @param {readonly string[]} partials
 * @param {Options['components']} components
 */
function takeApart(source, partials, components) {
  const names = [...source.matchAll(/_missingMdxReference\("([^"]+)"/g)].map(([, name]) => name ?? '');
  /** @type {import('./index').TextComponent} */
  let parts = {};
  const data = source
    .slice(0, source.indexOf(CONTENT))
    .replace(OF_TEXT, '')
    .replace(PARTIAL, '')
    .replace(CONTENTS_OF_PARTIAL, '')
    .replace(IMPORT, (line, name) => {
      const component = components[name];
      if (Object.keys(component ?? {}).some((way) => way in parts))
        throw new Error(
          `Hook page-text: of two components in a text, ${name} among them, one would stay dead`,
        );
      parts = {...parts, ...component};
      return component ? '' : line;
    });
  const isStill =
    !/^import /m.test(data) &&
    !/^ *details: "details"/m.test(source) &&
    names.every((name) => STILL.has(name)) &&
    partials.every(isStillPartial);
  return isStill ? {data, ...parts} : undefined;
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
 * @this {import('webpack').LoaderContext<Options>}
 * @param {string} source
 */
module.exports = function textLoader(source) {
  if (!source.includes(DEFAULT) || !source.includes(CONTENT))
    throw new Error(`Hook page-text: the loader for MDX writes no "${DEFAULT}" and "${CONTENT}"`);
  if (this.resourceQuery === EXCERPT)
    return `${source.slice(0, source.indexOf(CONTENT)).replace(OF_TEXT, '')}
export default () => undefined;
`;
  const {isServer, isInBuild, components} = this.getOptions();
  if (!isInBuild || this.resourceQuery) return withDefault(source, 'live');
  const folder = path.dirname(this.resourcePath);
  const partials = [...source.matchAll(PARTIAL)].map(([, name = '']) => path.resolve(folder, name));
  for (const partial of partials) this.addDependency(partial);
  const parts = takeApart(source, partials, components);
  if (!parts) return withDefault(source, 'live');
  if (isServer) return withDefault(source, 'written');
  texts.set(this.resourcePath, withDefault(source, 'live'));
  // Not the whole path: it differs from machine to machine, and the same sources give the same bytes.
  const file = path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/');
  const name = crypto.createHash('sha256').update(file).digest('hex').slice(0, 5);
  const data = METADATA.exec(source)?.[1];
  if (data === undefined) throw new Error(`Hook page-text: the loader for MDX writes no ${METADATA}`);
  const {live, lives} = parts;
  return `import pageText from '@site/src/shell/browser/PageText';
import data from ${JSON.stringify(data)};
${lives === undefined ? '' : `import lives from ${JSON.stringify(lives)};`}
${parts.data}
export default pageText({
  path: data.permalink,
  load: () => import(/* webpackChunkName: "t${name}", webpackExports: ["default"] */ ${JSON.stringify(`${this.resourcePath}?text`)}),
  ${live === undefined ? '' : `loadLive: () => import(/* webpackExports: ["default"] */ ${JSON.stringify(live)}),`}
  ${lives === undefined ? '' : 'lives,'}
});
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
