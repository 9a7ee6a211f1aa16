import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as prettier from 'prettier';
import {operationSlug} from '../../src/api/slugs';
import type {Language} from '../../src/api/samples/languages';
import {pascalCase, snakeCase} from '../../src/api/samples/text';
import {packages as dotnet, RUNTIME as DOTNET_RUNTIME} from './dotnet/installation';
import * as swift from './swift/installation';

/** A sample as a file on disk. */
export interface Program {
  /** Unique among the programs of its language. */
  readonly id: string;
  /** As the head of the sample calls it: createPrivacyRequest. */
  readonly name: string;
  readonly folder: string;
  readonly code: string;
}

/** What a program left behind. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How the samples of a language are run. */
interface Toolchain {
  /** The file of a program, in its folder. */
  readonly file: (name: string) => string;
  /** The command that runs a program in its folder. */
  readonly command: (program: Program) => readonly string[];
  readonly isInstalled: () => boolean;
  /** Whether that program is given the name of a file with the body, because the runtime has no standard input. */
  readonly readsFile?: boolean;
  readonly isCompiled: boolean;
  /** Compiles all programs at once, and checks their format; throws with the messages of the tools. */
  readonly build?: (programs: readonly Program[], folder: string, signal: AbortSignal) => Promise<void>;
}

/** Compiled libraries are kept between runs. */
const CACHE = path.resolve('node_modules/.cache/clearwarden-samples');

function answers(command: string, ...args: string[]): string | undefined {
  try {
    return execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return undefined;
  }
}

/** Runs a command to its end. */
export async function run(
  [command = '', ...args]: readonly string[],
  options: {cwd: string; env: NodeJS.ProcessEnv; input?: string; signal?: AbortSignal; timeout?: number},
): Promise<Outcome> {
  const {input = '', ...rest} = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {...rest, stdio: 'pipe'});
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, stdout, stderr}));
    // A program that reads no input may be gone before it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Runs a step of a build. Where a compiler can, it takes warnings as errors. */
async function step(command: readonly string[], cwd: string, signal: AbortSignal, env = {}): Promise<void> {
  const {code, stdout, stderr} = await run(command, {cwd, signal, env: {...process.env, ...env}});
  if (code !== 0) throw new Error(`${command.slice(0, 3).join(' ')} …\n${stdout}\n${stderr}`);
}

/** Fails with the names of the files that a formatter would change. */
async function formatted(command: readonly string[], cwd: string, signal: AbortSignal): Promise<void> {
  const {code, stdout, stderr} = await run(command, {cwd, signal, env: process.env});
  if (code !== 0 || stdout !== '') throw new Error(`Not formatted:\n${stdout}\n${stderr}`);
}

/** Writes a file unless it is there: an unchanged one is not compiled again. */
export function write(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** Where Debian keeps the sources of its Rust crates. */
const CRATES = '/usr/share/cargo/registry';
const CRATE_NAMES = ['reqwest', 'serde_json', 'uuid', 'hmac', 'sha2', 'data-encoding'];

/** Debian's own tools first: they are of the age of the crates. */
const rustTool = (name: string) => (fs.existsSync(`/usr/bin/${name}`) ? `/usr/bin/${name}` : name);
const cargo = rustTool('cargo');
const rustfmt = rustTool('rustfmt');

function hasCrates(): boolean {
  if (!fs.existsSync(CRATES)) return false;
  const found = fs.readdirSync(CRATES);
  return CRATE_NAMES.every((name) => found.some((folder) => new RegExp(`^${name}-\\d`).test(folder)));
}

/** The Python that has both libraries. */
const python = ['python3', '/usr/bin/python3']
  .map((name) => answers(name, '-c', 'import sys, requests, requests_toolbelt; print(sys.executable)'))
  .find(Boolean);

const javaMajor = Number(/^javac (\d+)/.exec(answers('javac', '-version') ?? '')?.[1]);

/** Versions of the API share names of classes, so the programs of each have a folder of their own. */
const classes = ({id, folder}: Program) => path.join(folder, '..', `${id.replace(/-.*/, '')}-classes`);

/** Samples use the option --fail-with-body. */
const [, curlMajor, curlMinor] = /^curl (\d+)\.(\d+)/.exec(answers('curl', '--version') ?? '') ?? [];
const isCurlNewEnough = Number(curlMajor) > 7 || (Number(curlMajor) === 7 && Number(curlMinor) >= 76);

/** Node.js says of its packages that they are modules without a word about it. */
const DOTNET = [process.execPath, '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
const dotnetScript = (name: string) => path.resolve('tests/samples/dotnet', name);

/** Every language, in the order of the samples. */
export const toolchains: Readonly<Record<Language, Toolchain>> = {
  curl: {
    isCompiled: false,
    file: () => 'main.sh',
    command: () => ['bash', 'main.sh'],
    isInstalled: () =>
      isCurlNewEnough &&
      ['uuidgen', 'openssl'].every((name) => answers('sh', '-c', `command -v ${name}`) !== undefined),
  },
  go: {
    isCompiled: true,
    file: (name) => `${snakeCase(name)}.go`,
    command: ({folder, id}) => [path.join(folder, '..', 'bin', id)],
    isInstalled: () => answers('go', 'version') !== undefined,
    async build(_programs, folder, signal) {
      write(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n');
      fs.mkdirSync(path.join(folder, 'bin'), {recursive: true});
      const env = {CGO_ENABLED: '0', GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local'};
      await step(['go', 'build', '-o', 'bin/', './...'], folder, signal, env);
      await step(['go', 'vet', './...'], folder, signal, env);
      await formatted(['gofmt', '-l', '.'], folder, signal);
    },
  },
  java: {
    isCompiled: true,
    file: (name) => `${pascalCase(name)}.java`,
    command: (program) => ['java', '-cp', classes(program), pascalCase(program.name)],
    // Samples use what version 17 has.
    isInstalled: () => javaMajor >= 17,
    async build(programs, folder, signal) {
      for (const target of new Set(programs.map(classes))) {
        const sources = programs
          .filter((program) => classes(program) === target)
          .map((program) => path.join(program.folder, `${pascalCase(program.name)}.java`));
        await step(
          ['javac', '-Xlint:all', '-Werror', '--release', '17', '-d', target, ...sources],
          folder,
          signal,
        );
      }
    },
  },
  nodejs: {
    isCompiled: false,
    file: (name) => `${operationSlug(name)}.mjs`,
    command: ({name}) => [process.execPath, `${operationSlug(name)}.mjs`],
    isInstalled: () => true,
    async build(programs) {
      const options = {parser: 'babel', singleQuote: true, bracketSpacing: false, printWidth: 90};
      for (const {id, code} of programs) {
        if (!(await prettier.check(`${code}\n`, options))) throw new Error(`Not formatted: ${id}`);
      }
    },
  },
  php: {
    isCompiled: false,
    file: (name) => `${operationSlug(name)}.php`,
    // Every notice and deprecation is shown. The test takes none.
    command: ({name}) => [
      'php',
      '-d',
      'error_reporting=-1',
      '-d',
      'display_errors=stderr',
      `${operationSlug(name)}.php`,
    ],
    isInstalled: () => answers('php', '-r', 'echo extension_loaded("curl") ? "yes" : "";') === 'yes',
  },
  python: {
    isCompiled: false,
    file: (name) => `${snakeCase(name)}.py`,
    command: ({name}) => [python ?? 'python3', `${snakeCase(name)}.py`],
    isInstalled: () => python !== undefined,
  },
  ruby: {
    isCompiled: false,
    file: (name) => `${snakeCase(name)}.rb`,
    command: ({name}) => ['ruby', '-w', `${snakeCase(name)}.rb`],
    isInstalled: () => answers('ruby', '--version') !== undefined,
  },
  rust: {
    isCompiled: true,
    file: () => 'main.rs',
    command: ({id}) => [path.join(CACHE, 'rust', 'debug', snakeCase(id))],
    isInstalled: () => answers(cargo, '--version') !== undefined && hasCrates(),
    async build(programs, folder, signal) {
      const source = `[source.crates-io]\nreplace-with = "debian"\n\n[source.debian]\ndirectory = "${CRATES}"\n`;
      write(path.join(folder, '.cargo/config.toml'), source);
      write(path.join(folder, 'Cargo.toml'), manifestOf(programs));
      // There is one version of each crate, and not the one of an earlier release of Debian.
      fs.rmSync(path.join(folder, 'Cargo.lock'), {force: true});
      // Symbols for a debugger would take most of the time to link.
      const env = {
        RUSTC: rustTool('rustc'),
        CARGO_TARGET_DIR: path.join(CACHE, 'rust'),
        CARGO_PROFILE_DEV_DEBUG: '0',
        RUSTFLAGS: '-D warnings',
      };
      await step([cargo, 'build', '--offline', '--quiet', '--bins'], folder, signal, env);
      if (answers(rustfmt, '--version') === undefined) return;
      const sources = programs.map((program) => path.join(program.folder, 'main.rs'));
      await formatted([rustfmt, '--check', '--edition', '2021', ...sources], folder, signal);
    },
  },
  swift: {
    isCompiled: true,
    file: (name) => `${pascalCase(name)}.swift`,
    command: ({folder}) => swift.program(path.join(folder, 'main')),
    isInstalled: swift.isInstalled,
    async build(programs, folder, signal) {
      const compile = (...args: readonly string[]) =>
        step(swift.compiler(folder, 'swiftc', '-warnings-as-errors', ...args), folder, signal);
      // It comes with the systems of Apple alone, and is a package elsewhere.
      write(path.join(folder, 'Crypto.swift'), fs.readFileSync('tests/samples/swift/Crypto.swift', 'utf8'));
      const library = ['-emit-library', '-static', '-emit-module', '-parse-as-library'];
      await compile(...library, '-module-name', 'Crypto', '-module-link-name', 'Crypto', 'Crypto.swift');
      const queue = [...programs];
      const work = async () => {
        for (let program = queue.shift(); program; program = queue.shift()) {
          const source = `${pascalCase(program.name)}.swift`;
          await compile('-I.', '-L.', '-o', `${program.id}/main`, `${program.id}/${source}`);
        }
      };
      await Promise.all(Array.from({length: os.availableParallelism()}, work));
    },
  },
  csharp: {
    isCompiled: true,
    file: (name) => `${pascalCase(name)}.cs`,
    command: () => [...DOTNET, dotnetScript('run.mjs'), DOTNET_RUNTIME],
    // It comes from npm, which everyone has, and no grammar of tree-sitter knows C# of today.
    isInstalled: () => true,
    readsFile: true,
    async build(programs, _folder, signal) {
      if (!dotnet.isInstalled()) throw new Error('.NET is not installed. Run: npm run test:samples');
      const folders = programs.map(({folder}) => folder);
      const compiler = [...DOTNET, '--import', 'tsx', dotnetScript('compile.mts')];
      await step([...compiler, ...folders], process.cwd(), signal);
    },
  },
};

/** The versions that the samples name: another one does not build. */
function manifestOf(programs: readonly Program[]): string {
  const bins = programs.map(({id}) => `[[bin]]\nname = "${snakeCase(id)}"\npath = "${id}/main.rs"\n`);
  return `[package]
name = "samples"
version = "1.0.0"
edition = "2021"
publish = false

[dependencies]
data-encoding = "2"
hmac = "0.12"
reqwest = { version = "0.11", features = ["blocking", "json", "multipart"] }
serde_json = "1"
sha2 = "0.10"
uuid = { version = "1", features = ["v4"] }

${bins.join('\n')}`;
}
