import fs from 'node:fs';
import path from 'node:path';
import {characterFlaws} from './characters';
import type {Problem} from './checkPages';
import {memory} from './memory';
import type {Flaw} from './outline';
import {personalDataFlaws} from './personalData';
import {secretFlaws} from './secrets';

/** What is published, and what that is written from. */
export const FOLDERS = ['docs', 'changelog', 'static', 'api'];
const BINARY = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2|pdf|zip)$/i;

const flawsOf = (text: string): Flaw[] => [
  ...characterFlaws(text),
  ...secretFlaws(text),
  ...personalDataFlaws(text),
];

/**
 * Checks every text for what no reader must get: characters that deceive, secrets, and data of people. It looks at
 * the files themselves, so samples, code and front matter are checked as the rest is.
 *
 * @param more folders beside those of the content
 */
export function checkTexts(
  siteDir: string,
  except: ReadonlySet<string>,
  more: readonly string[] = [],
): Problem[] {
  return [...FOLDERS, ...more]
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
        .map((entry) =>
          path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        ),
    )
    .filter((file) => !except.has(file))
    .flatMap((file) => {
      // The OpenAPI descriptions may begin with a byte order mark.
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8').replace(/^\ufeff/, '');
      return memory.remember('text', text, flawsOf).map((flaw) => ({file, ...flaw}));
    });
}
