import type {NavbarItem} from '@docusaurus/theme-common';
import {site} from '../product/site';

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
    // Not of the type docSidebar: that looks the page up in a list of all docs, which no page loads.
    {to: '/', label: 'Docs', position: 'left', activeBaseRegex: '^/(docs/|$)'},
    {to: '/changelog', label: 'Changelog', position: 'left'},
    {to: '/api/v2', label: 'API', position: 'left', activeBaseRegex: '^/api/'},
    {href: site.links.status, label: 'Status Page', position: 'right'},
    {href: site.links.demo, label: 'Request a Demo', position: 'right'},
    {type: 'search', position: 'right'},
  ] satisfies NavbarItem[],
};
