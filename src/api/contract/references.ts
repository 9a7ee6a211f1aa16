import path from 'node:path';
import {load, type EventType, type State} from 'js-yaml';

/** A reference in a file of api/. */
export interface Reference {
  /** From the project's folder. */
  readonly file: string;
  /** JSON pointer of the object with the reference, in its file. */
  readonly pointer: string;
  readonly line: number;
  /** `$ref` or `externalValue`. */
  readonly name: string;
  /** Where it leads, as it is written. */
  readonly ref: string;
}

/** Keys whose value is the address of a file that is read. */
const REFERENCES: readonly unknown[] = ['$ref', 'externalValue'];

/** A node of a YAML file that is read to its end. */
interface YamlNode {
  readonly children: readonly YamlNode[];
  readonly line: number;
  readonly kind: string;
  readonly value: unknown;
}

/** What js-yaml has read when it tells of a node. Its types leave out the anchor. */
interface Progress extends State {
  readonly result: unknown;
  readonly anchor?: string | null;
}

/**
 * The references of a YAML file, and the lines of its anchors. js-yaml tells of each node when it begins and
 * when it ends.
 *
 * @throws YAMLException when it is no YAML
 */
export function readReferences(file: string, text: string): {references: Reference[]; anchors: number[]} {
  const references: Reference[] = [];
  const anchors: number[] = [];
  const open: YamlNode[][] = [[]];
  load(text, {
    listener(event: EventType, {line, kind, result, anchor}: Progress) {
      if (event === 'open') {
        open.push([]);
        return;
      }
      const node = {children: open.pop() ?? [], line: line + 1, kind, value: result};
      if (typeof anchor === 'string') anchors.push(node.line);
      open.at(-1)?.push(node);
    },
  });
  const visit = ({kind, children}: YamlNode, pointer: string): void => {
    if (kind === 'sequence') children.forEach((child, index) => visit(child, `${pointer}/${index}`));
    if (kind !== 'mapping') return;
    children.forEach((key, at) => {
      // A mapping has keys and values by turns.
      const value = children[at + 1];
      if (at % 2 === 1 || !value) return;
      const name = String(key.value);
      if (REFERENCES.includes(key.value) && typeof value.value === 'string') {
        references.push({file, pointer, line: key.line, name, ref: value.value});
      }
      visit(value, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    });
  };
  open[0]?.forEach((child) => visit(child, ''));
  return {references, anchors};
}

/** File and pointer that a reference leads to. */
function targetOf({file, ref}: Reference): {readonly file: string; readonly pointer: string} {
  const [name = '', pointer = ''] = ref.split('#');
  return {
    file: name === '' ? file : path.posix.join(path.posix.dirname(file), name),
    pointer: decodeURIComponent(pointer).replace(/\/$/, ''),
  };
}

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);

/** References that come back to what they are in, each cycle once. */
export function cyclesOf(references: readonly Reference[]): (readonly Reference[])[] {
  const next = (reference: Reference) => {
    const {file, pointer} = targetOf(reference);
    return references.filter((other) => other.file === file && isWithin(other.pointer, pointer));
  };
  const found: (readonly Reference[])[] = [];
  const done = new Set<Reference>();
  const visit = (reference: Reference, way: readonly Reference[]): void => {
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
