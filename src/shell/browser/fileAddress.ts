import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {repairAddress} from './address';

/**
 * Repairs the address before the router reads it: on the first load, and when the reader changes the hash or goes
 * back to an entry of the history. Listeners of the window are called in their order, and the router's comes later.
 */
function repair(): void {
  const {pathname, search, hash} = repairAddress(window.location);
  const isSame =
    pathname === window.location.pathname &&
    search === window.location.search &&
    hash === window.location.hash;
  if (!isSame) window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}

if (ExecutionEnvironment.canUseDOM) {
  repair();
  window.addEventListener('popstate', repair);
}
