/** A section of an assembly: where it is in memory, and where in the file. */
interface Section {
  readonly virtualSize: number;
  readonly virtualAddress: number;
  readonly size: number;
  readonly offset: number;
}

const HEADER_SIZE = 28;
const SECTION_SIZE = 16;

/** Parts of a file begin at multiples of this. */
const FILE_ALIGNMENT = 512;
const MEMORY_ALIGNMENT = 8192;

const aligned = (size: number, alignment: number): number => Math.ceil(size / alignment) * alignment;

/**
 * An assembly as the compiler reads it. For browsers, assemblies are packed as WebAssembly, because proxies let that
 * through, and without the headers of Windows, which nothing there reads.
 *
 * @param packed the bytes of a `.wasm` with an assembly in it
 * @see https://github.com/dotnet/runtime/blob/main/docs/design/mono/webcil.md
 */
export function assemblyOf(packed: Buffer): Buffer {
  const start = packed.indexOf('WbIL');
  if (start === -1) throw new Error('There is no assembly in it.');
  const webcil = packed.subarray(start);
  const read = (offset: number) => webcil.readUInt32LE(offset);
  const sections = Array.from({length: webcil.readUInt16LE(8)}, (_, index): Section => {
    const offset = HEADER_SIZE + SECTION_SIZE * index;
    return {
      virtualSize: read(offset),
      virtualAddress: read(offset + 4),
      size: read(offset + 8),
      offset: read(offset + 12),
    };
  });
  const bodies = sections.map(({size, offset}) => {
    const body = Buffer.alloc(aligned(size, FILE_ALIGNMENT));
    webcil.copy(body, 0, offset, offset + size);
    return body;
  });
  return Buffer.concat([headers(sections, bodies, {address: read(12), size: read(16)}), ...bodies]);
}

/**
 * The headers of the format PE32, with what a reader of .NET needs of them.
 *
 * @see https://learn.microsoft.com/windows/win32/debug/pe-format
 */
function headers(
  sections: readonly Section[],
  bodies: readonly Buffer[],
  runtimeHeader: {readonly address: number; readonly size: number},
): Buffer {
  const PE = 128;
  const COFF = PE + 4;
  const OPTIONAL = COFF + 20;
  const TABLE = OPTIONAL + 224;
  const buffer = Buffer.alloc(FILE_ALIGNMENT);
  const last = sections.at(-1);
  buffer.write('MZ');
  buffer.writeUInt32LE(PE, 60);
  buffer.write('PE', PE);

  buffer.writeUInt16LE(0x14c, COFF);
  buffer.writeUInt16LE(sections.length, COFF + 2);
  buffer.writeUInt16LE(TABLE - OPTIONAL, COFF + 16);
  buffer.writeUInt16LE(0x2022, COFF + 18);

  buffer.writeUInt16LE(0x10b, OPTIONAL);
  buffer.writeUInt32LE(MEMORY_ALIGNMENT, OPTIONAL + 32);
  buffer.writeUInt32LE(FILE_ALIGNMENT, OPTIONAL + 36);
  const end = last ? last.virtualAddress + last.virtualSize : 0;
  buffer.writeUInt32LE(aligned(end, MEMORY_ALIGNMENT), OPTIONAL + 56);
  buffer.writeUInt32LE(FILE_ALIGNMENT, OPTIONAL + 60);
  // Sixteen directories, of which the fifteenth is that of .NET.
  buffer.writeUInt32LE(16, OPTIONAL + 92);
  buffer.writeUInt32LE(runtimeHeader.address, OPTIONAL + 96 + 14 * 8);
  buffer.writeUInt32LE(runtimeHeader.size, OPTIONAL + 96 + 14 * 8 + 4);

  let fileOffset = FILE_ALIGNMENT;
  for (const [index, {virtualSize, virtualAddress}] of sections.entries()) {
    const entry = TABLE + 40 * index;
    const size = bodies[index]?.length ?? 0;
    buffer.writeUInt32LE(virtualSize, entry + 8);
    buffer.writeUInt32LE(virtualAddress, entry + 12);
    buffer.writeUInt32LE(size, entry + 16);
    buffer.writeUInt32LE(fileOffset, entry + 20);
    fileOffset += size;
  }
  return buffer;
}
