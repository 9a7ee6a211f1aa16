/** A thread of `readPages`: reads the text of pages. */
import fs from 'node:fs';
import {answer} from '../../docusaurus/threads';
import {search} from '../options';
import type {PagePath} from './pagesOfVersions';
import {readPage} from './readPage';

answer(
  () =>
    ({file, url, questions}: PagePath) =>
      readPage(fs.readFileSync(file, 'utf8'), url, search.ignoreCssSelectors, questions),
);
