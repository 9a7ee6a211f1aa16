/**
 * Puts a finished build in the place of the previous one. Docusaurus empties its output folder before it
 * bundles, so a mistake that shows later would cost the build that is served or about to be deployed.
 */
import fs from 'node:fs';

/** Where a build is written until it is whole. Git, linters and formatters ignore the folder above. */
export const UNFINISHED = '.docusaurus/build';

const remove = (folder) => fs.rmSync(folder, {recursive: true, force: true});

/** Two renames, between which readers of the folder find nothing for less than a millisecond. */
function rename(finished, target) {
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
function copy(finished, target) {
  fs.mkdirSync(target, {recursive: true});
  for (const name of fs.readdirSync(target)) remove(`${target}/${name}`);
  fs.cpSync(finished, target, {recursive: true, preserveTimestamps: true});
  remove(finished);
}

/**
 * @param {string} finished folder of a whole build; it is gone afterwards
 * @param {string} target folder that has the previous build, or none
 */
export function putInPlace(finished, target) {
  try {
    rename(finished, target);
  } catch (error) {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    copy(finished, target);
  }
}
