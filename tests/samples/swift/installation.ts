import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The compiler of Swift. Debian has had a package of it since version 13. On an older one, that package and all it needs
 * are in a folder that the compiler takes for the root of a system, so that nothing of the system itself is replaced.
 */
export const ROOT = path.resolve('node_modules/.cache/clearwarden-swift/root');

/** The release whose packages are in the folder. */
export const RELEASE = 'trixie';

/** What a program needs to be compiled. */
export const PACKAGES = ['swiftlang', 'libc6-dev', 'libstdc++-14-dev'] as const;

/** What no program is compiled with, a third of it all: debuggers, editors, documentation, other compilers. */
export const LEFT_OUT = [
  './usr/share/*',
  '*lldb*',
  '*sourcekit*',
  './usr/libexec/swift/bin/clangd',
  './usr/libexec/swift/bin/docc',
  './usr/libexec/swift/lib/libLTO*',
  './usr/libexec/swift/lib/swift_static',
  './usr/libexec/gcc/*/cc1*',
] as const;

/** Says what is in the folder, where it is whole. */
const STAMP = path.join(ROOT, '..', 'content');
const CONTENT = [RELEASE, ...PACKAGES, ...LEFT_OUT].join('\n');

function ends(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

const isInPath = ends('swiftc', '--version');

const isUnpacked = (): boolean => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === CONTENT;

/** Notes that the folder is whole. */
export const stamp = (): void => fs.writeFileSync(STAMP, CONTENT);

/**
 * Whether there can be a compiler: one in the PATH, or another root on x64, which only root may take, and not in every
 * container.
 */
export const canBeHad = isInPath || (process.arch === 'x64' && ends('unshare', '--mount', 'true'));

export const isInstalled = (): boolean => isInPath || (canBeHad && isUnpacked());

/**
 * Runs a command in a folder, with the other root. What it mounts is gone when it ends: the processes of the system,
 * from which the compiler learns where it is, devices, and the folder itself, under its own path.
 */
const ENTER = `set -e
root=$1 folder=$2
shift 2
mkdir -p "$root/proc" "$root/dev" "$root/tmp" "$root$folder"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$folder" "$root$folder"
exec unshare --root="$root" --wd="$folder" "$@"`;

/** The command that runs a compiler in a folder, and sees no other one. */
export function compiler(folder: string, ...command: readonly string[]): readonly string[] {
  if (isInPath) return command;
  return ['unshare', '--mount', 'sh', '-c', ENTER, 'sh', ROOT, folder, ...command];
}

const LIBRARIES = ['usr/lib/x86_64-linux-gnu', 'usr/libexec/swift/lib/swift/linux'];

/** The command that runs a compiled program: with the libraries that it was compiled with. */
export function program(file: string): readonly string[] {
  if (isInPath) return [file];
  const libraries = LIBRARIES.map((folder) => path.join(ROOT, folder)).join(':');
  return [path.join(ROOT, 'lib64/ld-linux-x86-64.so.2'), '--library-path', libraries, file];
}
