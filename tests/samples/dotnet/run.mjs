// @ts-check
/**
 * Runs `Program.dll` of the folder it is in, as `dotnet` would: `node run.mjs RUNTIME [argument…]`. It is started for
 * every call of a sample, so nothing has to be compiled first.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const [runtimeFolder = '', ...args] = process.argv.slice(2);
const framework = path.join(runtimeFolder, 'wwwroot/_framework');

/** What it was built with, which the page that it was built for does not share with it. */
const [, built = '{}'] =
  /\/\*json-start\*\/([\s\S]*?)\/\*json-end\*\//.exec(
    fs.readFileSync(path.join(framework, 'dotnet.js'), 'utf8'),
  ) ?? [];
const {resources, runtimeConfig} = JSON.parse(built);
const {jsModuleNative, jsModuleRuntime, wasmNative, coreAssembly, assembly} = resources;

/** Asked with an address as in a page: whether a request can be a stream. Node.js has no page that it counts from. */
class PageRequest extends Request {
  /**
   * @param {RequestInfo | URL} input
   * @param {RequestInit} [init]
   */
  constructor(input, init) {
    super(input === '' ? 'http://localhost/' : input, init);
  }
}
globalThis.Request = PageRequest;

const {dotnet} = await import(pathToFileURL(path.join(runtimeFolder, 'dotnet.js')).href);
const runtime = await dotnet
  .withConfig({
    mainAssemblyName: 'Program',
    globalizationMode: 'invariant',
    disableIntegrityCheck: true,
    resources: {
      jsModuleNative,
      jsModuleRuntime,
      wasmNative,
      coreAssembly,
      assembly: [
        ...assembly.filter((/** @type {{name: string}} */ {name}) =>
          /^(?:System|Microsoft\.Win32)\./.test(name),
        ),
        {virtualPath: 'Program.dll', name: 'Program.dll'},
      ],
    },
    runtimeConfig: {
      runtimeOptions: {
        configProperties: {
          ...runtimeConfig.runtimeOptions.configProperties,
          'System.Globalization.Invariant': true,
          // Messages as they are everywhere else.
          'System.Resources.UseSystemResourceKeys': false,
          // As in a program of one file, which is to be compiled ahead of time.
          'System.Text.Json.JsonSerializer.IsReflectionEnabledByDefault': false,
        },
      },
    },
  })
  .withEnvironmentVariables(process.env)
  .withResourceLoader((/** @type {string} */ _type, /** @type {string} */ name) => {
    const file = name === 'Program.dll' ? path.resolve(name) : path.join(framework, name);
    if (name.endsWith('.js')) return pathToFileURL(file).href;
    const type = name.startsWith('dotnet.native') ? 'application/wasm' : 'application/octet-stream';
    return Promise.resolve(new Response(fs.readFileSync(file), {headers: {'Content-Type': type}}));
  })
  .create();

// What lies beside the program: it sees no other files.
for (const entry of fs.readdirSync('.', {withFileTypes: true})) {
  if (!entry.isFile()) continue;
  runtime.Module.FS_createDataFile('/', entry.name, fs.readFileSync(entry.name), true, true, true);
}
process.exit(await runtime.runMain('Program', args));
