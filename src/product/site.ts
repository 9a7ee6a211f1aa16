/** Names, hosts and links that the site's frame shows. Pages write the product's name plainly. */
export const site = {
  title: 'Clearwarden Docs',
  tagline: 'Privacy operations, documented',
  productName: 'Clearwarden',
  url: 'https://docs.clearwarden.example',
  copyright: 'Copyright © 2025 Clearwarden, Inc.',
  links: {
    website: 'https://www.clearwarden.example',
    demo: 'https://www.clearwarden.example/demo',
    status: 'https://status.clearwarden.example',
    support: 'https://support.clearwarden.example',
    /** Folder of the site's sources, for "Edit this page". */
    edit: 'https://code.clearwarden.example/docs/edit/main/',
    /** The form for "Report a problem". */
    newIssue: 'https://code.clearwarden.example/docs/issues/new',
    supportEmail: 'mailto:support@clearwarden.example',
    salesEmail: 'mailto:sales@clearwarden.example',
    securityEmail: 'mailto:security@clearwarden.example',
    privacyEmail: 'mailto:privacy@clearwarden.example',
  },
} as const;
