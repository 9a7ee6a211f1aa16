'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';

/** Tells the data layer about each route that a visitor sees with analytics granted. */
export function PageViews() {
  const path = usePathname();

  useEffect(() => {
    let isShown = true;
    window.clearwardenQueue ??= [];
    window.clearwardenQueue.push(async (consent) => {
      await consent.whenGranted('analytics');
      if (!isShown) return;
      window.dataLayer ??= [];
      window.dataLayer.push({event: 'spa_page_view', page_path: path});
    });
    return () => {
      isShown = false;
    };
  }, [path]);

  return null;
}
