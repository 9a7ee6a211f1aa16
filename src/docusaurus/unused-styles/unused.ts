/** What a stylesheet of a package has and no page uses. */
export interface Unused {
  /** The stylesheet, by the end of its path. */
  readonly file: RegExp;
  /** A class that a page must have. With it, the stylesheet is there and read. */
  readonly kept: string;
  /** Classes, by their names. */
  readonly classes: readonly RegExp[];
  /** Variables that nothing reads. */
  readonly variables: readonly RegExp[];
}

/** Helpers for spacing and color, sizes and colors of components that are not used, and whole components. */
const INFIMA: Unused = {
  file: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
  kept: 'navbar__inner',
  classes: [
    // Grid and spacing.
    /^container--fluid$/,
    /^row--/,
    /^col--(?:1|4|5|9|10|11)$/,
    /^col--offset-(?!1$|2$|3$)/,
    /^margin-{1,2}(?!(?:top|left|bottom)--sm$|(?:top|bottom|right|vert)--md$|vert--lg$|(?:bottom|vert)--xl$)/,
    /^padding-{1,2}(?!-?none$|top--md$|bottom--lg$)/,
    /^shadow--(?:md|tl)$/,
    /^text--(?!center$|right$|truncate$)/,
    // Variants of components.
    /^avatar--vertical$/,
    /^avatar__(?:subtitle|photo--)/,
    /^badge--(?!secondary$)/,
    /^breadcrumbs--/,
    /^button--(?:active|link|block|success|info|warning|danger)$/,
    /^button-group/,
    /^footer__link-separator$/,
    /^navbar--(?:dark|primary)$/,
    /^navbar__(?:search|items--center$)/,
    /^tabs--block$/,
    // Components.
    /^(?:card|dropdown|hero|pagination|pills)(?:__|--|$)/,
  ],
  variables: [
    /^--ifm-(?:alert|button-group|card|dropdown|hero|pagination(?!-nav)|pills)-/,
    /^--ifm-color-(?:success|info|warning|danger)/,
    /^--ifm-color-(?:primary|secondary)-(?:darkest|light|lighter|lightest|contrast)/,
    /^--ifm-(?:dark|darker|darkest|light|lighter|lightest|contrast-[a-z-]+)-value$/,
  ],
};

/** Layouts, directions, and tables of the banner that this site's has not. */
const COOKIE_CONSENT: Unused = {
  file: /[\\/]vanilla-cookieconsent[\\/]dist[\\/]cookieconsent\.css$/,
  kept: 'cm__desc',
  classes: [
    /^cc--(?:rtl|darkmode)$/,
    /^[cp]m--(?:bar|cloud|inline|flip)$/,
    /^pm__(?:badge|section-table|table-\w+|service\w*|section-services)/,
    /^toggle-service$/,
  ],
  variables: [],
};

export const UNUSED: readonly Unused[] = [INFIMA, COOKIE_CONSENT];

/** How the classes of Infima begin that pages have, and whose look is the site's own: shell/css/content.css. */
const REDRAWN = 'alert';

/** Whether no page has a class. */
export const isUnused = (className: string): boolean =>
  UNUSED.some(({classes}) => classes.some((pattern) => pattern.test(className)));

/** Whether what a stylesheet has to say of a class is left out. */
export const isLeftOut = ({classes}: Unused, className: string): boolean =>
  className.startsWith(REDRAWN) || classes.some((pattern) => pattern.test(className));
