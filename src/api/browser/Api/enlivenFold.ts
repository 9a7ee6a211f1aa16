import styles from './styles.module.css';

/**
 * Has a button open or close all that is folded on an operation's page, fields in islands too. The element after it
 * tells what it has done.
 *
 * @returns ends it
 */
export function enlivenFold(button: HTMLElement): () => void {
  const status = button.nextElementSibling;
  let isOpen = false;
  const toggle = () => {
    isOpen = !isOpen;
    const page = button.closest(`.${styles.operation}`);
    for (const details of page?.querySelectorAll('details') ?? []) details.open = isOpen;
    button.textContent = isOpen ? 'Collapse all' : 'Expand all';
    if (status) status.textContent = isOpen ? 'All fields are open.' : 'All fields are closed.';
  };
  button.addEventListener('click', toggle);
  return () => button.removeEventListener('click', toggle);
}
