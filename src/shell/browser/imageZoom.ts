import './imageZoom.css';
import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {nameOf} from './imageZoom.name';

/** Milliseconds after a page has been shown before its images get the zoom. */
const START_DELAY = 500;
/** Images of the content, without those that are links already or say nothing. */
const IMAGES = '.markdown img:not(a img, button img, [alt=""])';

let zoom: Zoom | undefined;
let timer: number | undefined;

async function attach(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(IMAGES)];
  if (images.length === 0) return;
  zoom ??= (await import('./imageZoom.viewer')).createZoom();
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', nameOf(image, 'Enlarge'));
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
