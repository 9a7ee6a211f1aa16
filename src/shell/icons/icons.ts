/** An icon of 20 × 20: lines of 1.6, and the half that is filled. */
interface IconShape {
  /** Path of the lines. */
  readonly line: string;
  /** Path of the right half, filled with 18 % of the color: half clear, half warden. Left out where there is no half. */
  readonly half?: string;
}

/** All icons of the site, of one hand. Each stands beside a word; none says something by itself. */
export const ICONS = {
  // The eight areas.
  requests: {line: 'M3 5.5h14v10H3zM3 6l7 5.5L17 6', half: 'M10 5.5h7v10h-7z'},
  consent: {
    line: 'M3 6.5h6m5 0h3M3 13.5h3m5 0h6M9 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6 13.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
    half: 'M11.5 4a2.5 2.5 0 0 1 0 5zM8.5 11a2.5 2.5 0 0 1 0 5z',
  },
  map: {
    line: 'M8 3h4v4H8zM3 13h4v4H3zM13 13h4v4h-4zM10 7v3M5 13v-3h10v3',
    half: 'M10 3h2v4h-2zM13 13h4v4h-4z',
  },
  discovery: {
    line: 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M13 13l4 4',
    half: 'M9 3.5a5.5 5.5 0 0 1 0 11z',
  },
  risk: {line: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1', half: 'M10 3l7.5 13.5H10z'},
  integrations: {
    line: 'M7 2.5V6m6-3.5V6M5 6h10v3.5a5 5 0 0 1-10 0zM10 14.5v3',
    half: 'M10 6h5v3.5a5 5 0 0 1-5 5z',
  },
  platform: {
    line: 'M10 2.5l6.5 2V10c0 4-3 6.5-6.5 7.5C6.5 16.5 3.5 14 3.5 10V4.500z',
    half: 'M10 2.5l6.5 2V10c0 4-3 6.5-6.5 7.500z',
  },
  guides: {
    line: 'M10 5C8 3.5 5.5 3.5 3 4v12c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1V4c-2.5-.5-5-.5-7 1zM10 5v12',
    half: 'M10 5c2-1.5 4.5-1.5 7-1v12c-2.5-.5-5-.5-7 1z',
  },
  // What a connection can do.
  access: {line: 'M5 2.500h7l3 3v12H5zM8 9h4M8 12h4', half: 'M10 2.500h2l3 3v12h-5z'},
  deletion: {line: 'M3.5 5.500h13M8 5.500v-2h4v2M5 5.500l1 12h8l1-12', half: 'M10 5.500h5l-1 12h-4z'},
  'opt-out': {line: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M5 15L15 5', half: 'M10 3a7 7 0 0 1 0 14z'},
  update: {
    line: 'M4 16l.8-3.200L13.5 4l2.5 2.5-8.8 8.700zM11.5 6l2.5 2.5',
    half: 'M10 7.500L13.5 4 16 6.5 10 12.500z',
  },
  identifiers: {
    line: 'M2.5 4.500h15v11h-15zM5 9a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M4.8 13c.8-1.5 3.2-1.5 4 0M11.5 8.500h3.500M11.5 11.500h3.5',
    half: 'M10 4.500h7.500v11H10z',
  },
  'system-detection': {
    line: 'M10 10l5-5M3 10a7 7 0 0 1 12-5M6 10a4 4 0 0 0 8 0M3 10a7 7 0 0 0 14 0',
    half: 'M10 10h7a7 7 0 0 1-7 7z',
  },
  // The seven steps of a request.
  intake: {
    line: 'M10 2.500v7M7 7l3 3 3-3M3 11h4l1.5 2.500h3L13 11h4v6H3z',
    half: 'M10 13.500h1.500L13 11h4v6h-7z',
  },
  verify: {
    line: 'M10 2.500l6.5 2V10c0 4-3 6.5-6.5 7.500C6.5 16.5 3.5 14 3.5 10V4.500zM7 9.500l2.2 2.200L13 8',
    half: 'M10 2.500l6.5 2V10c0 4-3 6.5-6.5 7.500z',
  },
  identify: {
    line: 'M7 6.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 17c0-3.5 2.7-5.5 6-5.500s6 2 6 5.500z',
    half: 'M10 3.500a3 3 0 0 1 0 6zM10 11.500c3.3 0 6 2 6 5.500h-6z',
  },
  collect: {
    line: 'M10 3l7 3.5-7 3.5-7-3.500zM3 10l7 3.5 7-3.500M3 13.500L10 17l7-3.5',
    half: 'M10 3l7 3.5-7 3.500z',
  },
  review: {
    line: 'M2 10c2-3.5 4.8-5 8-5s6 1.5 8 5c-2 3.5-4.8 5-8 5s-6-1.5-8-5zM7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
    half: 'M10 5c3.2 0 6 1.5 8 5-2 3.5-4.8 5-8 5z',
  },
  fulfill: {
    line: 'M17.5 2.500L2.5 9l5.5 2.500L10.5 17.500zM8 11.500l9.5-9',
    half: 'M17.5 2.500L8 11.500l2.5 6z',
  },
  close: {line: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6.8 10l2.2 2.300L13.2 8', half: 'M10 3a7 7 0 0 1 0 14z'},
  // Roles.
  admin: {
    line: 'M5 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2 17c0-3.5 2.5-5.5 6-5.500M14.5 10.500l3.5 1v2c0 2-1.5 3.5-3.5 4-2-.5-3.5-2-3.5-4v-2z',
    half: 'M14.5 10.500l3.5 1v2c0 2-1.5 3.5-3.5 4z',
  },
  person: {line: 'M7 6.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 17c0-3.5 2.7-5.5 6-5.500s6 2 6 5.5'},
  developer: {line: 'M6.5 6L2.5 10l4 4M13.5 6l4 4-4 4M11.5 4l-3 12'},
  auditor: {
    line: 'M5 4h10v13.500H5zM8 2.500h4V5.500H8zM7.5 10.500l1.7 1.7 3.3-3.4',
    half: 'M10 4h5v13.500h-5z',
  },
  approver: {
    line: 'M7.5 8c0-1-1-2-1-3.200a3.5 3.5 0 0 1 7 0c0 1.2-1 2.2-1 3.200v3H16v3H4v-3h3.500zM4 17h12',
    half: 'M10 1.500a3.5 3.5 0 0 1 3.5 3.300c0 1.2-1 2.2-1 3.200v3H16v3h-6z',
  },
  // Controls and marks.
  api: {line: 'M3 4h14v12H3zM6 8l2.5 2.200L6 12.500M10.5 12.500H14', half: 'M10 4h7v12h-7z'},
  changelog: {line: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 6v4l2.5 2', half: 'M10 3a7 7 0 0 1 0 14z'},
  calendar: {
    line: 'M3.5 4.500h13v12.500h-13zM3.5 8.500h13M7 2.500v4M13 2.500v4',
    half: 'M10 4.500h6.500v12.500H10z',
  },
  copy: {line: 'M7 7h9.500v9.500H7zM4 13H3.500V3.500H13V4'},
  print: {line: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.500h8V17H6z'},
  wrap: {line: 'M3 5h14M3 10h11a2.5 2.5 0 0 1 0 5H9M11 12.500L8.5 15l2.5 2.500M3 15h2.5'},
  external: {line: 'M8 4H4v12h12v-4M11 3.500h5.500V9M16 4l-7 7'},
  search: {line: 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M13 13l4 4'},
  window: {line: 'M2.5 4h15v12h-15zM2.5 7.500h15M5 5.800h.1M7.5 5.800h.1'},
  arrow: {line: 'M4 10h12M11 5l5 5-5 5'},
  check: {line: 'M4 10.500l4 4 8-9'},
  cross: {line: 'M5 5l10 10M15 5L5 15'},
  menu: {line: 'M3 5.500h14M3 10h14M3 14.500h14'},
} as const satisfies Record<string, IconShape>;
export type IconName = keyof typeof ICONS;
