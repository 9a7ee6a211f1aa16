import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a button says "Copied", in milliseconds. */
const COPIED = 2000;

/**
 * Copies code for the buttons with `data-copy`: the visible `<code>` of the nearest `data-code`. One
 * listener for all of them, so that they work in content that React has not taken over.
 */
async function onClick({target}: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  const codes = button?.closest('[data-code]')?.querySelectorAll('code') ?? [];
  const code = [...codes].find((element) => element.checkVisibility());
  if (!button || !code) return;
  await navigator.clipboard.writeText(code.textContent);
  const label = button.textContent;
  if (label === 'Copied') return;
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = label;
  }, COPIED);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => void onClick(event));
}
