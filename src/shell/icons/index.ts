import type {Plugin} from '@docusaurus/types';
import {ICONS} from './icons';

/** The icons as symbols of one drawing that shows nothing itself. */
function sprite(): string {
  const symbols = Object.entries<{line: string; half?: string}>(ICONS).map(
    ([name, {line, half}]) =>
      `<symbol id="icon-${name}" viewBox="0 0 20 20">${half ? `<path fill="currentColor" fill-opacity=".18" d="${half}"/>` : ''}<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${line}"/></symbol>`,
  );
  return symbols.join('');
}

/** Puts the icons into each page once, so that they're there at the first paint, without a request. */
export default function iconsPlugin(): Plugin<undefined> {
  return {
    name: 'icons',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'svg', attributes: {style: 'display: none;'}, innerHTML: sprite()}],
    }),
  };
}
