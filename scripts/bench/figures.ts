/** What a part of the benchmark hands over: figures with names, units and, where there is one, a budget. */

export interface Figure {
  /** Unique in the benchmark: "weight / home / JS". */
  readonly name: string;
  readonly value: number;
  /** KB and GB are of 1000. */
  readonly unit: 'KB' | 'GB' | 'bytes' | 'ms' | 's' | '';
  /** Exact budget. */
  readonly atMost?: number | undefined;
  /** Exact budget. */
  readonly atLeast?: number | undefined;
  /** Depends on the machine: its budget is judged on a quiet one only. */
  readonly isTime?: boolean | undefined;
}

/** Values of figures by their names. */
export type Values = Readonly<Record<string, number>>;

/** The middle one of values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value that a share of the values, such as 0.95, is not above. Of no values, 0. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Whether a figure misses its budget, in either direction. */
export function isOverBudget({value, atMost = Infinity, atLeast = -Infinity}: Figure): boolean {
  return value > atMost || value < atLeast;
}

/**
 * Splits figures that miss their budget into those that count, and times that a busy machine may have made.
 *
 * @param isQuiet whether the machine had nothing else to do
 */
export function judge(figures: readonly Figure[], isQuiet: boolean): {failed: Figure[]; undecided: Figure[]} {
  const missed = figures.filter(isOverBudget);
  return {
    failed: missed.filter(({isTime}) => isQuiet || !isTime),
    undecided: missed.filter(({isTime}) => !isQuiet && isTime),
  };
}

const number = (value: number | undefined) =>
  value === undefined
    ? ''
    : Math.abs(value) < 100
      ? String(Number(value.toFixed(1)))
      : String(Math.round(value));

/**
 * Figures as a table of text.
 *
 * @param baseline values to compare with
 * @param defaults values of the same content under the packages' defaults
 */
export function table(figures: readonly Figure[], baseline: Values, defaults: Values): string {
  const rows = figures.map((figure) => {
    const {name, value, unit, atMost, atLeast} = figure;
    const before = baseline[name];
    const change = before === undefined ? 'new' : number(value - before);
    const budget = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : '';
    return [
      name,
      `${number(value)} ${unit}`.trim(),
      change === '0' || change === '-0'
        ? '='
        : change.startsWith('-') || change === 'new'
          ? change
          : `+${change}`,
      number(defaults[name]),
      `${budget}${isOverBudget(figure) ? ' !' : ''}`,
    ];
  });
  const all = [['figure', 'now', 'baseline', 'defaults', 'budget'], ...rows];
  const widthOf = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widthOf(column)) : text.padStart(widthOf(column));
  return all.map((row) => row.map(pad).join('  ')).join('\n');
}
