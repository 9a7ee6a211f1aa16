'use client';

import {useSyncExternalStore} from 'react';

const EVENTS = ['clearwarden:ready', 'clearwarden:consent:changed'];

function subscribe(onChange: () => void) {
  for (const name of EVENTS) document.addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, onChange);
  };
}

/** Whether the category is granted now. Always false on the server. */
export function useConsent(category: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.Clearwarden?.consent.isGranted(category) ?? false,
    () => false,
  );
}

/** Whether the browser has loaded the loader. */
function useLoader(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(window.Clearwarden),
    () => false,
  );
}

/** An embedded video that connects to its host only with consent. */
export function Video({src, title}: {src: string; title: string}) {
  const isGranted = useConsent('functional');
  const hasLoader = useLoader();
  if (isGranted) return <iframe src={src} title={title} width="640" height="360" />;
  return (
    <p>
      This video needs functional cookies.{' '}
      {hasLoader && (
        <button type="button" onClick={() => window.Clearwarden.consent.update({functional: true})}>
          Allow and play
        </button>
      )}
    </p>
  );
}
