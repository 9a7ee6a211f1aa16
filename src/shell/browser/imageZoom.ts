import './imageZoom.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {nameOf} from './imageZoom.name';

/** Milliseconds after a page has been shown before its images get the zoom. */
const START_DELAY = 500;
/** Images of the content, without those that are links already or say nothing. */
const IMAGES = '.markdown img:not(a img, button img, [alt=""])';

let images: HTMLImageElement[] = [];
let zoom: Zoom | undefined;
let timer: number | undefined;

/** Makes buttons of the images. What enlarges them comes when a reader turns to one. */
function attach(): void {
  images = [...document.querySelectorAll<HTMLImageElement>(IMAGES)];
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', nameOf(image, 'Enlarge'));
    image.classList.add('medium-zoom-image');
  }
  zoom?.attach(images);
}

/** Loads what enlarges images, once for all pages. */
async function load(): Promise<Zoom> {
  const {createZoom} = await import('./imageZoom.viewer');
  if (!zoom) {
    zoom = createZoom();
    zoom.attach(images);
  }
  return zoom;
}

/** An image that a reader turns to before its code is there: the pointer comes, or the focus, or already a press. */
function turnTo(event: Event): void {
  const {target} = event;
  if (zoom || !(target instanceof HTMLImageElement) || !images.includes(target)) return;
  const isPress =
    event instanceof KeyboardEvent ? ['Enter', ' '].includes(event.key) : event.type === 'click';
  if (isPress) event.preventDefault();
  // Without its code, images are what they are: the next press tries again.
  load()
    .then((loaded) => (isPress ? loaded.open({target}) : undefined))
    .catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerover', 'focusin', 'click', 'keydown']) document.addEventListener(type, turnTo);
}

/** Image zoom by medium-zoom on every page, also after client-side navigation. */
const imageZoom: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation?.pathname === location.pathname) return;
    window.clearTimeout(timer);
    zoom?.detach();
    images = [];
    timer = window.setTimeout(attach, START_DELAY);
  },
};

export default imageZoom;
