import type {DatedProduct} from './datedProducts';

/** A day on which a law begins to ask for something, or a part of the product ends. */
export interface UpcomingDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Short and stable: it identifies the entry in readers' calendars. */
  readonly id: string;
  readonly title: string;
  /** What happens, and what it means for a tenant. */
  readonly text: string;
  readonly kind: 'law' | 'deprecation';
  /** Whose users it concerns. */
  readonly product: DatedProduct;
  /** Codes of its laws, where neither their own dates nor their milestones say it. */
  readonly laws?: readonly string[];
  /** YYYY-MM-DD on which the changelog told of it. */
  readonly announced: string;
  /** The same when the day has come, where title and text are no longer true. Each deprecation has it. */
  readonly inEffect?: {readonly title: string; readonly text: string};
  /** The page that says what to do. */
  readonly page: {readonly path: string; readonly label: string};
}

const POLICIES = {
  path: '/docs/request-manager/settings/privacy-request-policies',
  label: 'Privacy request policies',
};
const CONSENT_POLICIES = {path: '/docs/consent/settings/consent-policies', label: 'Consent policies'};

/** Product facts 3.9, 4.1, 9.7 and 12, earliest first. */
export const UPCOMING_DATES: readonly UpcomingDate[] = [
  {
    date: '2026-01-01',
    id: 'in-ky-ri',
    title: 'Privacy laws in Indiana, Kentucky, and Rhode Island take effect',
    text: 'Their presets are drafts that match no request until you activate them.',
    kind: 'law',
    product: 'Request Manager',
    announced: '2025-10-14',
    inEffect: {
      title: 'Privacy laws in Indiana, Kentucky, and Rhode Island have taken effect',
      text: 'If one of these laws applies to you, review its draft policy or, in a newer tenant, add its preset. Set the policy to active, and add it to the scope of your connections.',
    },
    page: POLICIES,
  },
  {
    date: '2026-01-01',
    id: 'california-signal-display',
    title: 'California: sites must display whether a signal was honored',
    text: '11 CCR §7025(c)(6) requires the display. The California preset policy includes it.',
    kind: 'law',
    product: 'Consent',
    announced: '2025-10-21',
    page: CONSENT_POLICIES,
  },
  {
    date: '2026-01-01',
    id: 'oregon-delaware-signals',
    title: 'Oregon and Delaware: opt-out signals must be honored',
    text: 'OCPA and DPDPA require it. The US opt-out with signal preset policy covers both states.',
    kind: 'law',
    product: 'Consent',
    laws: ['us_or', 'us_de'],
    announced: '2025-10-21',
    page: CONSENT_POLICIES,
  },
  {
    date: '2026-04-01',
    id: 'maryland-processing',
    title: 'Maryland: MODPA applies to processing',
    text: 'The law took effect on October 1, 2025, and applies to processing from April 1, 2026.',
    kind: 'law',
    product: 'Request Manager',
    laws: ['us_md'],
    announced: '2025-10-01',
    inEffect: {
      title: 'Maryland: MODPA applies to processing',
      text: 'The law took effect on October 1, 2025, and has applied to processing since April 1, 2026.',
    },
    page: POLICIES,
  },
  {
    date: '2027-03-31',
    id: 'api-v1-sunset',
    title: 'API v1.0 stops working',
    text: 'From April 1, 2027, calls return status 410.',
    kind: 'deprecation',
    product: 'API',
    announced: '2024-10-01',
    inEffect: {title: 'API v1.0 has stopped working', text: 'Calls return status 410. API v2.0 replaces it.'},
    page: {path: '/api/v2#move-from-v10-to-v20', label: 'Move from v1.0 to v2.0'},
  },
  {
    date: '2027-06-30',
    id: 'classic-banner-end',
    title: 'The Classic banner stops working',
    text: 'Sites that still load banner.js have to move to loader.js before this date.',
    kind: 'deprecation',
    product: 'Consent',
    announced: '2024-06-04',
    inEffect: {
      title: 'The Classic banner has stopped working',
      text: 'banner.js no longer works. Sites load loader.js instead.',
    },
    page: {path: '/docs/consent/deployment-paths/embedded-deployment', label: 'Embedded deployment'},
  },
];

/**
 * Whether a day has come: a law is in effect on its day, and a part of the product works until its day ends.
 *
 * @param day YYYY-MM-DD
 */
export const isInEffect = ({date, kind}: UpcomingDate, day: string): boolean =>
  kind === 'law' ? date <= day : date < day;

/** Where the calendar of all of them is. */
export const CALENDAR_PATH = '/changelog/upcoming-dates.ics';
