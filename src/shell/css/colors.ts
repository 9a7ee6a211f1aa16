import fs from 'node:fs';

const TOKENS = fs.readFileSync('src/shell/css/tokens.css', 'utf8');

/** Where the stylesheet has the colors of each mode, and what is the same in both. */
export const MODES = {light: ":root:not([data-theme='dark'])", dark: "[data-theme='dark']"} as const;
export type Mode = keyof typeof MODES;

const colorsIn = (selector: string): [string, string][] => {
  const [, block = ''] = TOKENS.split(`\n${selector} {`).map((text) => text.split('\n}')[0]);
  return [...block.matchAll(/^ {2}(--[\w-]+): (#[0-9a-f]{6});$/gm)].map(([, name = '', color = '']) => [
    name,
    color,
  ]);
};

/** The colors of a mode, `#rrggbb` by the names of their variables. */
export const colorsOf = (mode: Mode): ReadonlyMap<string, string> =>
  new Map([...colorsIn(':root'), ...colorsIn(MODES[mode])]);
