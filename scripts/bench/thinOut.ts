/** Takes services out of a copy of the project, so that it still builds. */
import fs from 'node:fs';
import path from 'node:path';

const CONNECTIONS = 'docs/integrations/connection-instructions';
const FOLDERS = [CONNECTIONS, 'docs/integrations/api-documentation'];
/** In every copy, because its pages are measured. */
const KEPT = ['hubspot'];

/**
 * The text of a page, with links to services that are left out as plain text.
 *
 * @param left slugs of these services
 */
export function withoutLinksTo(text: string, left: ReadonlySet<string>): string {
  const isLeft = (target: string) => {
    const [, slug] = /(?:^|\/)([^/#]+?)(?:\.mdx)?(?:#.*)?$/.exec(target) ?? [];
    const isService = /connection-instructions\/|api-documentation\/|^(\.\/)?[\w-]+\.mdx/.test(target);
    return isService && slug !== undefined && left.has(slug);
  };
  return text.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words: string, target: string) =>
    isLeft(target) ? words : link,
  );
}

/**
 * Leaves one of `every` services. Links to the others become plain text.
 *
 * @param dir a copy of the project
 */
export function thinOut(dir: string, every: number): void {
  const slugs = fs
    .readdirSync(path.join(dir, CONNECTIONS))
    .map((name) => path.basename(name, '.mdx'))
    .sort();
  const left = new Set(slugs.filter((slug, index) => index % every !== 0 && !KEPT.includes(slug)));
  for (const folder of FOLDERS) {
    for (const slug of left) fs.rmSync(path.join(dir, folder, `${slug}.mdx`), {force: true});
  }
  for (const root of ['docs', 'changelog']) {
    for (const name of fs.readdirSync(path.join(dir, root), {recursive: true, encoding: 'utf8'})) {
      if (!name.endsWith('.mdx')) continue;
      const file = path.join(dir, root, name);
      const text = fs.readFileSync(file, 'utf8');
      const thinned = withoutLinksTo(text, left);
      if (thinned !== text) fs.writeFileSync(file, thinned);
    }
  }
}
