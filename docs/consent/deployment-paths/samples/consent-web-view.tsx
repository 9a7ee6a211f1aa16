import {ClearwardenConsent} from '@clearwarden/consent-react-native';
import CookieManager from '@react-native-cookies/cookies';
import {useEffect, useState} from 'react';
import {Linking} from 'react-native';
import {WebView} from 'react-native-webview';

const ORIGIN = 'https://www.harborpine.example';

/** All hosts of the site that the web view shows. */
const ORIGINS = [ORIGIN, 'https://club.harborpine.example'];

/** Whether an address or an origin belongs to the site. The slash ends the host, so no longer host matches. */
function isOurs(address: string): boolean {
  return ORIGINS.some((origin) => `${address}/`.startsWith(`${origin}/`));
}

const TELL_APP = `
  document.addEventListener('clearwarden:consent:saved', () => {
    const [, value] = document.cookie.match(/(?:^|; )cw_consent=([^;]*)/) ?? [];
    if (value) window.ReactNativeWebView.postMessage(value);
  });
  true;
`;

async function passConsent(): Promise<void> {
  // The decision that a page has stored. It counts if it's newer than the app's.
  const {cw_consent: stored} = await CookieManager.get(ORIGIN, true);
  if (stored) await ClearwardenConsent.importFromWebView(stored.value);
  const value = await ClearwardenConsent.exportForWebView();
  if (!value) return; // no decision yet: the page asks
  const expires = new Date(Date.now() + 180 * 24 * 3600 * 1000).toISOString();
  const cookie = {name: 'cw_consent', value, domain: '.harborpine.example', path: '/', secure: true, expires};
  await CookieManager.set(ORIGIN, cookie, true);
}

/** Shows a page of the site. Each new path gets the decision that the app has at that moment. */
export function ConsentWebView({path}: {path: string}) {
  const [readyPath, setReadyPath] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    passConsent()
      .catch((error: unknown) => console.warn('Without the cookie, the page asks again.', error))
      .then(() => {
        if (isCurrent) setReadyPath(path);
      });
    return () => {
      isCurrent = false;
      setReadyPath(undefined);
    };
  }, [path]);

  if (readyPath !== path) return null;
  return (
    <WebView
      source={{uri: ORIGIN + path}}
      webviewDebuggingEnabled={__DEV__}
      injectedJavaScriptBeforeContentLoaded={TELL_APP}
      onShouldStartLoadWithRequest={({url, isTopFrame}) => {
        if (!isTopFrame || isOurs(url)) return true;
        Linking.openURL(url).catch(console.warn); // a link to another host opens in the browser
        return false;
      }}
      onMessage={({nativeEvent}) => {
        if (!isOurs(nativeEvent.url)) return;
        ClearwardenConsent.importFromWebView(nativeEvent.data).catch(console.warn);
      }}
    />
  );
}
