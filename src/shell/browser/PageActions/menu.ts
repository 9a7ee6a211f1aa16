/** The page in Markdown, or nothing where the host doesn't give it. */
async function textAt(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/**
 * Has an open menu answer until it is closed: by Escape, by a press or the focus elsewhere, or by printing. Its button
 * to print can be pressed for so long. The one to copy gets the page's text, which `copyCode.ts` copies and tells like
 * that of any other: a browser copies only what is there when the button is pressed.
 */
export async function start(menu: HTMLDetailsElement): Promise<void> {
  const summary = menu.querySelector('summary');
  const copy = menu.querySelector<HTMLButtonElement>('[data-copy]');
  const link = menu.querySelector('a');
  const closed = new AbortController();
  const {signal} = closed;
  const close = () => {
    menu.open = false;
    closed.abort();
  };
  const closeFromElsewhere = ({target}: Event) => {
    if (target instanceof Node && !menu.contains(target)) close();
  };
  document.addEventListener('pointerdown', closeFromElsewhere, {signal});
  document.addEventListener('focusin', closeFromElsewhere, {signal});
  // The event that has opened the menu comes here, too.
  menu.addEventListener('toggle', () => menu.open || closed.abort(), {signal});
  menu.addEventListener(
    'keydown',
    ({key}) => {
      if (key !== 'Escape') return;
      close();
      summary?.focus();
    },
    {signal},
  );
  const print = menu.querySelector<HTMLButtonElement>('[data-print]');
  if (print) {
    print.disabled = false;
    print.addEventListener(
      'click',
      () => {
        close();
        summary?.focus();
        window.print();
      },
      {signal},
    );
    signal.addEventListener('abort', () => (print.disabled = true), {once: true});
  }
  if (!copy || !link || copy.dataset.copy) return;
  copy.dataset.copy = await textAt(link.href);
  copy.disabled = copy.dataset.copy === '';
}
