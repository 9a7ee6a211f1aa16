import {load} from 'cheerio';

/** Elements that run, embed or load something. A figure draws. */
const ELEMENTS = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'image',
  'feimage',
  'handler',
  'set',
  'animate',
  'animatetransform',
  'animatemotion',
]);

const localName = (name: string) => name.toLowerCase().replace(/^.*:/, '');

/** Addresses in styles, except of parts of the same file. */
const loads = (style: string) => /@import|url\(\s*['"]?(?!\s*['"]?#)/i.test(style);

/**
 * What an SVG has that a figure must not have. Figures are served from the site's own address, where a
 * script in one could do what the site can, as soon as a reader opens the file by itself.
 *
 * @see https://www.w3.org/TR/SVG2/conform.html#secure-static-mode
 */
export function checkSvg(source: string): string[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return ['has a document type; an SVG needs none'];
  const $ = load(source, {xmlMode: true});
  const root = $.root().children().first();
  if (!root.is('svg')) return ['is not an SVG: its first element is not <svg>'];
  const flaws = new Set<string>();
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    const name = localName(element.tagName);
    if (ELEMENTS.has(name)) flaws.add(`has <${element.tagName}>; a figure draws and does nothing else`);
    if (name === 'style' && loads($(element).text())) flaws.add('has a style that loads something');
    for (const [attribute, value] of Object.entries(element.attribs)) {
      const key = localName(attribute);
      if (key.startsWith('on')) flaws.add(`has the attribute ${attribute}; a figure runs nothing`);
      const isForeign = key === 'href' && !value.trim().startsWith('#');
      if (isForeign)
        flaws.add(`has ${attribute}="${value.slice(0, 40)}"; a figure refers to its own parts only`);
      if (!attribute.startsWith('xmlns') && key !== 'href' && loads(value)) {
        flaws.add(`has ${attribute}="${value.slice(0, 40)}"; a figure loads nothing`);
      }
    }
  }
  return [...flaws];
}
