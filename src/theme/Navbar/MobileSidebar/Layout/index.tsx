import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** What the menu covers. */
const BEHIND = '[class*="skipToContent"], .theme-announcement-bar, .navbar__inner, .main-wrapper, .footer';

/**
 * The menu of small screens: a dialog. While it's open, the keyboard and screen readers stay in it, Escape closes it,
 * and its button gets the focus back. On the way back to the main menu, the focus goes to that.
 */
export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  useEffect(() => {
    if (!shown) return undefined;
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    const close = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    for (const element of behind) element.inert = true;
    document.addEventListener('keydown', close);
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      for (const element of behind) element.inert = false;
      document.removeEventListener('keydown', close);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
  // The button of the way back is in the menu that goes.
  const primary = useRef<HTMLDivElement>(null);
  const wasSecondary = useRef(false);
  useEffect(() => {
    if (shown && wasSecondary.current && !isSecondaryShown)
      primary.current?.querySelector<HTMLElement>('a, button')?.focus();
    wasSecondary.current = isSecondaryShown;
  }, [shown, isSecondaryShown]);
  return (
    <div className="navbar-sidebar" role="dialog" aria-modal="true" aria-label="Menu">
      {header}
      <div
        className={clsx('navbar-sidebar__items', isSecondaryShown && 'navbar-sidebar__items--show-secondary')}
      >
        <div ref={primary} className="navbar-sidebar__item menu" inert={isSecondaryShown}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!isSecondaryShown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
