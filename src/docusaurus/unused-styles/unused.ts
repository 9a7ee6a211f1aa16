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
    /^col--(?:1|4|5|9|10|11|12)$/,
    /^col--offset-(?!2$|3$)/,
    /^margin-{1,2}(?!(?:top|left|bottom)--sm$|(?:top|bottom|right|vert)--md$|vert--lg$|(?:bottom|vert)--xl$)/,
    /^padding-{1,2}(?!-?none$|top--md$|bottom--lg$)/,
    /^shadow--/,
    /^text--(?!center$|truncate$)/,
    // Variants of components.
    /^breadcrumbs--/,
    /^breadcrumbs__item--active$/,
    /^button--(?!outline$|primary$)/,
    /^button-group/,
    /^footer--dark$/,
    /^footer__link-separator$/,
    /^menu__caret$/,
    /^navbar--(?:dark|primary)$/,
    /^navbar__(?:search|items--center$)/,
    /^tabs--block$/,
    // Components.
    /^(?:avatar|badge|card|dropdown|hero|pagination|pills)(?:__|--|$)/,
  ],
  variables: [
    /^--ifm-(?:alert|avatar|badge|button-group|card|dropdown|hero|image|navbar-search|pagination(?!-nav)|pills)-/,
    /^--ifm-color-(?:secondary|success|info|warning|danger)/,
    /^--ifm-color-primary-(?:darkest|light|lighter|lightest|contrast)/,
    /^--ifm-(?:font-weight-(?:light|base)|global-shadow-tl|transition-slow|z-index-(?:dropdown|overlay))$/,
    /^--ifm-(?:breadcrumb-color-active|footer-link-horizontal-spacing|navbar-link-active-color)$/,
    /^--ifm-(?:dark|darker|darkest|light|lighter|lightest|contrast-[a-z-]+)-value$/,
  ],
};

/**
 * What the classic theme can do and this site doesn't: a sidebar and a navbar that hide, a logo in the footer, and code
 * that is highlighted in the browser. Its classes are seen before and after they get their hashes.
 */
const CLASSIC_THEME: Unused = {
  file: /[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].*\.module\.css$/,
  kept: String.raw`announcementBar_\w+`,
  classes: [
    /^(?:collapseSidebarButton|expandButton)(?:Icon)?(?:_|$)/,
    /^(?:docItemWrapperEnhanced|docSidebarContainerHidden|sidebar(?:Hidden|Logo|WithHideableNavbar))(?:_|$)/,
    /^(?:darkNavbarColorModeToggle|footerLogoLink|navbar(?:Hidden|Hideable))(?:_|$)/,
    /^codeBlock(?:Container|Lines|LinesWithNumbering|Standalone)?(?:_|$)/,
    /^(?:menu(?:ExternalLink|HtmlItem)|containsTaskList)(?:_|$)/,
    /^(?:anchorTargetHideOnScrollNavbar|errorBoundaryFallback)(?:_|$)/,
  ],
  variables: [],
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

export const UNUSED: readonly Unused[] = [INFIMA, CLASSIC_THEME, COOKIE_CONSENT];

/** How the classes of Infima begin that pages have, and whose look is the site's own: shell/css/content.css. */
const REDRAWN = 'alert';

/** Whether no page has a class. */
export const isUnused = (className: string): boolean =>
  UNUSED.some(({classes}) => classes.some((pattern) => pattern.test(className)));

/** Whether what a stylesheet has to say of a class is left out. */
export const isLeftOut = ({classes}: Unused, className: string): boolean =>
  className.startsWith(REDRAWN) || classes.some((pattern) => pattern.test(className));
