import type {ReactNode} from 'react';
import {PageViews} from '../components/page-views';

export default function RootLayout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <head>
        {/* A plain element: next/script would let Next.js start it. It must block. */}
        {/* eslint-disable-next-line @next/next/no-sync-scripts */}
        <script src="https://consent.clearwarden.example/v1/site_8FQ2M7RWXA/loader.js" />
      </head>
      <body>
        {children}
        <footer>
          <button type="button" data-cw-open="preferences">
            Privacy preferences
          </button>
        </footer>
        <PageViews />
      </body>
    </html>
  );
}
