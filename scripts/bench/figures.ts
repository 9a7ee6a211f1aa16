/** What a part of the benchmark hands over: figures with names, units and, where there is one, a budget. */

/**
 * @typedef {object} Figure
 * @property {string} name unique in the benchmark: "weight / home / JS"
 * @property {number} value
 * @property {'KB' | 'GB' | 'bytes' | 'ms' | 's' | ''} unit KB and GB are of 1000
 * @property {number} [atMost] exact budget
 * @property {number} [atLeast] exact budget
 * @property {boolean} [isTime] depends on the machine: its budget is judged on a quiet one only
 */

/** @param {readonly number[]} values @returns {number} the middle one */
export const median = (values) => percentile(values, 0.5);

/**
 * @param {readonly number[]} values
 * @param {number} share 0.95: 95 % of the values are not above
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** @param {Figure} figure */
export function isOverBudget({value, atMost = Infinity, atLeast = -Infinity}) {
  return value > atMost || value < atLeast;
}

/**
 * Splits figures that miss their budget into those that count, and times that a busy machine may have made.
 *
 * @param {readonly Figure[]} figures
 * @param {boolean} isQuiet whether the machine had nothing else to do
 */
export function judge(figures, isQuiet) {
  const missed = figures.filter(isOverBudget);
  return {
    failed: missed.filter(({isTime}) => isQuiet || !isTime),
    undecided: missed.filter(({isTime}) => !isQuiet && isTime),
  };
}

const number = (value) =>
  value === undefined
    ? ''
    : Math.abs(value) < 100
      ? String(Number(value.toFixed(1)))
      : String(Math.round(value));

/**
 * @param {readonly Figure[]} figures
 * @param {Readonly<Record<string, number>>} baseline values by name
 * @param {Readonly<Record<string, number>>} defaults the same content under the packages' defaults
 * @returns {string}
 */
export function table(figures, baseline, defaults) {
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
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}
