import fs from 'node:fs';
import path from 'node:path';
import {symbolicLinks} from '../../content/rules/symbolicLinks';
import {cyclesOf, readReferences, type Reference} from './references';

/** A mistake in a file, by its line. */
export interface SourceProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What is wrong with where a reference leads, or undefined. */
function flawOf(root: string, {file, name, ref}: Reference): string | undefined {
  const api = path.join(root, 'api') + path.sep;
  const [target = ''] = ref.split('#');
  if (/^[a-z][a-z\d+.-]*:|^[\\/]/i.test(ref)) {
    return `${name} "${ref}" must be a relative path of a file in api/, or begin with #`;
  }
  const absolute = path.resolve(root, path.dirname(file), target);
  if (target !== '' && !absolute.startsWith(api)) return `${name} "${ref}" is outside of api/`;
  return undefined;
}

/** A file that is no YAML is left to Redocly, which shows the place. */
function readIfYaml(root: string, file: string): ReturnType<typeof readReferences> {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  try {
    return readReferences(file, text);
  } catch {
    return {references: [], anchors: []};
  }
}

/** The files of api/ that can be part of a description, from the project's folder. */
function sourceFiles(root: string): string[] {
  return fs
    .readdirSync(path.join(root, 'api'), {recursive: true, encoding: 'utf8'})
    .sort()
    .map((name) => path.posix.join('api', name.split(path.sep).join('/')))
    .filter((file) => /\.(?:ya?ml|json)$/i.test(file));
}

/**
 * Checks what the API descriptions are made of as files, before anything of them is put together: where references
 * lead, whether they come back, and YAML that stands for more than it is. Nothing is asked for over a network.
 *
 * @param root folder that contains api/
 * @returns every mistake
 */
export function checkSources(root: string): SourceProblem[] {
  const problems: SourceProblem[] = [...symbolicLinks(root)];
  const links = new Set(problems.map(({file}) => file));
  const references: Reference[] = [];
  for (const file of sourceFiles(root).filter((name) => !links.has(name))) {
    const content = readIfYaml(root, file);
    references.push(...content.references);
    for (const line of content.anchors) {
      problems.push({
        file,
        line,
        message:
          'anchors (&name) and aliases (*name) are not allowed: a few lines can stand for gigabytes; use $ref',
      });
    }
  }
  for (const reference of references) {
    const message = flawOf(root, reference);
    if (message !== undefined) problems.push({file: reference.file, line: reference.line, message});
  }
  for (const [first, ...others] of cyclesOf(references)) {
    if (!first) continue;
    const way = others.map(({file, line}) => `${file}:${line}`).join(', ');
    problems.push({
      file: first.file,
      line: first.line,
      message:
        `${first.name} "${first.ref}" makes the schema contain itself${way && `, by way of ${way}`}; ` +
        'pages show schemas in full, so name the id of the inner object instead',
    });
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
