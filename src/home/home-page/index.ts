import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {compareNames} from '../../product/alphabetical';
import type {Category, IntegrationFrontMatter} from '../../product/integrations';
import {PRODUCT_NAMES, type Product} from '../../product/products';

/** A month of the changelog as the home page shows it. */
export interface LatestMonth {
  readonly title: string;
  readonly headline: string;
  readonly permalink: string;
  /** The products that have an item. */
  readonly products: readonly Product[];
}

/** A service that the home page leads to. */
export interface HomeService {
  readonly name: string;
  readonly category: Category;
  readonly path: string;
}

/** What the home page takes from other pages. */
export interface HomeData {
  readonly latest: readonly LatestMonth[];
  readonly services: readonly HomeService[];
  /** Numbers that are never written by hand. */
  readonly counts: {readonly services: number; readonly operations: number};
}

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

const MONTHS = 3;
const HOME = '@site/docs/index.mdx';
const CONNECTION = /^@site\/docs\/integrations\/connection-instructions\/([^/]+)\.mdx$/;
const OPERATION = /^@site\/docs\/api\/v2\/[^/]+\.api\.mdx$/;

function latestMonths(blog: BlogContent | undefined): LatestMonth[] {
  return (blog?.blogPosts ?? []).slice(0, MONTHS).map(({metadata}) => ({
    title: metadata.title,
    headline: metadata.frontMatter.headline as string,
    permalink: metadata.permalink,
    products: PRODUCT_NAMES.filter((product) => metadata.tags.some(({label}) => label === product)),
  }));
}

/**
 * The services that the home page's front matter names, in the order of their names.
 *
 * @throws when one has no page
 */
function namedServices(docs: readonly Doc[]): HomeService[] {
  const slugs = docs.find(({source}) => source === HOME)?.frontMatter.services;
  return ((slugs ?? []) as readonly string[])
    .map((slug): HomeService => {
      const page = docs.find(({source}) => CONNECTION.exec(source)?.[1] === slug);
      const integration = page?.frontMatter.integration as IntegrationFrontMatter | undefined;
      if (!page || !integration) throw new Error(`docs/index.mdx: services: no page connects "${slug}"`);
      return {name: integration.name, category: integration.category, path: page.permalink};
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Publishes what the home page takes from other plugins' content, as `home.json`. */
export default function homePage(): Plugin<undefined> {
  return {
    name: 'home-page',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      const data: HomeData = {
        latest: latestMonths(blog),
        services: namedServices(docs),
        counts: {
          services: docs.filter(({source}) => CONNECTION.test(source)).length,
          operations: docs.filter(({source}) => OPERATION.test(source)).length,
        },
      };
      // Not setGlobalData: that would put it into the main bundle of every page.
      await actions.createData('home.json', JSON.stringify(data));
    },
  };
}
