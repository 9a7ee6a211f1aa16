import {formatDay} from '../../product/dates';

const format = {format: (date: Date) => formatDay(date.toISOString().slice(0, 10))};

/** In place of the theme's hook of this name: what it makes of a day, in the form of all dates of the site. */
export function useDateTimeFormat(): {format(date: Date): string} {
  return format;
}
