import type {Plugin as UnifiedPlugin} from 'unified';
import type {Root} from 'mdast';
import {outlineOf, type Outline} from './outline';

/**
 * What the bundler's own reading of pages has found, by their text. It hangs on the process: Docusaurus loads its
 * configuration, which names the remark plugins, and each of its plugins with a copy of all modules of its own.
 */
const SHARED = Symbol.for('content-rules/compiled-outlines');
const shared = globalThis as {[SHARED]?: Map<string, Outline>};
const compiled = (shared[SHARED] ??= new Map<string, Outline>());

/**
 * Remark plugin: while a build compiles a page, the rules read it in the same tree. Reading is what costs: pages would
 * be read twice, for 20 seconds of a processor.
 *
 * A page that the rules can't read is not compiled either, however deep it is nested.
 */
export const recordOutlines: UnifiedPlugin = function () {
  const {parser} = this;
  if (process.env.NODE_ENV !== 'production' || !parser) return;
  this.parser = (source, file) => {
    const attempt: {tree?: Root} = {};
    const outline = outlineOf(source, () => (attempt.tree = parser(source, file) as Root));
    compiled.set(source, outline);
    // The rules say so in their own words before the bundler does, which goes on with the other pages.
    if (!attempt.tree) throw new Error(outline.flaws.map(({message}) => message).join('\n'));
    return attempt.tree;
  };
};

/** The outline of a page that has been compiled in this run. */
export const compiledOutlineOf = (source: string): Outline | undefined => compiled.get(source);
