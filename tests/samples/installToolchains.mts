/**
 * Installs with apt-get what the tests beside it need to run the samples and the handlers of webhooks, and what is not
 * there yet. It says which command it runs. `--print` only prints it. C# comes from npm, because Debian has no .NET, and
 * Swift from a later release of Debian where this one has none.
 *
 * What a release of Debian does not have is named and left out: the test parses those samples. A later release's
 * compiler of Swift needs root, and x64; ASP.NET Core needs Linux on x64.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {aptGet} from '../../scripts/apt';
import {hasAspNet, packages as dotnet} from './dotnet/installation';
import {installSwift} from './swift/install';
import {isInstalled as hasSwift, PACKAGES as SWIFT} from './swift/installation';

/** The packages of each language, and of frameworks that a release may lack, in the names of Debian 12 and later. */
const PACKAGES = {
  curl: ['bash', 'curl', 'openssl', 'uuid-runtime'],
  go: ['golang-go'],
  java: ['default-jdk-headless'],
  php: ['php-cli', 'php-curl', 'php-sqlite3'],
  python: ['python3', 'python3-django', 'python3-flask', 'python3-requests', 'python3-requests-toolbelt'],
  ruby: ['ruby', 'ruby-rails', 'ruby-sqlite3', 'ruby-webrick'],
  rust: [
    'cargo',
    'rustc',
    'rustfmt',
    'librust-data-encoding-dev',
    'librust-hmac-dev',
    'librust-reqwest-dev',
    'librust-serde-json-dev',
    'librust-sha2-dev',
    'librust-uuid-dev',
  ],
  laravel: ['php-laravel-framework'],
  spring: [
    'libspring-web-servlet-java',
    'libspring-jdbc-java',
    'libtomcat9-java',
    'libjackson2-databind-java',
    'libh2-java',
  ],
  swift: SWIFT,
};

function output(command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

const isInstalled = (name: string) =>
  output('dpkg-query', '--show', '--showformat=${db:Status-Status}', name) === 'installed';

function isAvailable(name: string): boolean {
  const [, candidate = '(none)'] = /Candidate: (.*)/.exec(output('apt-cache', 'policy', name)) ?? [];
  return candidate !== '(none)';
}

function run(command: string, args: readonly string[]): void {
  console.log(`$ ${[command, ...args].join(' ')}`);
  if (process.argv.includes('--print')) return;
  const {status, error} = spawnSync(command, args, {stdio: 'inherit'});
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.argv.includes('--print')) {
  dotnet.install('Installing the compiler of C# and the runtime of .NET');
  if (process.platform === 'linux' && process.arch === 'x64' && !hasAspNet()) {
    // npm takes no offense at an optional package that it could not get.
    fs.rmSync(dotnet.stamp);
    console.error('ASP.NET Core could not be installed. Run it again.');
    process.exit(1);
  }
}

if (output('apt-get', '--version') === '') {
  console.error('This needs apt-get. Install the languages by hand: the test finds them in the PATH.');
  process.exit(1);
}

const missing = Object.entries(PACKAGES)
  .filter(([language]) => language !== 'swift' || !hasSwift())
  .map(([language, names]) => ({language, names: names.filter((name) => !isInstalled(name))}))
  .filter(({names}) => names.length > 0);

if (missing.length === 0) {
  console.log('Everything is installed.');
  process.exit();
}

// Who only reads the commands need not be root.
const [program, ...apt] = (process.argv.includes('--print') ? ['apt-get'] : await aptGet()) ?? [];
if (!program) {
  console.error('This needs root, or sudo without a password.');
  process.exit(1);
}
// Without its lists, apt knows of no package.
run(program, [...apt, 'update']);
const wanted = missing.filter(({language, names}) => {
  const absent = names.filter((name) => !isAvailable(name));
  if (absent.length > 0) console.log(`${language}: this release has no ${absent.join(', ')}.`);
  return absent.length === 0;
});
const names = wanted.flatMap((language) => language.names);
if (names.length > 0) run(program, [...apt, 'install', '--yes', '--no-install-recommends', ...names]);
// A later release has it, and needs the library of C that comes with it.
if (process.argv.includes('--print')) {
  if (!hasSwift())
    console.log('# and a folder of its own gets swiftc, from a later release, where none of these is it');
} else if (!hasSwift() && !installSwift()) {
  console.log('swift: no compiler. Install swiftc by hand, and the test finds it in the PATH.');
}
