/** A thread of `readBuild`: reads pages, and says what is wrong with them. */
import fs from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../redirects';
import {publishedScriptHashes} from '../files/scriptHashes';
import {fileOf, redirectPage} from '../old-addresses/redirectPage';
import {pairsOf} from '../redirects/checkRedirects';
import {answer} from '../../docusaurus/threads';
import {twinOf, type Twin} from '../twins/twin';
import {checkHtml} from './checkHtml';
import {elementsOf} from './elements';

/** What was found in a page. */
export interface ReadPage {
  /** From the build's folder. */
  readonly file: string;
  readonly flaws: readonly string[];
  readonly twin?: Twin;
}

answer((dir) => {
  const trusted = new Set(publishedScriptHashes(dir));
  const oldAddresses = new Map(pairsOf(redirects).map(({from, to}) => [fileOf(from), redirectPage(to)]));

  return (file: string): ReadPage => {
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    const redirect = oldAddresses.get(file);
    if (redirect !== undefined) {
      const flaws = html === redirect ? [] : ['is not the page that src/hosts/old-addresses writes'];
      return {file, flaws};
    }
    const elements = elementsOf(html);
    return {file, flaws: [...new Set(checkHtml(elements, trusted))], twin: twinOf(elements)};
  };
});
