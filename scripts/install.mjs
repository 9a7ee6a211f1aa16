/** Installs the locked dependencies when they are missing or differ from the lockfile. */
import fs from 'node:fs';
import {createHash} from 'node:crypto';
import {step} from './run.mjs';

const STAMP = 'node_modules/.clearwarden-docs-lock';

export async function ensureInstalled() {
  const lock = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === lock) return;
  // No package's install script is run: none is needed, and none can do harm.
  await step('Installing the locked packages', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  fs.writeFileSync(STAMP, lock);
}
