import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

const {links} = site;

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Get In Touch',
      items: [
        {label: 'Customer Support Portal', href: links.support},
        {label: 'support@clearwarden.example', href: links.supportEmail},
        {label: 'Report a security issue', href: links.securityEmail},
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
        {label: 'Privacy questions', href: links.privacyEmail},
      ],
    },
  ],
  copyright: site.copyright,
} satisfies ThemeConfig['footer'];
