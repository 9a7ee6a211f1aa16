/** Takes services out of a copy of the project, so that it still builds. */
import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = ['docs/integrations/connection-instructions', 'docs/integrations/api-documentation'];
/** In every copy, because its pages are measured. */
const KEPT = ['hubspot'];

/**
 * @param {string} text of a page
 * @param {ReadonlySet<string>} left slugs of services that are left out
 */
export function withoutLinksTo(text, left) {
  const isLeft = (target) => {
    const [, slug] = /(?:^|\/)([^/#]+?)(?:\.mdx)?(?:#.*)?$/.exec(target) ?? [];
    const isService = /connection-instructions\/|api-documentation\/|^(\.\/)?[\w-]+\.mdx/.test(target);
    return isService && left.has(slug);
  };
  return text.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words, target) => (isLeft(target) ? words : link));
}

/**
 * Leaves one of `every` services. Links to the others become plain text.
 *
 * @param {string} dir a copy of the project
 * @param {number} every
 */
export function thinOut(dir, every) {
  const slugs = fs
    .readdirSync(path.join(dir, FOLDERS[0]))
    .map((name) => path.basename(name, '.mdx'))
    .sort();
  const left = new Set(slugs.filter((slug, index) => index % every !== 0 && !KEPT.includes(slug)));
  for (const folder of FOLDERS) {
    for (const slug of left) fs.rmSync(path.join(dir, folder, `${slug}.mdx`), {force: true});
  }
  for (const root of ['docs', 'changelog']) {
    for (const name of fs.readdirSync(path.join(dir, root), {recursive: true})) {
      if (!name.endsWith('.mdx')) continue;
      const file = path.join(dir, root, name);
      const text = fs.readFileSync(file, 'utf8');
      const thinned = withoutLinksTo(text, left);
      if (thinned !== text) fs.writeFileSync(file, thinned);
    }
  }
}
