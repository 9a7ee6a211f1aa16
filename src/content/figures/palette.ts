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

/** The dark color of each light one. */
const DARK_COLORS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(FIGURE_COLORS).map(({light, dark}) => [light, dark]),
);

/** A figure in its dark colors. */
export const inDark = (svg: string): string =>
  svg.replace(/#[\da-f]{6}\b/g, (color) => DARK_COLORS[color] ?? color);
