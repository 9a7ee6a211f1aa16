import {barButton} from './CodeBar';

type Show = (isTooLong: boolean) => void;

/** Blocks that are looked at in the next frame. */
const waiting = new Map<HTMLElement, Show>();

const isTooLong = (box: HTMLElement): boolean => box.scrollWidth > box.clientWidth;

/** Measures all before one of them changes: on a page with thirty, each would have the whole page measured anew. */
function look(): void {
  const looks = [...waiting].map(([box, show]) => [show, isTooLong(box)] as const);
  waiting.clear();
  for (const [show, answer] of looks) show(answer);
}

function lookSoon(box: HTMLElement, show: Show): void {
  if (waiting.size === 0) requestAnimationFrame(look);
  waiting.set(box, show);
}

/**
 * Gives a block of code a button that breaks its lines, as long as one is too long for it.
 *
 * @see https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/hooks/useCodeWordWrap.ts
 * @returns ends it
 */
export function enlivenCode(block: HTMLElement): () => void {
  const box = block.querySelector('pre');
  const code = box?.querySelector('code');
  const copy = block.querySelector('[data-copy]');
  if (!box || !code || !copy) return () => undefined;

  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Wrap';
  button.className = barButton ?? '';
  let wraps = false;
  const show: Show = (isLong) => {
    button.setAttribute('aria-pressed', String(wraps));
    if (!wraps && !isLong) button.remove();
    else if (!button.isConnected) copy.before(button);
  };
  button.addEventListener('click', () => {
    wraps = !wraps;
    Object.assign(
      code.style,
      wraps ? {whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'} : {whiteSpace: '', overflowWrap: ''},
    );
    show(isTooLong(box));
  });
  // Where the button is beside the code, it takes room from what is observed: so, in the next frame.
  const observer = new ResizeObserver(() => lookSoon(box, show));
  observer.observe(box);
  return () => {
    observer.disconnect();
    waiting.delete(box);
    button.remove();
  };
}
