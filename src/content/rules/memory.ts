import {Memory} from '../../docusaurus/memory';

/** What the rules have found out about the texts of pages. */
export const memory = new Memory('content-rules', [__dirname]);
