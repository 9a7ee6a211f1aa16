/**
 * What journeys need of a browser, and no more: so that each way of driving one is a page of code. What happens on
 * the network and in the console is no part of it, because the host of the journeys sees that in every browser.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window with a storage of its own, which is empty at first. */
export interface BrowserWindow {
  /** Opens an address and waits until it is loaded. */
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The browser's Back button. */
  back(): Promise<unknown>;
  /** The browser's Forward button. */
  forward(): Promise<unknown>;
  /** Gives the page this many pixels. */
  resize(size: Size): Promise<void>;
  /** Clicks where the page shows something, in pixels of the page's part of the window. */
  click(point: Point): Promise<void>;
  /** Presses a key, with those that are held meanwhile: `Enter`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Types a text, letter by letter. */
  type(text: string): Promise<void>;
  /** Gives the value of an expression in the page, which is JSON, or that of its promise. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/** A browser that runs. */
export interface Browser {
  openWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** `host:port` of a proxy for everything that is not on loopback. Its certificates are taken as they are. */
  readonly proxy: string;
  /** Lets Firefox send Global Privacy Control. Other browsers have no such setting. */
  readonly hasOptOutSignal: boolean;
}

/** The settings of Firefox for this. */
export function firefoxPreferences({hasOptOutSignal}: LaunchOptions) {
  return {
    // An http address stays one.
    'dom.security.https_first': false,
    'privacy.globalprivacycontrol.enabled': hasOptOutSignal,
    'privacy.globalprivacycontrol.functionality.enabled': hasOptOutSignal,
  };
}
