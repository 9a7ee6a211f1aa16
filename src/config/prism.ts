import type {PrismTheme} from 'prism-react-renderer';

/**
 * One theme for both color modes: the colors are variables of `src/css/tokens.css`, so that code is
 * right in dark mode from the first paint, and their contrast can be checked in one place.
 */
const theme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--code-comment)'}},
    {types: ['string', 'attr-value', 'char', 'inserted', 'regex'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'variable'], style: {color: 'var(--code-literal)'}},
    {types: ['keyword', 'atrule', 'important', 'selector', 'builtin'], style: {color: 'var(--code-keyword)'}},
    {types: ['function', 'class-name', 'tag', 'deleted'], style: {color: 'var(--code-function)'}},
    {types: ['property', 'attr-name', 'key'], style: {color: 'var(--code-property)'}},
  ],
};

export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'json', 'java', 'php', 'ruby', 'rust', 'swift', 'http', 'hcl', 'ini'],
};
