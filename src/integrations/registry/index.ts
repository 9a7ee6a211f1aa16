import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compareNames} from '../../product/alphabetical';
import {
  connectionKindOf,
  type Authentication,
  type Category,
  type ConnectionKind,
  type IntegrationApiFrontMatter,
  type IntegrationFrontMatter,
} from '../../product/integrations';
import {evidenceOf} from '../evidence/readEvidence';
import {createRegistry, toCsv, type RegistryEntry, type SourcePage} from './registry';

/** One service as the catalog shows it. */
export interface CatalogEntry {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly category: Category;
  readonly kind: ConnectionKind;
  readonly authentication: Authentication;
  /** Capability and how it answers, in the order of the page. */
  readonly capabilities: Readonly<Record<string, 'sync' | 'async'>>;
}

const SCHEMA = '/schemas/integrations/integrations.schema.json';

function sourcePages(content: LoadedContent, siteDir: string): SourcePage[] {
  return content.loadedVersions
    .flatMap(({docs}) => docs)
    .map(({source, description, permalink, frontMatter}) => {
      const slug = path.posix.basename(source, '.mdx');
      return {
        slug,
        description,
        path: permalink,
        integration: frontMatter.integration as IntegrationFrontMatter | undefined,
        integrationApi: frontMatter.integrationApi as IntegrationApiFrontMatter | undefined,
        evidence: frontMatter.integration ? evidenceOf(siteDir, slug) : undefined,
      };
    });
}

/**
 * The registry of integrations, from the front matter of the connection pages: the data of the catalog, and
 * `/integrations.json` and `/integrations.csv` for machines.
 */
export default function integrationRegistry({siteDir, siteConfig}: LoadContext): Plugin<undefined> {
  let registry: RegistryEntry[] = [];
  return {
    name: 'integration-registry',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = sourcePages(content, siteDir);
      registry = createRegistry(pages, siteConfig.url);
      const catalog = pages
        .flatMap(({slug, path: address, integration}): CatalogEntry[] =>
          integration
            ? [
                {
                  slug,
                  name: integration.name,
                  path: address,
                  category: integration.category,
                  kind: connectionKindOf(integration.authentication),
                  authentication: integration.authentication,
                  capabilities: Object.fromEntries(
                    Object.entries(integration.capabilities).map(([name, {mode}]) => [name, mode]),
                  ),
                },
              ]
            : [],
        )
        .sort((a, b) => compareNames(a.name, b.name));
      await actions.createData('catalog.json', JSON.stringify(catalog));
    },
    async postBuild({outDir}) {
      const document = {$schema: siteConfig.url + SCHEMA, integrations: registry};
      fs.writeFileSync(path.join(outDir, 'integrations.json'), `${JSON.stringify(document, null, 2)}\n`);
      fs.writeFileSync(path.join(outDir, 'integrations.csv'), toCsv(registry));
    },
  };
}
