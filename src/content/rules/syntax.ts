import {createRequire} from 'node:module';
import type {Root} from 'mdast';
import type remarkDirective from 'remark-directive';
import type remarkFrontmatter from 'remark-frontmatter';
import type remarkGfm from 'remark-gfm';
import type remarkMdx from 'remark-mdx';
import type remarkParse from 'remark-parse';
import {wholeTexts} from '../remark/wholeTexts';

/**
 * For packages that are ECMAScript modules. Docusaurus would translate each of their files before it loads them,
 * which takes seconds, so Node.js loads them itself.
 */
const load = createRequire(__filename);
const {unified} = load('unified') as typeof import('unified');

/** What Docusaurus reads pages with, up to the syntax tree. */
const processor = unified()
  .use((load('remark-parse') as {default: typeof remarkParse}).default)
  .use((load('remark-frontmatter') as {default: typeof remarkFrontmatter}).default)
  .use((load('remark-directive') as {default: typeof remarkDirective}).default)
  .use(wholeTexts)
  .use((load('remark-gfm') as {default: typeof remarkGfm}).default)
  .use((load('remark-mdx') as {default: typeof remarkMdx}).default)
  .freeze();

/**
 * Reads a page, front matter included.
 *
 * @throws VFileMessage when it is not MDX, with the place
 */
export const parse = (source: string): Root => processor.parse(source);
