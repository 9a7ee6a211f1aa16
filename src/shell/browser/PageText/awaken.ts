import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {SAID} from '../copyCode';

/** What announces that a reader is about to use what is under the pointer, or has the focus. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** What has begun, and how it ends. */
const PRESSES = {pointerdown: ['pointerup', 'pointercancel', 'blur'], keydown: ['keyup', 'blur']} as const;

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
  /** Takes the message about it away. */
  readonly clear: () => void;
}

export interface Sleeper {
  /** Wakes the part without waiting for the reader. */
  readonly wake: () => void;
  readonly end: () => void;
}

/**
 * Has a part of an opened text come alive when the reader turns to it. Presses that come before its component are made
 * again by it, a press that has begun ends first, and the focus stays on its control.
 */
export function awaken(part: HTMLElement, {load, show, fail, clear}: Ways): Sleeper {
  const ended = new AbortController();
  const {signal} = ended;
  const all = (selector: string) => [...part.querySelectorAll<HTMLElement>(selector)];
  /** Controls by their place among all, with what an input was left at. */
  const pressed = new Map<number, boolean | undefined>();
  /** Until when the part must stay as it is. */
  let rest: Promise<unknown> = Promise.resolve();
  let endRest: (() => void) | undefined;
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
    flushSync(clear);
    part.replaceChildren();
    flushSync(() => show(Content));
    all('details').forEach((details, index) => ((details as HTMLDetailsElement).open = open[index] ?? false));
    const controls = all(FOCUSABLE);
    // The button of the message is gone.
    if (focused >= 0) (controls[focused] ?? controls.at(-1))?.focus({preventScroll: true});
    for (const [index, checked] of pressed) {
      const control = all(PRESSED)[index];
      const isAsLeft = control instanceof HTMLInputElement && control.checked === checked;
      if (!isAsLeft) flushSync(() => control?.click());
    }
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
  for (const [begin, ends] of Object.entries(PRESSES)) {
    part.addEventListener(
      begin,
      () => {
        rest = new Promise<void>((resolve) => {
          // The click comes after it.
          const soon = () => setTimeout(resolve);
          for (const name of ends) window.addEventListener(name, soon, {once: true, signal});
        });
      },
      {signal},
    );
  }
  part.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element) || target.closest('[role=alert]')) return;
      if (target.closest('[data-copy]')) {
        // It says for a while that it has copied. After a choice, what it has is no longer what the reader wants.
        if (pressed.size > 0) event.stopPropagation();
        else
          rest = new Promise<void>((resolve) => {
            endRest = resolve;
            setTimeout(resolve, SAID);
          });
        return;
      }
      const control = target.closest<HTMLElement>(PRESSED);
      if (!control) return;
      pressed.set(
        all(PRESSED).indexOf(control),
        control instanceof HTMLInputElement ? control.checked : undefined,
      );
      endRest?.();
    },
    {signal},
  );
  return {wake, end: () => ended.abort()};
}
