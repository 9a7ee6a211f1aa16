import fs from 'node:fs';

/**
 * What is read once, when the live preview starts, with what to do after a change. Docusaurus watches its
 * configuration file and nothing that it imports.
 */
const READ_ONCE = {
  'redirects.ts': 'start the preview again',
  'src/config': 'start the preview again',
  'src/plugins': 'start the preview again',
  'src/content/remark': 'start the preview again',
  api: 'run npm run gen:api',
};

/** An editor saves in several steps, in milliseconds. */
const STEPS = 1_000;

/** Says at a save of such a file what to do, because nothing else happens then. */
export function watchReadOnce() {
  for (const [path, remedy] of Object.entries(READ_ONCE)) {
    const isFolder = fs.statSync(path).isDirectory();
    let isTold = false;
    fs.watch(path, {recursive: isFolder}, (_event, name) => {
      if (isTold) return;
      isTold = true;
      setTimeout(() => {
        isTold = false;
      }, STEPS);
      const file = isFolder ? `${path}/${name}` : path;
      console.log(`\n${file} was read when the preview started. To see the change, ${remedy}.`);
    });
  }
}
