import type {NavbarItem} from '@docusaurus/theme-common';
import {site} from './site';

export const navbar = {
  title: site.productName,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 28,
    height: 28,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
    {to: '/changelog', label: 'Changelog', position: 'left'},
    {to: '/api/v2', label: 'API', position: 'left', activeBaseRegex: '^/api/'},
    {href: site.links.status, label: 'Status Page', position: 'right'},
    {href: site.links.demo, label: 'Request a Demo', position: 'right'},
    {type: 'search', position: 'right'},
  ] satisfies NavbarItem[],
};
