import fs from 'node:fs';
import type {Compilation, Compiler, Module, NormalModule} from 'webpack';
import {posix, type Built, type BuiltModule, type Hook, type Side} from './hook';

export {
  expectFiles,
  expectModules,
  expectStep,
  expectText,
  replaceModule,
  rewriteText,
  type Hook,
  type StepHook,
} from './hook';

const NAME = 'hooks';

/** A mistake as it is told in the terminal. `npm run upgrade:rehearse` reads it. */
export const messageOf = (hook: Hook, flaw: string): string =>
  `Hook ${hook.name}: ${flaw}. "When a hook does not hold" in contributing/upgrading.md says what to do.`;

/** The text of a file of a package that is installed. */
function readPackageFile(file: string): string | undefined {
  try {
    return fs.readFileSync(require.resolve(file), 'utf8');
  } catch {
    return undefined;
  }
}

/** A module of the bundler as hooks see it. What the bundler makes up has no file. */
function describe(module: Module, {moduleGraph}: Compilation): BuiltModule {
  const {resource = '', rawRequest = '', loaders = []} = module as Partial<NormalModule>;
  return {
    request: rawRequest,
    file: posix(resource),
    type: module.type,
    // Rspack writes the place of the options behind the file.
    loaders: loaders.map(({loader}) => posix(loader).replace(/\?.*$/, '')),
    importers: () =>
      [...moduleGraph.getIncomingConnections(module)].flatMap(({originModule}) => {
        const importer = (originModule as Partial<NormalModule> | null)?.resource;
        return importer === undefined ? [] : [posix(importer)];
      }),
  };
}

/**
 * Installs hooks in a compiler and judges them by what came out: not while it works, because with its cache the
 * bundler neither asks for the modules again nor runs their loaders.
 */
class HooksPlugin {
  constructor(private readonly hooks: readonly Hook[]) {}

  apply(compiler: Compiler): void {
    for (const hook of this.hooks) hook.install?.(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const described = [...modules].map((module) => describe(module, compilation));
        this.judge('modules', {modules: described, files: new Map(), read: readPackageFile}, compilation);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        // By name: to ask for an asset copies it out of Rspack, and there are thousands.
        const files = new Map(
          Object.keys(assets).map((name) => [name, () => assets[name]?.source().toString() ?? '']),
        );
        this.judge('files', {modules: [], files, read: readPackageFile}, compilation);
      });
    });
  }

  private judge(by: Hook['judgedBy'], built: Built, compilation: Compilation): void {
    for (const hook of this.hooks.filter(({judgedBy}) => judgedBy === by)) {
      for (const flaw of hook.flaws(built)) {
        compilation.errors.push(new compilation.compiler.webpack.WebpackError(messageOf(hook, flaw)));
      }
    }
  }
}

/**
 * Plugins of the bundler that install hooks, and stop the build when one of them does not hold; the live preview says
 * so in the terminal and over the page. For `configureWebpack`.
 */
export function installHooks(
  hooks: readonly Hook[],
  isServer: boolean,
): {apply: (compiler: Compiler) => void}[] {
  const side: Side = isServer ? 'server' : 'client';
  const isBuild = process.env.NODE_ENV === 'production';
  return [
    new HooksPlugin(
      hooks.filter(({sides, isOnlyInBuild}) => sides.includes(side) && (isBuild || !isOnlyInBuild)),
    ),
  ];
}
