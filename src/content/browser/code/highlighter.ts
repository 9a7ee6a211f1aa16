type HighlightLines = (code: string, language: string) => readonly string[];

/**
 * How code gets its colors: at once in the build (`lines`), or after a while in a browser (`load`).
 * Import it from `@code-highlighter`, which is the one that fits.
 */
export interface Highlighter {
  readonly lines?: HighlightLines;
  readonly load?: () => Promise<HighlightLines>;
}
