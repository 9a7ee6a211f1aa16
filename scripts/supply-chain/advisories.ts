/** Reads what `npm audit --json` says, against the advisories that are accepted in audit.yml. */

/** The registry gave no report. That is no statement about the packages. */
export class NoAudit extends Error {}

/** Advisories that do no harm here, by their GHSA identifiers: until which day (YYYY-MM-DD), and why. */
export type Acceptances = Readonly<Record<string, {readonly until: string; readonly why: string}>>;

interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

/** What is read of a report. An entry of `via` is an advisory, or the name of the package that has it. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, {readonly via: readonly (Advisory | string)[]}>>;
  readonly message?: string;
  readonly error?: {readonly summary?: string};
}

function readReport(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    throw new NoAudit(output.trim().split('\n')[0] || 'it said nothing');
  }
}

/**
 * Holds a report against what is accepted.
 *
 * @param output of `npm audit --json`
 * @param today YYYY-MM-DD
 * @returns a line for each advisory that stands, and for each acceptance that should go
 * @throws {NoAudit} when there is no report in the output
 */
export function checkAudit(output: string, accepted: Acceptances, today: string): string[] {
  const report = readReport(output);
  if (!report.vulnerabilities) throw new NoAudit(report.message ?? report.error?.summary ?? 'no report');

  const advisories = Object.values(report.vulnerabilities).flatMap(({via}) =>
    via.filter((entry) => typeof entry === 'object'),
  );
  const found = new Map(advisories.map((advisory) => [advisory.url.replace(/^.*\//, ''), advisory]));
  const problems: string[] = [];
  for (const [id, {name, severity, title, range}] of found) {
    const acceptance = accepted[id];
    if (acceptance && acceptance.until >= today) continue;
    const note = acceptance ? ` (accepted until ${acceptance.until})` : '';
    problems.push(`${name} ${range}: ${severity}, ${title} ${id}${note}`);
  }
  for (const id of Object.keys(accepted)) {
    if (!found.has(id)) problems.push(`${id} is accepted in audit.yml, and no package has it. Take it out.`);
  }
  return problems.sort();
}
