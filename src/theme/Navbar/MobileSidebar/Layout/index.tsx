import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** What the menu covers. */
const BEHIND = '[class*="skipToContent"], .theme-announcement-bar, .navbar__inner, .main-wrapper, .footer';

/**
 * The menu of small screens: a dialog. While it's open, the keyboard and screen readers stay in it, Escape closes it,
 * and its button gets the focus back.
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
  return (
    <div className="navbar-sidebar" role="dialog" aria-modal="true" aria-label="Menu">
      {header}
      <div
        className={clsx('navbar-sidebar__items', isSecondaryShown && 'navbar-sidebar__items--show-secondary')}
      >
        <div className="navbar-sidebar__item menu" inert={isSecondaryShown}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!isSecondaryShown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
