import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Brings the menu beside the title to life when it is opened, so that no page loads it before. */
function onToggle({target}: Event): void {
  if (!(target instanceof HTMLDetailsElement && target.open && target.matches('.page-actions'))) return;
  // Where it doesn't come, the link is there.
  import('./PageActions/menu').then(({start}) => start(target)).catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('toggle', onToggle, true);
