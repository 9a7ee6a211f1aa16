/**
 * Puts a finished build in the place of the previous one. Docusaurus empties its output folder before it
 * bundles, so a mistake that shows later would cost the build that is served or about to be deployed.
 */
import fs from 'node:fs';
import {hasCode} from './errors';

/** Where a build is written until it is whole. Git, linters and formatters ignore the folder above. */
export const UNFINISHED = '.docusaurus/build';

const remove = (folder: string) => fs.rmSync(folder, {recursive: true, force: true});

/** Two renames, between which readers of the folder find nothing for less than a millisecond. */
function rename(finished: string, target: string): void {
  const previous = `${finished}.previous`;
  remove(previous);
  const hasPrevious = fs.existsSync(target);
  if (hasPrevious) fs.renameSync(target, previous);
  try {
    fs.renameSync(finished, target);
  } catch (error) {
    if (hasPrevious) fs.renameSync(previous, target);
    throw error;
  }
  remove(previous);
}

/** For a target that is a mount point or on another disk, such as a container's volume. */
function copy(finished: string, target: string): void {
  fs.mkdirSync(target, {recursive: true});
  for (const name of fs.readdirSync(target)) remove(`${target}/${name}`);
  fs.cpSync(finished, target, {recursive: true, preserveTimestamps: true});
  remove(finished);
}

/**
 * Puts a build in the place of another.
 *
 * @param finished folder of a whole build; it is gone afterwards
 * @param target folder that has the previous build, or none
 */
export function putInPlace(finished: string, target: string): void {
  try {
    rename(finished, target);
  } catch (error) {
    if (!hasCode(error, 'EBUSY', 'EXDEV')) throw error;
    copy(finished, target);
  }
}
