import {useRouter} from 'next/router';
import {useEffect} from 'react';

/** Tells the data layer about each route that a visitor sees with analytics granted. */
export function PageViews() {
  const {asPath, isReady} = useRouter();
  const path = asPath.replace(/[?#].*/, '');

  useEffect(() => {
    if (!isReady) return;
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
  }, [isReady, path]);

  return null;
}
