/**
 * Checks what the API descriptions are made of as files, before anything of them is put together: where references
 * lead, whether they come back, and YAML that stands for more than it is. Nothing is asked for over a network.
 */
import fs from 'node:fs';
import path from 'node:path';
import {BaseResolver} from '@redocly/openapi-core';
import {load} from 'js-yaml';
import {symbolicLinks} from '../../content/rules/symbolicLinks';

/**
 * @typedef {{file: string, line: number, message: string}} SourceProblem
 * @typedef {{file: string, pointer: string, line: number, name: string, ref: string}} Reference `pointer` is where the
 *   object with the reference stands in its file
 */

/** Keys whose value is the address of a file that is read. */
const REFERENCES = ['$ref', 'externalValue'];

/** What is wrong with where a reference leads, or undefined. */
function flawOf(root, {file, name, ref}) {
  const api = path.join(root, 'api') + path.sep;
  const [target] = ref.split('#');
  if (/^[a-z][a-z\d+.-]*:|^[\\/]/i.test(ref)) {
    return `${name} "${ref}" must be a relative path of a file in api/, or begin with #`;
  }
  const absolute = path.resolve(root, path.dirname(file), target);
  if (target !== '' && !absolute.startsWith(api)) return `${name} "${ref}" is outside of api/`;
  return undefined;
}

/**
 * The references of a YAML file with their lines. js-yaml tells of each node when it begins and when it ends.
 *
 * @param {string} text
 * @returns {{references: Omit<Reference, 'file'>[], anchors: number[]}}
 */
function read(text) {
  const references = [];
  const anchors = [];
  const open = [{children: []}];
  load(text, {
    listener(event, {line, kind, result, anchor}) {
      if (event === 'open') {
        open.push({children: []});
        return;
      }
      const node = Object.assign(open.pop(), {line: line + 1, kind, value: result});
      if (anchor !== null) anchors.push(node.line);
      open.at(-1).children.push(node);
    },
  });
  const visit = ({kind, children}, pointer) => {
    if (kind === 'sequence') children.forEach((child, index) => visit(child, `${pointer}/${index}`));
    if (kind !== 'mapping') return;
    for (let at = 0; at + 1 < children.length; at += 2) {
      const [key, value] = [children[at], children[at + 1]];
      if (REFERENCES.includes(key.value) && typeof value.value === 'string') {
        references.push({pointer, line: key.line, name: key.value, ref: value.value});
      }
      visit(value, `${pointer}/${String(key.value).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  };
  open[0].children.forEach((child) => visit(child, ''));
  return {references, anchors};
}

const isWithin = (inner, outer) => inner === outer || inner.startsWith(`${outer}/`);

/** References that come back to what they are in, each cycle once. */
function cycles(references) {
  const target = ({file, ref}) => {
    const [name, pointer = ''] = ref.split('#');
    return {
      file: name === '' ? file : path.posix.join(path.posix.dirname(file), name),
      pointer: decodeURIComponent(pointer).replace(/\/$/, ''),
    };
  };
  const next = (reference) => {
    const {file, pointer} = target(reference);
    return references.filter((other) => other.file === file && isWithin(other.pointer, pointer));
  };
  const found = [];
  const done = new Set();
  const visit = (reference, way) => {
    if (way.includes(reference)) {
      found.push(way.slice(way.indexOf(reference)));
      return;
    }
    if (done.has(reference)) return;
    for (const other of next(reference)) visit(other, [...way, reference]);
    done.add(reference);
  };
  references.forEach((reference) => visit(reference, []));
  return found;
}

/**
 * @param {string} root folder that contains api/
 * @returns {SourceProblem[]} every mistake; a file that is no YAML is left to Redocly, which shows the place
 */
export function checkSources(root) {
  const problems = symbolicLinks(root);
  const references = [];
  const links = new Set(problems.map(({file}) => file));
  for (const name of fs.readdirSync(path.join(root, 'api'), {recursive: true, encoding: 'utf8'}).sort()) {
    const file = path.posix.join('api', name.split(path.sep).join('/'));
    if (!/\.(?:ya?ml|json)$/i.test(file) || links.has(file)) continue;
    let content;
    try {
      content = read(fs.readFileSync(path.join(root, file), 'utf8'));
    } catch {
      continue;
    }
    references.push(...content.references.map((reference) => ({file, ...reference})));
    for (const line of content.anchors) {
      problems.push({
        file,
        line,
        message:
          'anchors (&name) and aliases (*name) are not allowed: a few lines can stand for gigabytes; use $ref',
      });
    }
  }
  const flawed = references.flatMap((reference) => {
    const message = flawOf(root, reference);
    return message === undefined ? [] : [{reference, message}];
  });
  for (const {reference, message} of flawed) {
    problems.push({file: reference.file, line: reference.line, message});
  }
  for (const [first, ...others] of cycles(references)) {
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

/** Reads files of api/ and nothing else, whatever a description refers to. */
export class SourceResolver extends BaseResolver {
  /** @param {string} root folder that contains api/ */
  constructor(root) {
    super();
    this.folder = fs.realpathSync(path.join(root, 'api')) + path.sep;
  }

  async loadExternalRef(absoluteRef) {
    if (!path.isAbsolute(absoluteRef)) throw new Error(`${absoluteRef} is no file of api/`);
    if (fs.existsSync(absoluteRef) && !fs.realpathSync(absoluteRef).startsWith(this.folder)) {
      throw new Error(`${absoluteRef} is outside of api/`);
    }
    return super.loadExternalRef(absoluteRef);
  }
}
