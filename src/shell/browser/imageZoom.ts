import './imageZoom.css';
import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {startPressAndHold} from './imageZoom.pressAndHold';

/** Milliseconds after a page has been shown before its images get the zoom. */
const START_DELAY = 500;
/** Pixels of scrolling that close a zoomed image. */
const SCROLL_THRESHOLD = 40;
/** Images of the content, without those that are links already. */
const IMAGES = '.markdown img:not(a img, button img)';

let zoom: Zoom | undefined;
let timer: number | undefined;

async function createZoom(): Promise<Zoom> {
  // The build that injects no styles at run time: they are in imageZoom.css.
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  const created = mediumZoom({
    margin: 24,
    background: 'var(--paper)',
    // medium-zoom closes when a scroll is larger than this value; the threshold itself closes too.
    scrollOffset: SCROLL_THRESHOLD - 0.001,
  });
  created.on('open', ({target}) => {
    if (!(target instanceof HTMLImageElement) || target.src === target.currentSrc) return;
    // medium-zoom is about to copy the image without its <picture>: the copy gets the file that is shown.
    const {src} = target;
    target.src = target.currentSrc;
    queueMicrotask(() => {
      target.src = src;
    });
  });
  created.on('opened', (event) => {
    // The reader may have gone on while it was growing, to the search box for example.
    if (hasFocusOrNothingHas(event.target)) openedImage()?.focus({preventScroll: true});
    else void created.close();
  });
  created.on('closed', ({target}) => {
    if (hasFocusOrNothingHas(target)) (target as HTMLImageElement).focus({preventScroll: true});
  });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', ({target}) => {
    if (openedImage() && target !== openedImage()) void created.close();
  });
  startPressAndHold(openedImage);
  return created;
}

function openedImage(): HTMLImageElement | null {
  return document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');
}

const hasFocusOrNothingHas = (target: EventTarget | null): boolean =>
  [target, document.body].includes(document.activeElement);

/** Enter and Space open and close; Tab closes. Escape is medium-zoom's own. */
function onKeyDown(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (openedImage()) {
    if (!isPress && event.key !== 'Tab') return;
    event.preventDefault();
    void zoom?.close();
  } else if (
    isPress &&
    event.target instanceof HTMLImageElement &&
    event.target.matches('.medium-zoom-image')
  ) {
    event.preventDefault();
    void zoom?.open({target: event.target});
  }
}

async function attach(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(IMAGES)];
  if (images.length === 0) return;
  zoom ??= await createZoom();
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `${image.alt} Enlarge image.`);
  }
  zoom.attach(images);
}

/** Image zoom by medium-zoom on every page, also after client-side navigation. */
const imageZoom: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation?.pathname === location.pathname) return;
    window.clearTimeout(timer);
    zoom?.detach();
    // Without its code, images are what they are: the next page tries again.
    timer = window.setTimeout(() => void attach().catch(() => undefined), START_DELAY);
  },
};

export default imageZoom;
