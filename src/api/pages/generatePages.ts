import type {LoadContext} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs/lib';
import {docs} from '../../content/docs';
import {openapi} from '../openapi';

/** What the generator asks the site for: where the docs are, and its own options. */
const siteConfig = {
  presets: [[openapi.docsPluginId, {docs}]],
  plugins: [['docusaurus-plugin-openapi-docs', openapi]],
};

/**
 * Has the generator write the operation pages and the sidebar of each version, by its own command `gen-api-docs`. Not by
 * Docusaurus' program: that loads the whole site first, which takes longer than the pages do.
 *
 * Failures are on the console only, and leave a version without its `sidebar.ts`.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/extend-infrastructure#extendCli
 */
export async function generatePages(siteDir: string): Promise<void> {
  const program = new Command();
  openapiDocs({siteDir, siteConfig} as LoadContext, openapi).extendCli?.(program as CommanderStatic);
  // Of `all`, the command doesn't wait for the end.
  for (const version of Object.keys(openapi.config)) {
    await program.parseAsync(['gen-api-docs', version, '--plugin-id', openapi.id], {from: 'user'});
  }
}
