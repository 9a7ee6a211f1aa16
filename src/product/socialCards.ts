import {AREAS, areaOf, type Area} from './areas';
import {site} from './site';

/** What links to pages of no area show, by the first part of their addresses. */
const OTHERS = {api: 'API reference', changelog: 'Changelog'} as const;

/** A picture that others show in place of a link to a page. */
export type SocialCard = Area | keyof typeof OTHERS | 'site';

/** What is written on each card. */
export const SOCIAL_CARDS: Readonly<Record<SocialCard, string>> = {
  ...(Object.fromEntries(Object.entries(AREAS).map(([name, {label}]) => [name, label])) as Record<
    Area,
    string
  >),
  ...OTHERS,
  site: site.title,
};

/** The card of a page. */
export function socialCardOf(pathname: string): SocialCard {
  const [, first = ''] = pathname.split('/');
  return areaOf(pathname) ?? (first === 'api' || first === 'changelog' ? first : 'site');
}

/** The address of a card, without the host. `npm run social-cards` draws them. */
export const socialCardPath = (card: SocialCard): string => `/img/social/${card}.png`;
