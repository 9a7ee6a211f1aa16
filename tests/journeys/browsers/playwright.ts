import {chromium, firefox, webkit, type Page} from '@playwright/test';
import {CHROMIUM_ARGUMENTS} from '../../support/chromium';
import {firefoxPreferences, type Browser, type BrowserWindow, type LaunchOptions} from './browser';

const TYPES = {chromium, firefox, webkit};

function windowOf(page: Page): BrowserWindow {
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    resize: (size) => page.setViewportSize(size),
    click: ({x, y}) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => page.evaluate(expression),
    close: () => page.context().close(),
  };
}

/** Starts a browser that Playwright can drive: its own, or the Chromium of the system. */
export async function launchByPlaywright(
  engine: keyof typeof TYPES,
  executablePath: string,
  options: LaunchOptions,
): Promise<Browser> {
  const browser = await TYPES[engine].launch({
    executablePath,
    proxy: {server: `http://${options.proxy}`, bypass: '127.0.0.1'},
    args: engine === 'chromium' ? [...CHROMIUM_ARGUMENTS] : [],
    firefoxUserPrefs: engine === 'firefox' ? firefoxPreferences(options) : undefined,
  });
  return {
    openWindow: async () => {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        // The headless shell has no window whose reader could be asked; a whole Chromium allows it after a click.
        permissions: engine === 'chromium' ? ['clipboard-read', 'clipboard-write'] : [],
      });
      return windowOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}
