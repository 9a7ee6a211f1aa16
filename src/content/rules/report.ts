import type {Problem} from './checkPages';

/** So that one broken file does not hide the others. */
const LINES_PER_FILE = 10;

/** Formats problems as one message: a count, then a line each, and a count where a file has very many. */
export function report(problems: readonly Problem[]): string {
  const files = new Map<string, string[]>();
  for (const {file, line, message} of problems) {
    files.set(file, [...(files.get(file) ?? []), `  ${file}:${line}: ${message}`]);
  }
  const lines = [...files].flatMap(([file, all]) =>
    all.length <= LINES_PER_FILE
      ? all
      : [...all.slice(0, LINES_PER_FILE), `  ${file}: and ${all.length - LINES_PER_FILE} more`],
  );
  return [`${problems.length} problem${problems.length === 1 ? '' : 's'} in the content:`, ...lines].join(
    '\n',
  );
}
