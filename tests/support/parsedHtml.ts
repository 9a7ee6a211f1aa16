import fs from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';

/**
 * A built file, parsed by htmlparser2: a fifth of the time of a parser that mends what is not well formed. A build with
 * such a file does not come to its end, see src/hosts/built-html.
 */
export function parsedHtml(file: string): CheerioAPI {
  return load(fs.readFileSync(file, 'utf8'), {xml: {xmlMode: false}});
}
