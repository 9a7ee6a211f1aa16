import type {Compiler} from 'webpack';

/** A variable that `watchFirstLoad` looks for. */
export const END = ':root{--styles-end:1}';

/**
 * Writes a variable behind everything else in the stylesheet. A browser takes a stylesheet that ends early for a
 * whole one: only who finds the variable has all of it. After the minimizer, which moves rules.
 */
export class StylesEnd {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(StylesEnd.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({name: StylesEnd.name, stage}, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          compilation.updateAsset(file, (source) => new sources.ConcatSource(source, END));
        }
      });
    });
  }
}
