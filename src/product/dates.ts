/** Months as pages write them. Without Intl, for the reason that `docusaurus/without-intl` gives. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** @param month YYYY-MM. Gives, for example, October 2025. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/** The anchor of a heading that is a month: `october-2025`. @param month YYYY-MM */
export const monthAnchor = (month: string): string => formatMonth(month).toLowerCase().replace(' ', '-');

/** @param day YYYY-MM-DD. Gives, for example, October 1, 2025. */
export function formatDay(day: string): string {
  const [year, number, date] = day.split('-');
  return `${MONTHS[Number(number) - 1]} ${Number(date)}, ${year}`;
}
