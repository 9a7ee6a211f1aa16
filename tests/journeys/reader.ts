import {expect} from '@playwright/test';
import type {BrowserWindow, Point, Size} from './browsers/browser';
import type {Host} from './host';

/** What goes into a page and comes out of it. */
type Json = null | undefined | boolean | number | string | readonly Json[];

/** Milliseconds between two looks at a page. */
const INTERVALS = [50, 100, 200];

/** Runs in the page: elements that are drawn, by selector and, if given, by their whole text or label. */
function find(selector: string, name?: string): Element[] {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  // Beside the page is the menu of phones while it is closed.
  const isDrawn = (element: Element) => {
    const {left, right} = element.getBoundingClientRect();
    return element.checkVisibility({visibilityProperty: true}) && right > 0 && left < window.innerWidth;
  };
  return [...document.querySelectorAll(selector)].filter(
    (element) => isDrawn(element) && (name === undefined || nameOf(element) === name),
  );
}

/** The expression that finds elements. */
const call = (...args: Parameters<typeof find>) =>
  `find(${args
    .filter((arg) => arg !== undefined)
    .map((arg) => JSON.stringify(arg))
    .join(', ')})`;

/** Runs in the page: where the only element of these rests; or why it cannot be clicked. */
async function aim(elements: Element[]): Promise<Point | string> {
  const [element] = elements;
  if (!element || elements.length > 1) return `${elements.length} elements`;
  // What comes into view is laid out only when it is drawn, and moves what is around it for some frames. A frame of a
  // long page may take half a second, so they are counted until it rests, and no more.
  let box = element.getBoundingClientRect();
  for (let frames = 0, still = 0; still < 2; frames += 1) {
    if (frames === 60) return 'moves';
    const {x, y, top, bottom} = box;
    if (top < 0 || bottom > window.innerHeight)
      element.scrollIntoView({block: 'center', behavior: 'instant'});
    await new Promise(requestAnimationFrame);
    box = element.getBoundingClientRect();
    still = box.x === x && box.y === y ? still + 1 : 0;
  }
  const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  const hit = document.elementFromPoint(middle.x, middle.y);
  if (!hit || !(element.contains(hit) || hit.contains(element)))
    return `below ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
  return middle;
}

/** Someone who reads the site in a browser: what they do, and what they see. */
export class Reader {
  constructor(
    private readonly window: BrowserWindow,
    readonly host: Host,
  ) {}

  /** Opens a page and waits until it is alive. */
  async open(path: string, origin = this.host.origin): Promise<void> {
    await this.visit(path, origin);
    await this.expectAlive();
  }

  /** Opens a page that may not come alive. */
  visit(path: string, origin = this.host.origin): Promise<unknown> {
    return this.window.goto(`${origin}${path}`);
  }

  async reload(): Promise<void> {
    await this.window.reload();
    await this.expectAlive();
  }

  readonly back = () => this.window.back();
  readonly forward = () => this.window.forward();
  readonly press = (keys: string) => this.window.press(keys);
  readonly type = (text: string) => this.window.type(text);

  async resize(size: Size): Promise<void> {
    await this.window.resize(size);
    await this.expect(() => window.innerWidth).toBe(size.width);
  }

  /**
   * Clicks the only element that is drawn with a selector and, if given, a text or label, once it rests and nothing
   * is above it.
   */
  async click(selector: string, name?: string): Promise<void> {
    let point: unknown;
    await expect
      .poll(
        async () => {
          point = await this.evaluate(`aim(${call(selector, name)})`).catch(String);
          return typeof point === 'string' ? point : 'rests';
        },
        {message: `${selector} ${name ?? ''} can be clicked`, intervals: INTERVALS},
      )
      .toBe('rests');
    await this.window.click(point as Point);
  }

  /** Gives what a function returns in the page, where it sees its arguments and nothing else. */
  async ask<Args extends readonly Json[], Result>(
    question: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.evaluate(`(${question.toString()})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Expects something of what a function returns in the page, sooner or later. */
  expect<Args extends readonly Json[], Result>(
    question: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) {
    // A page that is about to go cannot be asked. Then the error is the answer, and the next page is asked again.
    return expect.poll(() => this.ask(question, ...args).catch(String), {intervals: INTERVALS});
  }

  /** Expects a number of drawn elements with a selector and, if given, a text or label. */
  async expectShown(selector: string, name?: string, count = 1): Promise<void> {
    await expect
      .poll(() => this.evaluate(`${call(selector, name)}.length`).catch(String), {
        message: `how many of ${selector} ${name ?? ''} are shown`,
        intervals: INTERVALS,
      })
      .toBe(count);
  }

  async expectHidden(selector: string, name?: string): Promise<void> {
    await this.expectShown(selector, name, 0);
  }

  /** Expects the address, from its path on. */
  async expectAddress(address: string): Promise<void> {
    await this.expect(() => location.pathname + location.search + location.hash).toBe(address);
  }

  /** Waits until React has taken over the static page. */
  async expectAlive(): Promise<void> {
    await this.expect(() => document.documentElement.dataset.hasHydrated).toBe('true');
  }

  private evaluate(expression: string): Promise<unknown> {
    return this.window.evaluate(`(() => { ${find.toString()} ${aim.toString()} return ${expression}; })()`);
  }
}
