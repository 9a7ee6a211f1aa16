'use client';

import {useEffect} from 'react';

const ID = 'GTM-XXXXXXX';

/** Inserts the container of Google Tag Manager once per document. */
export function Container() {
  useEffect(() => {
    if (!window.Clearwarden) return; // the browser didn't load the loader, so nothing would check the tags
    if (document.getElementById(ID)) return;
    window.dataLayer ??= [];
    window.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
    const script = document.createElement('script');
    script.id = ID;
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${ID}`;
    document.head.append(script);
  }, []);

  return null;
}
