/** A color of the figures: as it's written in their files, and what it is on a dark page. */
interface FigureColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * The colors of all figures, by what they mean. A figure is written with the light ones, so that its file can be opened
 * anywhere; the build writes the dark one. `contributing/figures.md` says when to use which.
 */
export const FIGURE_COLORS = {
  ink: {light: '#1c2733', dark: '#e6eeec'},
  muted: {light: '#5a6774', dark: '#a3b3b0'},
  line: {light: '#9aa7b4', dark: '#66777d'},
  paper: {light: '#fff', dark: '#2b393f'},
  grey: {light: '#f1f4f7', dark: '#1b262a'},
  teal: {light: '#d7f0ec', dark: '#10332f'},
  tealLine: {light: '#0f766e', dark: '#5ccfbf'},
  amber: {light: '#fdf0d5', dark: '#33240c'},
  amberLine: {light: '#b45309', dark: '#f3bd68'},
  red: {light: '#fde2e1', dark: '#3b1614'},
  redLine: {light: '#b42318', dark: '#ff9a92'},
  // Redactions and what is behind a dialog hide something in both modes.
  shade: {light: '#000', dark: '#000'},
} as const satisfies Record<string, FigureColor>;

/** The dark color of each light one. */
export const DARK_COLORS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(FIGURE_COLORS).map(({light, dark}) => [light, dark]),
);

/** An attribute that draws with a color. `none`, and a marker or pattern of the same file, have none of their own. */
const COLOR = /\b(?:fill|stroke|color|stop-color|flood-color)\s*[=:]\s*["']?\s*(?!none\b|url\()([^"';\s>]+)/g;

/** What a figure draws with and has no dark color for, as sentences. */
export function checkColors(svg: string): string[] {
  const foreign = new Set(
    [...svg.matchAll(COLOR)].map(([, color = '']) => color).filter((color) => !(color in DARK_COLORS)),
  );
  const allowed = Object.keys(DARK_COLORS).join(', ');
  return [...foreign].map((color) => `draws with ${color}; colors of figures are ${allowed}`);
}
