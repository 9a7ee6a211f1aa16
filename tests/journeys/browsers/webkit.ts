import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {freePort} from '../../../scripts/free-port';
import type {Browser, BrowserWindow, LaunchOptions} from './browser';
import {ProcessGroup} from './processGroup';

/** Keys by their names, as in https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Milliseconds until a driver that does not answer counts as failed. */
const START_TIMEOUT = 20_000;

/** The browser's own toolbar keeps its window wider than a phone, unless it is small. */
const SMALL_TOOLBAR = '* {min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 6px}';

/** One command of WebDriver: https://www.w3.org/TR/webdriver2/#endpoints */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function senderTo(origin: string): Send {
  return async (method, command, body) => {
    const response = await fetch(`${origin}${command}`, {method, body: body && JSON.stringify(body)});
    const {value} = (await response.json()) as {value: unknown};
    if (response.ok) return value;
    const {error, message} = value as {error: string; message: string};
    throw new Error(`WebDriver, ${method} ${command}: ${error}. ${message}`);
  };
}

const keyActions = (type: 'keyDown' | 'keyUp', keys: readonly string[]) =>
  keys.map((value) => ({type, value}));

function windowOf(send: Send): BrowserWindow {
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', {script: `return ${expression}`, args: []});
  const type = (actions: readonly object[]) =>
    send('POST', '/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  return {
    goto: (address) => send('POST', '/url', {url: address}),
    reload: () => send('POST', '/refresh', {}),
    back: () => send('POST', '/back', {}),
    forward: () => send('POST', '/forward', {}),
    resize: async ({width, height}) => {
      // The command counts what is around the page too.
      const bars = (await evaluate('outerHeight - innerHeight')) as number;
      await send('POST', '/window/rect', {width, height: height + bars});
    },
    click: async ({x, y}) => {
      const actions = [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ];
      await send('POST', '/actions', {
        actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}],
      });
    },
    press: async (keys) => {
      const codes = keys.split('+').map((key) => KEYS[key] ?? key);
      await type([...keyActions('keyDown', codes), ...keyActions('keyUp', codes.toReversed())]);
    },
    type: async (text) => {
      await type(
        text.split('').flatMap((key) => [...keyActions('keyDown', [key]), ...keyActions('keyUp', [key])]),
      );
    },
    evaluate,
    close: () => send('DELETE', ''),
  };
}

/** Waits until a driver listens. */
async function started(send: Send): Promise<void> {
  const giveUp = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > giveUp) throw new Error('WebKitWebDriver does not start', {cause: error});
      await setTimeout(50);
    }
  }
}

/**
 * Makes a display for WebKitGTK's own browser, and starts it for each window anew. Its driver speaks WebDriver, in
 * which a session is a window with a storage of its own, and has one session at a time. A second one that follows the
 * first too closely can wait forever, so each has its own driver.
 */
export async function launchWebKit(driver: string, {proxy}: LaunchOptions): Promise<Browser> {
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(settings, 'gtk-3.0'));
  fs.writeFileSync(path.join(settings, 'gtk-3.0', 'gtk.css'), SMALL_TOOLBAR);
  const screen = new ProcessGroup('Xvfb', [
    ...['-displayfd', '1', '-screen', '0', '1600x1200x24'],
    ...['-nolisten', 'tcp'],
  ]);
  const env = {DISPLAY: `:${await screen.firstWords()}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings};

  const capabilities = {
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': {
      // Not the capability for proxies: by it, the browser would speak TLS with the proxy for https.
      args: ['--automation', `--proxy=http://${proxy}`, '--ignore-host=127.0.0.1'],
    },
  };
  return {
    openWindow: async () => {
      const port = await freePort();
      const program = new ProcessGroup(driver, [`--port=${port}`], env);
      const send = senderTo(`http://127.0.0.1:${port}`);
      await started(send);
      const session = await send('POST', '/session', {capabilities: {alwaysMatch: capabilities}});
      const {sessionId} = session as {sessionId: string};
      const window = windowOf((method, command, body) =>
        send(method, `/session/${sessionId}${command}`, body),
      );
      return {
        ...window,
        close: async () => {
          await window.close();
          await program.end();
        },
      };
    },
    close: async () => {
      await screen.end();
      fs.rmSync(settings, {recursive: true, force: true});
    },
  };
}
