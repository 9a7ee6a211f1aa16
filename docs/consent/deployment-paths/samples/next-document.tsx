import {Head, Html, Main, NextScript} from 'next/document';

export default function Document() {
  return (
    <Html lang="en">
      <Head>
        {/* eslint-disable-next-line @next/next/no-sync-scripts */}
        <script src="https://consent.clearwarden.example/v1/site_8FQ2M7RWXA/loader.js" />
      </Head>
      <body>
        <Main />
        <footer>
          <button type="button" data-cw-open="preferences">
            Privacy preferences
          </button>
        </footer>
        <NextScript />
      </body>
    </Html>
  );
}
