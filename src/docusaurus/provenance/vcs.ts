import {execFileSync} from 'node:child_process';

/**
 * Whether git can tell when pages were changed. Sources without their history, as in a container, are built
 * without dates: Docusaurus stops when it is to ask git and there is none.
 */
export function isClone(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--is-inside-work-tree'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
