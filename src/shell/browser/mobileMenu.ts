import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Closes the mobile menu by Escape, and gives the focus back to its button when it is closed. The theme does neither. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
  });
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element) || !target.closest('.navbar-sidebar__close')) return;
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  });
}
