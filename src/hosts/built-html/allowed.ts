import {site} from '../../product/site';

/** Values that an attribute may have, and how a message calls them. */
export interface Values {
  readonly allowed: string;
  readonly has: (value: string) => boolean;
}

const any: Values = {allowed: 'anything', has: () => true};
const oneOf = (...values: readonly string[]): Values => ({
  allowed: `one of ${values.join(', ')}`,
  has: (value) => values.includes(value),
});

/** Nearly all addresses of the site have this form; the others are taken apart as browsers do it. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)*\/?(?:#[\w.-]*)?$/;

/** An address as browsers understand it, whatever blanks, backslashes and capitals it has. */
function addressOf(value: string): URL | undefined {
  try {
    return new URL(value, `${site.url}/any/page`);
  } catch {
    return undefined;
  }
}

const own: Values = {
  allowed: `an address of this site: what a page loads comes from ${site.url}`,
  has: (value) => PLAIN_PATH.test(value) || addressOf(value)?.origin === site.url,
};
const link: Values = {
  allowed: 'an address of this site, or one that begins with https: or mailto:',
  has: (value) =>
    PLAIN_PATH.test(value) ||
    (!/^\s*[\\/]\s*[\\/]/.test(value) && ['https:', 'mailto:'].includes(addressOf(value)?.protocol ?? '')),
};
const below = (folder: string): Values => ({
  allowed: `a path below ${folder}`,
  has: (value) => {
    const address = addressOf(value);
    return address?.origin === site.url && address.pathname.startsWith(folder);
  },
});
const partOfPage: Values = {allowed: 'a part of the page: #name', has: (value) => value.startsWith('#')};
/** Styles and drawings that name no file. A backslash could write the name of a function in another way. */
const loadsNothing: Values = {
  allowed: 'a style that loads nothing',
  has: (value) => !/\\|@|(?:image|image-set|src|url)\((?!["']?#)/i.test(value),
};

/** Attributes of one element, by name. */
export type Attributes = Readonly<Record<string, Values>>;

/** What every element may have, beside `aria-*` and `data-*`. */
export const EVERYWHERE: Attributes = {
  class: any,
  dir: oneOf('ltr', 'rtl', 'auto'),
  hidden: any,
  id: any,
  itemprop: any,
  lang: any,
  role: any,
  style: loadsNothing,
  tabindex: any,
  title: any,
  translate: oneOf('yes', 'no'),
};
export const PREFIXES = ['aria-', 'data-'] as const;

const names = <Value>(list: string, value: Value): Record<string, Value> =>
  Object.fromEntries(list.split(' ').map((name) => [name, value]));

/** Elements of a page and their own attributes: what Markdown, the theme and the site's components write. */
export const HTML: Readonly<Record<string, Attributes>> = {
  ...names(
    'abbr article aside b blockquote body br caption cite code dd del dfn div dl dt em fieldset figcaption figure ' +
      'footer h1 h2 h3 h4 h5 h6 head header hr html i ins kbd legend main mark nav noscript p picture pre s samp search ' +
      'section small span strong sub summary sup table tbody tfoot thead title tr u ul var wbr',
    {},
  ),
  a: {href: link, target: oneOf('_blank', '_self'), rel: any, download: any},
  button: {type: oneOf('button', 'reset', 'submit'), disabled: any},
  col: {span: any},
  colgroup: {span: any},
  details: {open: any},
  // A search without a script: what is written into it stays on this host.
  form: {action: oneOf('/search/'), method: oneOf('get')},
  img: {
    src: own,
    alt: any,
    width: any,
    height: any,
    loading: oneOf('lazy', 'eager'),
    decoding: oneOf('async', 'auto', 'sync'),
  },
  input: {
    ...names(
      'autocapitalize autocomplete autofocus checked disabled maxlength name placeholder readonly spellcheck value',
      any,
    ),
    type: oneOf('checkbox', 'radio', 'search'),
  },
  label: {for: any},
  li: {value: any},
  ol: {start: any, reversed: any, type: any},
  option: {value: any, selected: any},
  script: {src: below('/assets/js/'), defer: any, type: oneOf('application/ld+json')},
  source: {media: any, srcset: own, width: any, height: any},
  select: {name: any, disabled: any},
  td: {colspan: any, rowspan: any, headers: any},
  th: {colspan: any, rowspan: any, headers: any, scope: any},
  time: {datetime: any},
};

const drawing: Attributes = names(
  'clip-rule cx cy d fill fill-opacity fill-rule focusable height offset opacity points preserveaspectratio r rx ry ' +
    'stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform ' +
    'viewbox width x x1 x2 xmlns y y1 y2',
  loadsNothing,
);

/** Elements of drawings in a page. */
export const SVG: Readonly<Record<string, Attributes>> = {
  ...names('circle defs desc ellipse g line path polygon polyline rect svg symbol title', drawing),
  use: {...drawing, href: partOfPage},
};

/** `<link>`, by what it stands for. */
export const LINKS: Readonly<Record<string, Attributes>> = {
  alternate: {href: own, hreflang: any, type: any},
  'apple-touch-icon': {href: own},
  canonical: {href: own},
  icon: {href: own, type: any, sizes: any},
  next: {href: own},
  preload: {
    href: own,
    as: oneOf('font', 'image', 'script', 'style'),
    type: oneOf('font/woff2'),
    crossorigin: oneOf('anonymous'),
  },
  prev: {href: own},
  stylesheet: {href: below('/assets/css/')},
};

/** `<meta>`, by its name or property. */
export const METAS: Readonly<Record<string, Values>> = {
  ...names(
    'article:author article:published_time article:tag description docsearch:docusaurus_tag docsearch:language ' +
      'docsearch:version docusaurus_locale docusaurus_tag docusaurus_version generator keywords og:description ' +
      'og:image:alt og:locale og:title og:type robots source-commit tag-manager twitter:card viewport',
    any,
  ),
  ...names('og:image og:url', own),
};

/** Kinds of files that a build has. Browsers run what is in some others; programs in `/samples/` are text to them. */
export const FILES =
  /\.(?:css|csv|d\.ts|gif|html|ico|ics|jpe?g|js|json|md|png|svg|txt|webp|woff2|xml|ya?ml|zip)$|^\.well-known\/[\w.-]+$|^samples\/[A-Za-z]+\.(?:cs|go|java|mjs|php|py|rb|rs|sh|swift)$|^_headers$|^_redirects$/;
