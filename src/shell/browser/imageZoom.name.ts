/** The name of an image that is a button: what it shows, and what the button does. */
export const nameOf = ({alt}: HTMLImageElement, does: 'Enlarge' | 'Close'): string =>
  `${alt.replace(/\.$/, '')}. ${does} image.`;
