/** A thread of `readPages`: reads the text of pages. */
import fs from 'node:fs';
import {answer} from '../../docusaurus/threads';
import {search} from '../options';
import type {PagePath} from './pagesOfVersions';
import {readPage, type Page} from './readPage';

/** What was read at an address: no page where it asks not to be indexed. */
export interface ReadPage {
  readonly url: string;
  readonly page?: Page;
}

answer(() => ({file, url, questions}: PagePath): ReadPage => ({
  url,
  page: readPage(fs.readFileSync(file, 'utf8'), url, search.ignoreCssSelectors, questions),
}));
