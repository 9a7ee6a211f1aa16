/**
 * Classes of Infima that no page of this site has: its helpers for spacing and color, sizes and colors of components
 * that are not used, and whole components. A test looks for them in every built page.
 */
export const UNUSED_CLASSES = [
  // Grid and spacing.
  /^container--?fluid$/,
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
  /^navbar__items--center$/,
  /^tabs--block$/,
  // Components.
  /^card/,
  /^dropdown/,
  /^hero/,
  /^pagination(?!-nav)/,
  /^pills/,
] as const;

/** Classes that pages have, and whose look is the site's own: shell/css/content.css. */
const REDRAWN = /^alert/;

/** Whether no page has a class. */
export const isUnused = (className: string): boolean =>
  UNUSED_CLASSES.some((pattern) => pattern.test(className));

/** Whether what Infima has to say of a class is left out of the stylesheet. */
export const isLeftOut = (className: string): boolean => REDRAWN.test(className) || isUnused(className);
