/** Runs a program with the terminal's streams. Gives its exit code. */
import {spawn} from 'node:child_process';

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables on top of the current ones; without those that are undefined
 * @returns {Promise<number>}
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * The same for a step that must succeed: says what is done, and ends the process when it fails.
 *
 * @param {string} title
 * @param {string} program
 * @param {readonly string[]} args
 */
export async function step(title, program, args) {
  console.log(`\n▸ ${title}`);
  const code = await run(program, args);
  if (code !== 0) {
    console.error(`\n✗ ${title}: failed with exit code ${code}`);
    process.exit(code);
  }
}
