import {promisify} from 'node:util';
import {buffer} from 'node:stream/consumers';
import yauzl, {type Entry} from 'yauzl';

/** A file of a ZIP file. */
export interface ZippedFile {
  readonly content: Buffer;
  readonly time: Date;
}

/** Reads a ZIP file with a library that has no part in writing them. It compares sizes, and refuses paths that climb. */
export async function unzip(zip: Buffer): Promise<ReadonlyMap<string, ZippedFile>> {
  const archive = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(zip, {
    lazyEntries: true,
  });
  const files = new Map<string, ZippedFile>();
  await new Promise<void>((resolve, reject) => {
    archive.on('end', resolve).on('error', reject);
    archive.on('entry', (entry: Entry) => {
      archive.openReadStream(entry, (error, stream) => {
        if (error) {
          reject(error);
          return;
        }
        buffer(stream).then((content) => {
          files.set(entry.fileName, {content, time: entry.getLastModDate()});
          archive.readEntry();
        }, reject);
      });
    });
    archive.readEntry();
  });
  return files;
}
