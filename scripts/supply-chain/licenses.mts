/** npm run licenses: how many packages have which license. Fails on those that nobody has allowed. */
import fs from 'node:fs';
import {load} from 'js-yaml';
import {checkLicenses, type LicenseRules} from './licenseRules';
import {readLockfile} from './lockfile';

const RULES = 'scripts/supply-chain/licenses.yml';

const packages = readLockfile();
const {counts, problems} = checkLicenses(packages, load(fs.readFileSync(RULES, 'utf8')) as LicenseRules);
for (const [license, count] of [...counts].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(5)}  ${license}`);
}
console.log(`${String(packages.length).padStart(5)}  packages`);
if (problems.length > 0) {
  console.error(`\n${problems.length} problem(s) with licenses, see ${RULES}:`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}
