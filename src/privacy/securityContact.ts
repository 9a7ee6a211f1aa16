import {site} from '../product/site';

/**
 * The day on which somebody has last seen that the address is read and the policy is there. A year later the file
 * expires, and finders of faults do not trust it any more; a test says a month before that it is time to look again.
 */
export const CONTACT_CHECKED = '2026-11-22';

/** Until when the file can be trusted: a year, the most that the standard recommends. */
export function contactExpires(): Date {
  const expires = new Date(CONTACT_CHECKED);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return expires;
}

/**
 * `/.well-known/security.txt`: where to write about a fault in the product or on this site.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(): string {
  const fields: readonly (readonly [string, string])[] = [
    ['Contact', site.links.securityEmail],
    ['Expires', contactExpires().toISOString().replace('.000Z', 'Z')],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${site.url}/.well-known/security.txt`],
    ['Policy', `${site.links.website}/security/disclosure`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
