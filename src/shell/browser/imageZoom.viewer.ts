// The build that injects no styles at run time: they are in imageZoom.css.
import mediumZoom from 'medium-zoom/dist/pure';
import type {Zoom} from 'medium-zoom';
import {nameOf} from './imageZoom.name';
import {followPointer, MARGIN, panBy} from './imageZoom.pointer';

/** Pixels of scrolling that close a zoomed image. */
const SCROLL_THRESHOLD = 40;
/** How much larger an image has to become for it to be worth while. */
const LEAST_GROWTH = 1.2;
/** How much larger it becomes where the screen has no room for that, and ends before it. */
const OTHER_GROWTH = 1.5;
/** Pixels that an arrow key moves a zoomed image by. */
const STEP = 80;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const openedImage = (): HTMLImageElement | null =>
  document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');

const hasFocusOrNothingHas = (target: EventTarget | null): boolean =>
  [target, document.body].includes(document.activeElement);

/** Buttons for those who cannot drag, by the key that does the same. */
const MOVES = [
  ['ArrowLeft', '←', 'Show more on the left'],
  ['ArrowUp', '↑', 'Show more above'],
  ['ArrowDown', '↓', 'Show more below'],
  ['ArrowRight', '→', 'Show more on the right'],
] as const;

/** A button for a pointer. It takes no focus, which would close the image. */
function pointerButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.textContent = text;
  return button;
}

/**
 * What a pointer closes the image with, wherever it is, and moves it with if it is larger than the screen. The keyboard
 * needs none: Escape, Enter, Space, and Tab close, and arrows move.
 */
function controls(): HTMLTemplateElement {
  const template = document.createElement('template');
  const close = pointerButton('Close');
  close.className = 'medium-zoom-close';
  const moves = document.createElement('div');
  moves.className = 'medium-zoom-moves';
  moves.hidden = true;
  for (const [key, sign, name] of MOVES) {
    const button = pointerButton(sign);
    button.value = key;
    button.setAttribute('aria-label', name);
    moves.append(button);
  }
  template.content.append(close, moves);
  return template;
}

/**
 * The space that an image grows into: the screen, or more where the image would hardly grow or even shrink. What is
 * beyond the screen comes into it by dragging, and by the arrow keys.
 */
function spaceFor(image: Element): {readonly width: number; readonly height: number} {
  const {width, height} = image.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const fitting = Math.min((clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
  const growth = fitting < LEAST_GROWTH ? OTHER_GROWTH : fitting;
  return {
    width: Math.max(clientWidth, width * growth + 2 * MARGIN),
    height: Math.max(clientHeight, height * growth + 2 * MARGIN),
  };
}

/** medium-zoom with a keyboard, a close button, and images that always grow. */
export function createZoom(): Zoom {
  const zoom = mediumZoom({
    margin: MARGIN,
    background: 'var(--paper)',
    template: controls(),
    // medium-zoom closes when a scroll is larger than this value; the threshold itself closes too.
    scrollOffset: SCROLL_THRESHOLD - 0.001,
  });
  zoom.on('open', ({target}) => {
    if (target instanceof HTMLImageElement) zoom.update({container: spaceFor(target)});
  });
  zoom.on('opened', ({target}) => {
    const image = openedImage();
    image?.setAttribute('aria-label', nameOf(image, 'Close'));
    document.querySelector('.medium-zoom-moves')?.toggleAttribute('hidden', !image || !panBy(image, 0, 0));
    // The reader may have gone on while it was growing, to the search box for example.
    if (hasFocusOrNothingHas(target)) image?.focus({preventScroll: true});
    else void zoom.close();
  });
  zoom.on('close', () => {
    const image = openedImage();
    if (image) image.style.translate = '';
  });
  zoom.on('closed', ({target}) => {
    if (hasFocusOrNothingHas(target)) (target as HTMLImageElement).focus({preventScroll: true});
  });
  document.addEventListener('focusin', ({target}) => {
    if (openedImage() && target !== openedImage()) void zoom.close();
  });
  // Some browsers give a pressed button no focus.
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.matches('.medium-zoom-close')) void zoom.close();
    const image = openedImage();
    const move = target.matches('.medium-zoom-moves *') && ARROWS[target.value];
    if (image && move) panBy(image, ...move);
  });
  document.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.matches('.medium-zoom-moves *'))
      event.preventDefault();
  });
  // Enter and Space open and close; Tab closes; arrows move. Escape is medium-zoom's own.
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    const isPress = key === 'Enter' || key === ' ';
    const image = openedImage();
    const arrow = ARROWS[key];
    if (image && arrow) {
      if (panBy(image, ...arrow)) event.preventDefault();
    } else if (image) {
      if (!isPress && key !== 'Tab') return;
      event.preventDefault();
      void zoom.close();
    } else if (isPress && target instanceof HTMLImageElement && target.matches('.medium-zoom-image')) {
      event.preventDefault();
      void zoom.open({target});
    }
  });
  followPointer(openedImage);
  return zoom;
}
