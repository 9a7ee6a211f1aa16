import type {Locator} from '@playwright/test';

/** Words at the beginning of elements that lines break in two. A hyphen is a place to break. */
export async function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap(({firstChild}) => {
      if (!firstChild) return [];
      return [...(firstChild.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}
