import {DATED_PRODUCTS, productCalendarPath} from './datedProducts';
import {LAWS, MILESTONES, type Law, type Milestone} from './laws';
import {CALENDAR_PATH, UPCOMING_DATES, type UpcomingDate} from './upcomingDates';

/** A whole day of a calendar. */
export interface CalendarDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Stable: a calendar that is read again knows the entry by it. */
  readonly id: string;
  readonly title: string;
  /** True before the day and after it. */
  readonly text: string;
  /** The page that says more: a path of the site, or an address elsewhere. */
  readonly page: {readonly path: string; readonly label: string};
}

/** A calendar file, which programs read again and again. */
export interface Calendar {
  readonly path: string;
  readonly name: string;
  readonly days: readonly CalendarDay[];
}

/** The dates of all laws, and of one of them by its code. */
export const LAWS_CALENDAR_PATH = '/calendars/laws.ics';
export const lawCalendarPath = (code: string): string => `/calendars/laws/${code}.ics`;

const LAWS_AT_A_GLANCE = {path: '/docs/privacy-guides/laws-at-a-glance', label: 'Laws at a glance'};

const startOf = ({code, name, inEffect}: Law): CalendarDay[] =>
  inEffect === undefined
    ? []
    : [
        {
          date: inEffect,
          id: `law-${code}`,
          title: `${name}: in effect`,
          text: `The law takes effect. Its policy preset has the code ${code}.`,
          page: LAWS_AT_A_GLANCE,
        },
      ];

const milestoneDay = ({date, id, act, text}: Milestone): CalendarDay => ({
  date,
  id: `law-${id}`,
  title: act,
  text: `${text}.`,
  page: {...LAWS_AT_A_GLANCE, path: `${LAWS_AT_A_GLANCE.path}#dates`},
});

/** Days with the earliest first. */
export const byDate = <Day extends {readonly date: string}>(days: readonly Day[]): Day[] =>
  [...days].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

const names = (date: UpcomingDate, code: string): boolean => date.laws?.includes(code) ?? false;

/** The days of a law: when it takes effect, and when it begins to ask for more. */
function daysOf(law: Law): CalendarDay[] {
  return byDate([
    ...startOf(law),
    ...MILESTONES.filter((milestone) => milestone.law === law.code).map(milestoneDay),
    ...UPCOMING_DATES.filter((date) => names(date, law.code)),
  ]);
}

/** The calendar of each law that has a date. */
export const LAW_CALENDARS: readonly (Calendar & {readonly law: Law})[] = LAWS.map((law) => ({
  law,
  path: lawCalendarPath(law.code),
  name: `Clearwarden: ${law.name}`,
  days: daysOf(law),
})).filter(({days}) => days.length > 0);

/** All calendars of the site. */
export const CALENDARS: readonly Calendar[] = [
  {path: CALENDAR_PATH, name: 'Clearwarden: upcoming dates', days: UPCOMING_DATES},
  ...DATED_PRODUCTS.map((product) => ({
    path: productCalendarPath(product),
    name: `Clearwarden: dates for ${product}`,
    days: UPCOMING_DATES.filter((date) => date.product === product),
  })),
  {
    path: LAWS_CALENDAR_PATH,
    name: 'Clearwarden: dates of privacy laws',
    days: byDate([
      ...LAWS.flatMap(startOf),
      ...MILESTONES.map(milestoneDay),
      ...UPCOMING_DATES.filter(({laws}) => laws !== undefined),
    ]),
  },
  ...LAW_CALENDARS,
];
