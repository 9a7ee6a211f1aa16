import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import hidden from '../../content/browser/visuallyHidden.module.css';

/** How long a button says what became of it, in milliseconds. */
export const SAID = 2000;
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

/** The text of some code. Lines that are elements have no line breaks between them. */
function textOf(code: Element): string {
  const lines = [...code.querySelectorAll('.token-line')];
  return lines.length > 0 ? lines.map((line) => line.textContent).join('\n') : code.textContent;
}

/**
 * Copies for the buttons with `data-copy`: its value, or where it has none the visible `<code>` of the nearest
 * `data-code`. One listener for all of them, so that they work in content that React has not taken over, and one place
 * where screen readers hear what became of it.
 */
async function onClick({target}: MouseEvent, status: Element): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  const codes = button?.closest('[data-code]')?.querySelectorAll('code') ?? [];
  const code = [...codes].find((element) => element.checkVisibility());
  const text = button?.dataset.copy || (code && textOf(code));
  if (!button || !text) return;
  const answer = (await copied(text)) ? 'Copied' : 'Not copied';
  const label = button.textContent;
  if (ANSWERS.includes(label)) return;
  button.textContent = answer;
  status.textContent = answer;
  setTimeout(() => {
    button.textContent = label;
    status.textContent = '';
  }, SAID);
}

if (ExecutionEnvironment.canUseDOM) {
  const status = document.createElement('p');
  status.className = hidden.visuallyHidden ?? '';
  status.setAttribute('role', 'status');
  document.body.append(status);
  document.addEventListener('click', (event) => void onClick(event, status));
}
