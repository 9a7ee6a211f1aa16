import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a button says what became of it, in milliseconds. */
const SAID = 2000;
const ANSWERS = ['Copied', 'Not copied'];

/** Copies a text. Gives false when the browser does not let us: without HTTPS, or by a policy. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies for the buttons with `data-copy`: its value, or where it has none the visible `<code>` of the nearest
 * `data-code`. One listener for all of them, so that they work in content that React has not taken over.
 */
async function onClick({target}: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  const codes = button?.closest('[data-code]')?.querySelectorAll('code') ?? [];
  const code = button?.dataset.copy || [...codes].find((element) => element.checkVisibility())?.textContent;
  if (!button || !code) return;
  const answer = (await copied(code)) ? 'Copied' : 'Not copied';
  const label = button.textContent;
  if (ANSWERS.includes(label)) return;
  button.textContent = answer;
  setTimeout(() => {
    button.textContent = label;
  }, SAID);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => void onClick(event));
}
