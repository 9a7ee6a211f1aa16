import {launch, type KeyInput, type Page} from 'puppeteer-core';
import {firefoxPreferences, type Browser, type BrowserWindow, type LaunchOptions} from './browser';

function windowOf(page: Page): BrowserWindow {
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    resize: (size) => page.setViewport(size),
    click: ({x, y}) => page.mouse.click(x, y),
    press: async (keys) => {
      const [key, ...held] = (keys.split('+') as KeyInput[]).reverse();
      for (const modifier of held) await page.keyboard.down(modifier);
      if (key) await page.keyboard.press(key);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => page.evaluate(expression),
    close: () => page.browserContext().close(),
  };
}

/** Starts the system's Firefox. Puppeteer drives it by WebDriver BiDi, the protocol that Firefox has itself. */
export async function launchFirefox(executablePath: string, options: LaunchOptions): Promise<Browser> {
  const [host, port] = options.proxy.split(':');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      ...firefoxPreferences(options),
      // A proxy by hand, for both protocols.
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
    },
  });
  return {
    openWindow: async () => windowOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}
