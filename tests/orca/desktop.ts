import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {promisify} from 'node:util';
import {findBrowser} from '../../scripts/browsers';

const run = promisify(execFile);

/** Milliseconds without a word after which the words that are expected don't come. */
const SILENCE = 4_000;
/** Milliseconds after which Orca has nothing to say. */
const PATIENCE = 8_000;
/** Milliseconds from "Finished loading" until keys reach the page: Orca says so while Firefox still moves the focus. */
const SETTLED = 2_500;

/** A browser without questions of its own, suggestions, and connections to its maker. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.page': 0,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.openpage': false,
  'browser.urlbar.suggest.searches': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
  'widget.use-xdg-desktop-portal.settings': 0,
};

/** Orca reads what the keys lead to, and neither a page of its own accord nor the letters that are typed. */
const ORCA = {
  profile: ['Default', 'default'],
  sayAllOnLoad: false,
  pageSummaryOnLoad: false,
  enableKeyEcho: false,
  enableEchoByCharacter: false,
  enableTutorialMessages: false,
};

/** A reader who hears: Firefox under Orca, on a screen that no one sees. */
export interface Desktop {
  /** Opens an address as a reader does, and gives what is said of the page. */
  readonly open: (address: string) => Promise<string>;
  /**
   * Presses a key by its name in X11, such as `Tab` or `ctrl+k`, and gives what is said: all of it as soon as it has
   * the expected words, or after so many milliseconds of silence.
   */
  readonly press: (keys: string, expected: RegExp, silence?: number) => Promise<string>;
  /** Types a text, and gives what is said. */
  readonly type: (text: string, expected: RegExp) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** What has to be there. Debian has packages with the same names; gdbus is in libglib2.0-bin. */
export const PROGRAMS = ['Xvfb', 'dbus-daemon', 'gdbus', 'orca', 'xdotool'] as const;

/** Programs that are not there. */
export const missingPrograms = (): string[] =>
  PROGRAMS.filter(
    (program) =>
      !(process.env.PATH ?? '')
        .split(path.delimiter)
        .some((folder) => fs.existsSync(path.join(folder, program))),
  );

/** What Orca has said since a place in its log, as one text. */
const spoken = (log: string): string =>
  [...log.matchAll(/^SPEECH OUTPUT: '(.*)'(?:\s?\{.*\})?$/gm)]
    .map(([, words = '']) => words.trim())
    .join(' ');

/** Commands of xdotool for keys that are pressed together. Its own leave Ctrl first, and Orca takes K as a command. */
const pressed = (keys: readonly string[]): string[] => [
  ...keys.flatMap((key) => ['keydown', key]),
  ...[...keys].reverse().flatMap((key) => ['keyup', key]),
];

/** Orca runs this when it starts. Its own log comes in blocks, long after the words. */
const LISTEN = (log: string): string => `from orca import debug

heard = open(${JSON.stringify(log)}, "a", encoding="utf-8", buffering=1)

def println(level, text="", *rest):
    if text.startswith("SPEECH OUTPUT"):
        heard.write(text + "\\n")

debug.println = println
`;

/**
 * Starts a display, a bus, Orca, and Firefox, in folders of their own. Orca writes what it says to a log, and needs no
 * voice for that.
 *
 * @throws Error when Firefox shows no window
 */
export async function startDesktop(): Promise<Desktop> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'orca-'));
  const log = path.join(home, 'orca.log');
  const inHome = (name: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(home, name)), {recursive: true});
    fs.writeFileSync(path.join(home, name), content);
  };
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  inHome('profile/user.js', lines.join('\n'));
  inHome(
    '.local/share/orca/user-settings.conf',
    JSON.stringify({general: ORCA, profiles: {default: ORCA}, pronunciations: {}, keybindings: {}}),
  );
  inHome('.local/share/orca/orca-customizations.py', LISTEN(log));
  inHome('orca.log', '');
  fs.mkdirSync(path.join(home, 'run'), {mode: 0o700});

  const firefox = findBrowser('firefox')?.file ?? 'firefox-esr';
  const ofProfile = ['--profile', path.join(home, 'profile')];
  const started: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: path.join(home, 'run'),
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    GTK_USE_PORTAL: '0',
    MOZ_DISABLE_CONTENT_SANDBOX: '1',
  };
  const start = (program: string, args: readonly string[]): ChildProcess => {
    const child = spawn(program, args, {env, stdio: ['ignore', 'pipe', 'ignore', 'pipe']});
    started.push(child);
    return child;
  };
  /** The first line that a program writes to one of its files. */
  const firstLine = async (child: ChildProcess, file: 1 | 3): Promise<string> => {
    const [line] = (await once(child.stdio[file] as NodeJS.ReadableStream, 'data')) as [Buffer];
    return line.toString().trim();
  };

  const close = async (): Promise<void> => {
    for (const child of started.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await Promise.race([once(child, 'exit'), wait(3_000)]);
      child.kill('SIGKILL');
    }
    fs.rmSync(home, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  };

  try {
    const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
    env.DISPLAY = `:${await firstLine(display, 3)}`;
    const bus = start('dbus-daemon', ['--session', '--nofork', '--nosyslog', '--print-address=1']);
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus, 1);
    for (const status of ['IsEnabled', 'ScreenReaderEnabled']) {
      await run(
        'gdbus',
        [
          ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
          ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', status, '<true>'],
        ],
        {env},
      );
    }
    start('orca', ['--replace', '--disable=braille']);
    await wait(3_000);
    start(firefox, [...ofProfile, '--width=1280', '--height=1024', 'about:blank']);
    const {stdout} = await run('xdotool', ['search', '--sync', '--onlyvisible', '--class', 'firefox'], {
      env,
      timeout: 60_000,
    });
    await wait(3_000);
    await run('xdotool', ['windowfocus', stdout.trim().split('\n').at(-1) ?? ''], {env});
    await wait(2_000);
  } catch (error) {
    await close();
    throw error;
  }

  /**
   * Does something, and gives what is said from then on: all of it, as soon as the expected words are there, and what
   * there is when it has been silent for so long that they will not come.
   */
  const hear = async (
    act: () => Promise<unknown>,
    expected: RegExp,
    {patience = PATIENCE, silence = SILENCE} = {},
  ): Promise<string> => {
    const from = fs.statSync(log).size;
    await act();
    const since = () => spoken(fs.readFileSync(log).subarray(from).toString('utf8'));
    const end = Date.now() + patience;
    let said = since();
    let last = Date.now();
    while (Date.now() < end && !expected.test(said) && (said === '' || Date.now() - last < silence)) {
      await wait(50);
      const now = since();
      if (now !== said) last = Date.now();
      said = now;
    }
    return said;
  };
  const xdotool = (...args: readonly string[]) => run('xdotool', [...args], {env});
  return {
    close,
    press: (keys, expected, silence) => hear(() => xdotool(...pressed(keys.split('+'))), expected, {silence}),
    type: (text, expected) => hear(() => xdotool('type', '--delay', '60', text), expected),
    // A tab of the Firefox that is there: typing an address is slow, and goes wrong on a busy machine.
    open: async (address) => {
      const openTab = () => run(firefox, [...ofProfile, address], {env});
      const said = await hear(openTab, /Finished loading/, {patience: 20_000});
      await wait(SETTLED);
      return said;
    },
  };
}
