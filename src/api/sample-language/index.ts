import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SAMPLE_PROGRAMS, samplePath} from '../../product/samplePrograms';
import {languages, programLabels} from '../samples/languages';
import {renderSamples} from '../samples/renderSamples';
import {readClientSamples, readVerificationSamples} from '../samples/programs';
import {PARAMETER, STORAGE_KEY} from './storageKey';

/**
 * Shows the reader's language of the API samples from the first paint: a script in the page's head
 * writes it to `<html data-sample-language>`, by which the styles of `<Languages>` choose. The language of the
 * address, `?language=go`, goes before the stored one. Whatever else is in either shows the first language.
 *
 * It also hands out the programs that verify webhooks and those that repeat calls, as
 * `@generated/api-samples/default/verification.js` and `…/client.js`. Those of the operations come with their pages, from
 * the generator. The same programs are files of the site, for who saves them and for readers of the pages' Markdown, which
 * shows one language.
 */
export default function apiSamplesPlugin({siteDir, siteStorage}: LoadContext): Plugin<undefined> {
  const key = JSON.stringify(`${STORAGE_KEY}${siteStorage.namespace}`);
  const known = `/^(${languages.join('|')})$/`;
  return {
    name: 'api-samples',
    getPathsToWatch: () =>
      ['clients', 'webhooks'].map((folder) => path.join(siteDir, `src/api/samples/${folder}/*`)),
    async contentLoaded({actions}) {
      await actions.createData('verification.js', renderSamples(readVerificationSamples(), programLabels));
      await actions.createData('client.js', renderSamples(readClientSamples(), programLabels));
    },
    postBuild({outDir}) {
      for (const {folder, files} of SAMPLE_PROGRAMS) {
        for (const file of files) {
          const target = path.join(outDir, samplePath(file));
          fs.mkdirSync(path.dirname(target), {recursive: true});
          fs.copyFileSync(path.join(siteDir, 'src/api/samples', folder, file), target);
        }
      }
    },
    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: 'script',
            innerHTML: `try{var k=${known},l=new URLSearchParams(location.search).get('${PARAMETER}');if(!k.test(l))l=localStorage.getItem(${key});if(k.test(l))document.documentElement.dataset.sampleLanguage=l}catch(e){}`,
          },
        ],
      };
    },
  };
}
