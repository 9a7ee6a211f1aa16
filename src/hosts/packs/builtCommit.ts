import fs from 'node:fs';
import path from 'node:path';

const META = /<meta name="?source-commit"? content="?([0-9a-f]+(?:-dirty)?)/;

/** The commit that the pages of a build name: `docusaurus/provenance` has written it. */
export function builtCommit(dir: string): string | undefined {
  return META.exec(fs.readFileSync(path.join(dir, 'index.html'), 'utf8'))?.[1];
}
