import type {PrismTheme} from 'prism-react-renderer';

/**
 * One theme for both color modes: the colors are variables of `src/shell/css/tokens.css`, so that code is
 * right in dark mode from the first paint. Those of words are in `src/shell/css/code.css`.
 */
const theme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [],
};

export const prism = {theme, darkTheme: theme};
