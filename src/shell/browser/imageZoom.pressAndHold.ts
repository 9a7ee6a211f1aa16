/** Milliseconds after which a press counts as holding. */
const HOLD_DELAY = 200;
/** How much larger the image is while it is held. */
const HOLD_SCALE = 1.6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * While a zoomed image is pressed and held, it is magnified around the pointer and follows it.
 * Letting go puts it back, and does not count as the click that closes it.
 *
 * @param openedImage gives the zoomed image, if there is one
 */
export function startPressAndHold(openedImage: () => HTMLImageElement | null): void {
  let timer: number | undefined;
  let start: Point | undefined;
  let isHeld = false;

  const move = (image: HTMLImageElement, from: Point, to: Point) => {
    // CSS scales around the middle of the image's place in the page, not of the zoomed picture:
    // shifting by the difference keeps the point under the pointer where it is.
    const place = document.querySelector('.medium-zoom-image--hidden')?.getBoundingClientRect();
    if (!place) return;
    const x = (from.x - place.left - place.width / 2) * (1 - HOLD_SCALE) + to.x - from.x;
    const y = (from.y - place.top - place.height / 2) * (1 - HOLD_SCALE) + to.y - from.y;
    image.style.scale = String(HOLD_SCALE);
    image.style.translate = `${x}px ${y}px`;
  };

  const release = () => {
    window.clearTimeout(timer);
    start = undefined;
    const image = openedImage();
    if (image) {
      image.style.scale = '';
      image.style.translate = '';
    }
  };

  document.addEventListener('pointerdown', (event) => {
    const image = openedImage();
    isHeld = false;
    if (!image || event.target !== image) return;
    event.preventDefault();
    const pressed = {x: event.clientX, y: event.clientY};
    start = pressed;
    timer = window.setTimeout(() => {
      isHeld = true;
      move(image, pressed, pressed);
    }, HOLD_DELAY);
  });

  document.addEventListener('pointermove', (event) => {
    const image = openedImage();
    if (image && isHeld && start) move(image, start, {x: event.clientX, y: event.clientY});
  });

  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);

  // While capturing: medium-zoom listens on the image itself and closes it on click.
  document.addEventListener(
    'click',
    (event) => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    {capture: true},
  );
}
