import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Category, IntegrationFrontMatter} from '../product/integrations';

/** What the head of each page of a service says of the service and of its other page. */
export interface ServicePages {
  readonly name: string;
  readonly category: Category;
  /** Whether there is a page about the calls to the service. */
  readonly hasApiPage: boolean;
}

const PAGE = /^(docs\/integrations\/)(?:connection-instructions|api-documentation)(\/[^/]+\.mdx)$/;

/**
 * Adds `service:` to the front matter of both pages of a service when they are read, and takes the title out of the
 * theme's hands: the head of these pages has more than a title (`browser/ServiceHead`).
 */
export function withServicePages(markdown: Partial<MarkdownConfig>): Partial<MarkdownConfig> {
  return {
    ...markdown,
    async parseFrontMatter(params) {
      const parse = markdown.parseFrontMatter ?? params.defaultParseFrontMatter;
      const result = await parse(params);
      const siteDir = process.cwd();
      const page = path.relative(siteDir, params.filePath).split(path.sep).join('/');
      const [, folder, file] = PAGE.exec(page) ?? [];
      if (folder === undefined || file === undefined) return result;
      const connection = path.join(siteDir, `${folder}connection-instructions${file}`);
      // The content rules say so of an API page that has no connection page.
      if (!fs.existsSync(connection)) return result;
      const {frontMatter} = await params.defaultParseFrontMatter({
        ...params,
        filePath: connection,
        fileContent: fs.readFileSync(connection, 'utf8'),
      });
      const {integration} = frontMatter as unknown as {integration: IntegrationFrontMatter};
      const service: ServicePages = {
        name: integration.name,
        category: integration.category,
        hasApiPage: fs.existsSync(path.join(siteDir, `${folder}api-documentation${file}`)),
      };
      return {...result, frontMatter: {...result.frontMatter, hide_title: true, service}};
    },
  };
}
