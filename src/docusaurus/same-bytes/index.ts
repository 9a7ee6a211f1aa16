import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {expectStep, installHooks} from '../hooks';

const minimizer = expectStep({
  name: 'same-bytes',
  expects: 'the minimizer of scripts is one SwcJsMinimizerRspackPlugin',
  isOnlyInBuild: true,
});

export const hooks = [minimizer];

/** Scripts with a table of the hashes of others: the runtime, and workers, which have one of their own. */
const WITH_HASHES = /(?:runtime~|_worker_)[^/]*\.js$/;

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
type Options = NonNullable<ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0]>;

/** Docusaurus' minimizer of scripts, for some files. The types of SWC, the bundler and webpack are not of one piece. */
function scriptMinimizer(
  files: Pick<Options, 'include' | 'exclude'>,
  mangle: object | true,
): Minimizers[number] {
  const minimizerOptions = {
    ...getSwcJsMinimizerOptions(),
    minify: true,
    mangle,
  } as Options['minimizerOptions'];
  return new rspack.SwcJsMinimizerRspackPlugin({...files, minimizerOptions}) as unknown as Minimizers[number];
}

/**
 * The minimizers, of which that of scripts names variables in scripts with hashes without counting letters.
 *
 * It gives the shortest names to the letters that a script has most of. In the runtime, the digits of hashes are
 * letters, too, and when it runs the hashes are provisional: they depend on the folder and on what is in the
 * cache. So two names changed places, and with them the hash of the runtime, which every page names.
 *
 * @see https://rustdoc.swc.rs/swc_ecma_minifier/option/struct.MangleOptions.html
 */
function minimizers(present: Minimizers): Minimizers {
  return present.flatMap((minimizer) =>
    minimizer instanceof rspack.SwcJsMinimizerRspackPlugin
      ? [
          scriptMinimizer({exclude: WITH_HASHES}, true),
          scriptMinimizer({include: WITH_HASHES}, {disableCharFreq: true}),
        ]
      : [minimizer],
  );
}

/** Makes the built site the same in whatever folder it is built. */
export default function sameBytes(): Plugin<undefined> {
  return {
    name: 'same-bytes',
    configureWebpack({optimization}, isServer) {
      const present = optimization?.minimizer ?? [];
      const own = minimizers(present);
      if (!isServer) {
        minimizer.run(() => {
          const count = own.length - present.length;
          if (count !== 1)
            throw new Error(`${count} minimizers of scripts are a SwcJsMinimizerRspackPlugin, not one`);
        });
      }
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {minimizer: own},
        plugins: installHooks(hooks, isServer),
      };
    },
  };
}
