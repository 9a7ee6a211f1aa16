import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from '../product/site';

const {links} = site;

/** A link to a mail program. As HTML, because the theme's links that are no pages open a tab and say so by an icon. */
const mail = (label: string, address: string) => ({
  html: `<a class="footer__link-item" href="${address}">${label}</a>`,
});

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Get In Touch',
      items: [
        {label: 'Customer Support Portal', href: links.support},
        mail('support@clearwarden.example', links.supportEmail),
        mail('Report a security issue', links.securityEmail),
        {label: 'Accessibility', to: '/docs/overview/accessibility'},
        {label: 'Request a Demo', href: links.demo},
      ],
    },
    {
      title: 'Quick Links',
      items: [
        {label: 'Get started with requests', to: '/docs/request-manager/getting-started'},
        {label: 'API reference', to: '/api/v2'},
        {label: 'Changelog', to: '/changelog'},
        {label: 'Topics A to Z', to: '/tags'},
        // A button would be the right element, but footer items are links or HTML; the client
        // module `privacyChoices` gives the link its behavior, the page its no-JavaScript target.
        {
          html: '<a class="footer__link-item" href="mailto:privacy@clearwarden.example" data-cw-open="preferences">My Privacy Choices</a>',
        },
      ],
    },
    {
      title: 'Product',
      items: [
        {label: 'Clearwarden', href: links.website},
        {label: 'Status Page', href: links.status},
        mail('Privacy questions', links.privacyEmail),
      ],
    },
  ],
  logo: {alt: '', src: 'img/logo-dark.svg', width: 28, height: 28},
  copyright: site.copyright,
} satisfies ThemeConfig['footer'];
