import type {Sheet} from './svg';
import {NOTE, wrap} from './text';

/** How high the bar over a page is, of a browser or of the app. */
export const BAR = 38;

/** The bar of a browser over the page that it shows. */
export function drawBrowserBar(sheet: Sheet, address: string): void {
  [18, 32, 46].forEach((x) => sheet.circle([x, BAR / 2], 4, {fill: 'hair'}));
  sheet.rect({x: 64, y: 7, width: sheet.width - 78, height: 25}, {fill: 'fill'}, 12.5);
  sheet.text(wrap(address, Infinity, NOTE), [76, (BAR - NOTE.leading) / 2], NOTE, {color: 'muted'});
}
