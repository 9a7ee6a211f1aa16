import {createRequire} from 'node:module';
import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Processor} from 'unified';

/**
 * Packages that are ECMAScript modules. Docusaurus would translate each of their files before it loads them, which
 * takes seconds, so Node.js loads them itself.
 */
const load = createRequire(__filename);
const {unified} = load('unified') as typeof import('unified');
const plugin = <Module>(name: string): Module => (load(name) as {default: Module}).default;

/** What Docusaurus reads pages with, up to the syntax tree. */
const processor: Processor<Root> = unified()
  .use(plugin<typeof import('remark-parse').default>('remark-parse'))
  .use(plugin<typeof import('remark-frontmatter').default>('remark-frontmatter'))
  .use(plugin<typeof import('remark-directive').default>('remark-directive'))
  .use(plugin<typeof import('remark-gfm').default>('remark-gfm'))
  .use(plugin<typeof import('remark-mdx').default>('remark-mdx'))
  .freeze() as unknown as Processor<Root>;

/**
 * Reads a page, front matter included.
 *
 * @throws VFileMessage when it is not MDX, with the place
 */
export const parse = (source: string): Root => processor.parse(source);
