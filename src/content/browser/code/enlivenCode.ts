import {barButton} from './CodeBar';

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
  const show = () => {
    button.setAttribute('aria-pressed', String(wraps));
    if (!wraps && box.scrollWidth <= box.clientWidth) button.remove();
    else if (!button.isConnected) copy.before(button);
  };
  button.addEventListener('click', () => {
    wraps = !wraps;
    Object.assign(
      code.style,
      wraps ? {whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'} : {whiteSpace: '', overflowWrap: ''},
    );
    show();
  });
  // Where the button is beside the code, it takes room from what is observed: so, in the next frame.
  const observer = new ResizeObserver(() => requestAnimationFrame(show));
  observer.observe(box);
  return () => {
    observer.disconnect();
    button.remove();
  };
}
