import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dereferenceDescription} from '../../api/contract/bundle';
import {readGlossary} from '../../content/remark/glossary';
import {DATA_FILES} from '../../product/dataFiles';
import {site} from '../../product/site';
import {errorEntries, eventEntries, glossaryEntries, lawEntries} from './documents';

/** Of the form: the first number counts changes that break a reader, the second the fields that were added since. */
const VERSION = '1.0';

/**
 * Publishes what the pages are drawn from as JSON for programs: laws, glossary, webhook events, and errors. Each file
 * names its schema, which `static/schemas` has. `integrations/registry` publishes the services in the same way.
 */
export default function dataFiles({siteDir}: LoadContext): Plugin<undefined> {
  return {
    name: 'data-files',
    async postBuild({outDir}) {
      const description = await dereferenceDescription(siteDir, 'v2');
      const entries = {
        laws: lawEntries(),
        glossary: glossaryEntries(readGlossary(path.join(siteDir, 'docs/glossary.yml'))),
        events: eventEntries(description),
        errors: errorEntries(description),
      };
      for (const [name, list] of Object.entries(entries)) {
        const file = DATA_FILES[name as keyof typeof entries];
        const document = {$schema: site.url + file.schema, version: VERSION, [name]: list};
        fs.writeFileSync(path.join(outDir, file.path), `${JSON.stringify(document, null, 2)}\n`);
      }
    },
  };
}
