/**
 * What Playwright switches off in Chromium. Chromium obeys the last list that it gets, so that a list of one's own has
 * to hold this one. `tests/unit/chromium.spec.ts` compares it with Playwright's.
 */
export const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/**
 * The suggestions below the address bar are pages of their own, which a whole Chromium renders for each new window,
 * with or without a screen. Nobody looks at them, and they take half of the work of a test that opens a page.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** How the tests start Chromium. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  // As root, Chromium has no sandbox.
  '--no-sandbox',
  // Nothing but the site's own requests shall go out.
  '--disable-background-networking',
  `--disable-features=${[...PLAYWRIGHT_DISABLES, ...ADDRESS_BAR].join()}`,
];
