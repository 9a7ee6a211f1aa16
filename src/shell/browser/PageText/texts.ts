import type {ComponentType} from 'react';

/** Of the element around a text: in it, Markdown looks as it does on every page. */
export const CLASS = 'markdown';

/** The text of a page, by a script that the reader who opens the page does not load. */
export interface Text {
  /** The address of the page. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Once it is loaded. */
  Content?: ComponentType;
  /** Whether it is on the page as the build has written it. */
  isWritten: boolean;
}

/** Texts by the addresses of their pages. */
const texts = new Map<string, Text>();

/** Makes the text of a page known. */
export function addText(path: string, load: () => Promise<{readonly default: ComponentType}>): Text {
  const text: Text = {
    path,
    load: async () => (text.Content ??= (await load()).default),
    isWritten: false,
  };
  texts.set(path, text);
  return text;
}

/** Loads the text of the page at an address, if it has one and does not show it. */
export async function loadText(path: string): Promise<void> {
  const text = texts.get(path);
  if (text && !text.isWritten) await text.load();
}

/**
 * Loads the text of the page that is left, for the way back. Where that fails, the way back tries it again and says what
 * is wrong.
 *
 * @param path the address that the reader goes to
 */
export function loadLeftText(path: string): void {
  for (const text of texts.values()) {
    if (text.isWritten && text.path !== path) text.load().catch(() => undefined);
  }
}
