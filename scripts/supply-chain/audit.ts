/** Reads what `npm audit --json` says, against the advisories that are accepted in audit.yml. */

/** The registry gave no report. That is no statement about the packages. */
export class NoAudit extends Error {}

/**
 * @param {string} output of `npm audit --json`
 * @param {Readonly<Record<string, {until: string, why: string}>>} accepted by GHSA identifier
 * @param {string} today YYYY-MM-DD
 * @returns {string[]} a line for each advisory that stands, and for each acceptance that should go
 * @throws {NoAudit} when there is no report in the output
 */
export function checkAudit(output, accepted, today) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    throw new NoAudit(output.trim().split('\n')[0] || 'it said nothing');
  }
  if (!report.vulnerabilities) throw new NoAudit(report.message ?? report.error?.summary ?? 'no report');

  // An entry of `via` is an advisory, or the name of the package that has it.
  const advisories = Object.values(report.vulnerabilities).flatMap(({via}) =>
    via.filter((entry) => typeof entry === 'object'),
  );
  const found = new Map(advisories.map((advisory) => [advisory.url.replace(/^.*\//, ''), advisory]));
  const problems = [];
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
