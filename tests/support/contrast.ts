/**
 * How light a color is, from 0 to 1.
 *
 * @param color #rrggbb or #rgb, in small letters
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminance(color: string): number {
  // #fff is short for #ffffff.
  const long = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = (long.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How well one color can be told from another, from 1 to 21.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(...colors: readonly [string, string]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
