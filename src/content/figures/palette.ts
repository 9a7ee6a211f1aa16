/** A color of the figures: as it's written in their files, and what it is on a dark page. */
interface FigureColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * The colors of all figures, by what they mean. A figure is drawn with the light ones, so that its file can be opened
 * anywhere; the build writes the dark one. `contributing/figures.md` says when to use which.
 */
export const FIGURE_COLORS = {
  ink: {light: '#0d1f1d', dark: '#e8f1ef'},
  muted: {light: '#50625f', dark: '#9db1ad'},
  // Arrows and outlines.
  line: {light: '#7a8a87', dark: '#6f8581'},
  hair: {light: '#dde6e4', dark: '#263835'},
  paper: {light: '#ffffff', dark: '#0c1615'},
  fill: {light: '#f5f8f7', dark: '#12201e'},
  // Clearwarden acts.
  system: {light: '#dff3ef', dark: '#0f302c'},
  // A person acts or looks.
  person: {light: '#a3470e', dark: '#f7b27e'},
  personTint: {light: '#fdeadb', dark: '#3a2212'},
  // A refusal, a deletion, a deadline.
  stop: {light: '#b42318', dark: '#ff9a92'},
  stopTint: {light: '#fdeceb', dark: '#3b1614'},
  // Redactions and what is behind a dialog hide something in both modes.
  shade: {light: '#000000', dark: '#000000'},
  // The areas: the one element of a figure that counts most. As in shell/css/tokens.css.
  requests: {light: '#0a6b62', dark: '#5ee0cc'},
  requestsTint: {light: '#dff3ef', dark: '#0f302c'},
  consent: {light: '#6a3db8', dark: '#c3a6f7'},
  consentTint: {light: '#efe8fb', dark: '#2a1e42'},
  map: {light: '#1d5bb0', dark: '#93c0ff'},
  mapTint: {light: '#e4eefb', dark: '#152a45'},
  discovery: {light: '#9c2f74', dark: '#f3a0cd'},
  discoveryTint: {light: '#fbe6f2', dark: '#3b1a2f'},
  risk: {light: '#a3470e', dark: '#f7b27e'},
  riskTint: {light: '#fdeadb', dark: '#3a2212'},
  integrations: {light: '#0b6684', dark: '#7fd0ea'},
  integrationsTint: {light: '#dff1f7', dark: '#0f2d38'},
  platform: {light: '#4a5a6b', dark: '#b3c2d1'},
  platformTint: {light: '#e9edf2', dark: '#202b36'},
  guides: {light: '#6b5a00', dark: '#e0cd6b'},
  guidesTint: {light: '#f6efcf', dark: '#2e2809'},
} as const satisfies Record<string, FigureColor>;

/** A color by what it means. */
export type FigureColorName = keyof typeof FIGURE_COLORS;

/** The colors that figures drawn by hand still have. */
const FORMER_COLORS: Readonly<Record<string, string>> = {
  '#1c2733': '#e6eeec',
  '#5a6774': '#a3b3b0',
  '#9aa7b4': '#66777d',
  '#fff': '#2b393f',
  '#f1f4f7': '#1b262a',
  '#d7f0ec': '#10332f',
  '#0f766e': '#5ccfbf',
  '#fdf0d5': '#33240c',
  '#b45309': '#f3bd68',
  '#fde2e1': '#3b1614',
  '#000': '#000',
};

/** The dark color of each light one. */
export const DARK_COLORS: Readonly<Record<string, string>> = {
  ...FORMER_COLORS,
  ...Object.fromEntries(Object.values(FIGURE_COLORS).map(({light, dark}) => [light, dark])),
};

/** A figure in its dark colors. What has none stays as it is: `checkColors` has stopped the build before. */
export const inDark = (svg: string): string =>
  svg.replace(/#[\da-f]{3,8}\b/gi, (color) => DARK_COLORS[color] ?? color);

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
