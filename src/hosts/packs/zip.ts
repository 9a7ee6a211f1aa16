import {crc32} from 'node:zlib';
import {deflateRaw} from 'pako';

/** What the format has room for, without its extension for larger files. */
const MAX_FILES = 0xffff;
const MAX_BYTES = 0xffffffff;

/** The least version that reads folders, and the system that permissions are of: 3 is Unix. */
const VERSION = 20;
const MADE_BY = (3 << 8) | VERSION;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
/** How files are compressed: by deflate. */
const METHOD = 8;
/** A file that its owner may write, and everyone read. */
const PERMISSIONS = 0o100644;

/** Day and time as MS-DOS has them, to two seconds. They have no zone: this is UTC. */
function dosTime(time: Date): {readonly day: number; readonly second: number} {
  return {
    day: ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate(),
    second: (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1),
  };
}

/** Numbers, each with its size in bytes. */
function numbers(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}

/**
 * A ZIP file that has the same bytes whenever and wherever it is made: files in the order of their names, with one
 * time. What zlib writes differs with the version of Node.js and the processor, so pako compresses.
 *
 * @param files by name, with slashes
 * @param time of all files, from 1980 on
 * @throws when there are more files or bytes than the format has room for
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zip(files: ReadonlyMap<string, Buffer>, time: Date): Buffer {
  const {day, second} = dosTime(time);
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const label = Buffer.from(name);
    const data = Buffer.from(deflateRaw(content));
    const facts = numbers(
      [2, FLAGS],
      [2, METHOD],
      [2, second],
      [2, day],
      [4, crc32(content)],
      [4, data.length],
      [4, content.length],
      [2, label.length],
      [2, 0],
    );
    directory.push(
      numbers([4, 0x02014b50], [2, MADE_BY], [2, VERSION]),
      facts,
      numbers([2, 0], [2, 0], [2, 0], [4, PERMISSIONS * 0x10000], [4, offset]),
      label,
    );
    const body = [numbers([4, 0x04034b50], [2, VERSION]), facts, label, data];
    bodies.push(...body);
    offset += body.reduce((sum, {length}) => sum + length, 0);
  }
  const list = Buffer.concat(directory);
  if (files.size > MAX_FILES || offset + list.length > MAX_BYTES) {
    throw new Error(`A ZIP file has room for ${MAX_FILES} files and ${MAX_BYTES} bytes; these are more.`);
  }
  const end = numbers(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, files.size],
      [2, files.size],
    ] as const),
    ...([
      [4, list.length],
      [4, offset],
      [2, 0],
    ] as const),
  );
  return Buffer.concat([...bodies, list, end]);
}
