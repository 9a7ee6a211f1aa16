/** Milliseconds after which a press counts as holding. */
const HOLD_DELAY = 200;
/** How much larger the image is while it is held. */
const HOLD_SCALE = 1.6;
/** Pixels from which a move of the pointer is no click. */
const LEAST_DRAG = 5;

/** Space around a zoomed image, also where the screen ends before it. */
export const MARGIN = 24;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far an image has been moved. */
function movedBy(image: HTMLElement): Point {
  const [x = 0, y = 0] = (image.style.translate.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  return {x, y};
}

/** Whether a side of an image is longer than the screen, with its margins. Scaled sizes are not exact. */
const isBeyond = (size: number, screen: number): boolean => size > screen - 2 * MARGIN + 1;

/** Where an edge may go: as far as the other one comes into view. */
const within = (position: number, size: number, screen: number): number =>
  Math.min(MARGIN, Math.max(screen - MARGIN - size, position));

/**
 * Moves an image that is larger than the screen, and no further than to its edges.
 *
 * @returns whether the image is larger than the screen
 */
export function panBy(image: HTMLElement, x: number, y: number): boolean {
  const {left, top, width, height} = image.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const [isWider, isHigher] = [isBeyond(width, clientWidth), isBeyond(height, clientHeight)];
  const moved = movedBy(image);
  const toX = isWider ? moved.x + within(left + x, width, clientWidth) - left : moved.x;
  const toY = isHigher ? moved.y + within(top + y, height, clientHeight) - top : moved.y;
  image.style.translate = `${toX}px ${toY}px`;
  return isWider || isHigher;
}

/**
 * While a zoomed image is pressed and held, it is magnified around the pointer and follows it. Letting go puts it back.
 * One that is larger than the screen is dragged by moving at once. Neither counts as the click that closes it.
 *
 * @param openedImage gives the zoomed image, if there is one
 */
export function followPointer(openedImage: () => HTMLImageElement | null): void {
  let timer: number | undefined;
  let state: 'idle' | 'pressed' | 'held' | 'dragged' = 'idle';
  let start: Point = {x: 0, y: 0};
  let last = start;
  /** How far the image had been moved before it was held. */
  let before = start;

  const magnify = (image: HTMLImageElement, to: Point) => {
    // CSS scales around the middle of the image's place in the page, not of the zoomed picture:
    // shifting by the difference keeps the point under the pointer where it is.
    const place = document.querySelector('.medium-zoom-image--hidden')?.getBoundingClientRect();
    if (!place) return;
    const shift = (from: number, middle: number, moved: number) =>
      (from - middle) * (1 - HOLD_SCALE) + moved * HOLD_SCALE;
    const x = shift(start.x, place.left + place.width / 2, before.x) + to.x - start.x;
    const y = shift(start.y, place.top + place.height / 2, before.y) + to.y - start.y;
    image.style.scale = String(HOLD_SCALE);
    image.style.translate = `${x}px ${y}px`;
  };

  const release = () => {
    window.clearTimeout(timer);
    const image = openedImage();
    if (image && state === 'held') {
      image.style.scale = '';
      image.style.translate = `${before.x}px ${before.y}px`;
    }
  };

  document.addEventListener('pointerdown', (event) => {
    const image = openedImage();
    state = 'idle';
    if (!image || event.target !== image) return;
    event.preventDefault();
    state = 'pressed';
    start = last = {x: event.clientX, y: event.clientY};
    before = movedBy(image);
    timer = window.setTimeout(() => {
      state = 'held';
      magnify(image, start);
    }, HOLD_DELAY);
  });

  document.addEventListener('pointermove', ({clientX, clientY, buttons}) => {
    const image = openedImage();
    if (!image || state === 'idle' || buttons === 0) return;
    const to = {x: clientX, y: clientY};
    if (state === 'held') {
      magnify(image, to);
      return;
    }
    const isDrag = state === 'dragged' || Math.hypot(to.x - start.x, to.y - start.y) >= LEAST_DRAG;
    if (!isDrag || !panBy(image, to.x - last.x, to.y - last.y)) return;
    window.clearTimeout(timer);
    state = 'dragged';
    last = to;
  });

  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);

  // While capturing: medium-zoom listens on the image itself and closes it on click.
  document.addEventListener(
    'click',
    (event) => {
      if (state !== 'held' && state !== 'dragged') return;
      state = 'idle';
      event.preventDefault();
      event.stopPropagation();
    },
    {capture: true},
  );
}
