/** What scripts ask of what was thrown. */

/** Its words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether it is an error of the system with one of the codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
