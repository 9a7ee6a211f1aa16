import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The categories of a sidebar are links in the role of buttons. The space bar presses a button; the theme's Enter does. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.role !== 'button') return;
    event.preventDefault();
    target.click();
  });
}
