// Stands in for the theme's module that loads Prism and its languages on every page.
export {};
