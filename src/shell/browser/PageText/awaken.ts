import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {SAID} from '../copyCode';

/** What announces that a reader is about to use what is under the pointer, or has the focus. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

const FOCUSABLE = 'button, input, summary';
/** What a press does nothing to before the component is there, or not enough. */
const PRESSED = 'button:not([data-copy]), input';

interface Ways {
  /** Gets the component. */
  readonly load: () => Promise<ComponentType>;
  /** Puts it in the place of what the build has written. */
  readonly show: (Content: ComponentType) => void;
  /** Told why it did not come. */
  readonly fail: (error: Error) => void;
}

export interface Sleeper {
  /** Wakes the part without waiting for the reader. */
  readonly wake: () => void;
  readonly end: () => void;
}

/**
 * Has a part of an opened text come alive when the reader turns to it. Presses that come before its component are made
 * again by it, a pointer that is down finishes its press first, and the focus stays on its control.
 */
export function awaken(part: HTMLElement, {load, show, fail}: Ways): Sleeper {
  const ended = new AbortController();
  const {signal} = ended;
  const all = (selector: string) => [...part.querySelectorAll<HTMLElement>(selector)];
  const pressed: number[] = [];
  /** Until when the part must stay as it is. */
  let rest: Promise<unknown> = Promise.resolve();
  let state: 'asleep' | 'loading' | 'failed' = 'asleep';

  const rested = async (): Promise<void> => {
    const awaited = rest;
    await awaited;
    if (awaited !== rest) await rested();
  };
  const takePlace = async () => {
    const Content = await load();
    await rested();
    if (signal.aborted) return;
    ended.abort();
    const focused = all(FOCUSABLE).findIndex((control) => control === document.activeElement);
    const open = all('details').map((details) => (details as HTMLDetailsElement).open);
    part.replaceChildren();
    flushSync(() => show(Content));
    all('details').forEach((details, index) => ((details as HTMLDetailsElement).open = open[index] ?? false));
    all(FOCUSABLE)[focused]?.focus({preventScroll: true});
    for (const index of pressed) flushSync(() => all(PRESSED)[index]?.click());
  };
  const wake = () => {
    if (state === 'loading') return;
    state = 'loading';
    takePlace().catch((error: unknown) => {
      state = 'failed';
      fail(error as Error);
    });
  };
  // Where the component did not come, the reader is told, and asks again.
  const approach = () => state === 'asleep' && wake();

  for (const name of APPROACHES) part.addEventListener(name, approach, {signal, passive: true});
  part.addEventListener(
    'click',
    ({target}) => {
      if (!(target instanceof Element)) return;
      // It says for a while that it has copied.
      if (target.closest('[data-copy]')) rest = new Promise((resolve) => setTimeout(resolve, SAID));
      const control = target.closest<HTMLElement>(PRESSED);
      if (control) pressed.push(all(PRESSED).indexOf(control));
    },
    {signal},
  );
  part.addEventListener(
    'pointerdown',
    () => {
      rest = new Promise((resolve) => {
        // The click comes after it.
        const soon = () => setTimeout(resolve);
        window.addEventListener('pointerup', soon, {once: true, signal});
        window.addEventListener('pointercancel', soon, {once: true, signal});
      });
    },
    {signal},
  );
  return {wake, end: () => ended.abort()};
}
