/**
 * npm run audit: known vulnerabilities of the locked packages, from the registry. Arguments go to npm:
 * `npm run audit -- --omit=dev`.
 *
 * Ends with 0 when there is none, 1 when there is one, 2 when the registry gives no report.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {load} from 'js-yaml';
import {NoAudit, checkAudit, type Acceptances} from './advisories';

const ACCEPTED = 'scripts/supply-chain/audit.yml';

const {stdout} = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
try {
  const {accepted} = load(fs.readFileSync(ACCEPTED, 'utf8')) as {accepted: Acceptances};
  const problems = checkAudit(stdout, accepted, new Date().toISOString().slice(0, 10));
  if (problems.length === 0) console.log('No known vulnerability that is not accepted.');
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoAudit)) throw error;
  console.error(
    `Nothing was audited: the registry gives no report (${error.message}).\nAsk a registry that answers audits: npm run audit -- --registry=<its address>`,
  );
  process.exitCode = 2;
}
