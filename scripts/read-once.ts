import fs from 'node:fs';

const RESTART = 'start the preview again';

/**
 * What is read once, when the live preview starts, with what to do after a change. Docusaurus watches its
 * configuration file and nothing that it imports.
 */
const READ_ONCE = {'redirects.ts': RESTART, src: RESTART, api: 'run npm run gen:api'};

/**
 * What browsers load is bundled again at a save, evidence is checked at its own and shown at that of its page, and
 * types are read by nobody.
 */
const WATCHED =
  /(?:^|[\\/])(?:browser|css)[\\/]|^theme[\\/]|^integrations[\\/]evidence[\\/]services[\\/]|\.d\.ts$|\.md$/;

/** An editor saves in several steps, in milliseconds. */
const STEPS = 1_000;

/** Says at a save of such a file what to do, because nothing else happens then. */
export function watchReadOnce(): void {
  for (const [path, remedy] of Object.entries(READ_ONCE)) {
    const isFolder = fs.statSync(path).isDirectory();
    let isTold = false;
    fs.watch(path, {recursive: isFolder}, (_event, name) => {
      if (isTold || (isFolder && WATCHED.test(name ?? ''))) return;
      isTold = true;
      setTimeout(() => {
        isTold = false;
      }, STEPS);
      const file = isFolder ? `${path}/${name ?? ''}` : path;
      console.log(`\n${file} was read when the preview started. To see the change, ${remedy}.`);
    });
  }
}
