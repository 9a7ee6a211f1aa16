import {socialCardOf, socialCardPath} from '../../../product/socialCards';
import {site} from '../../../product/site';

const CONTEXT = 'https://schema.org';
const absolute = (path: string) => site.url + path;

/** A page as search engines want to know it. */
export interface DescribedPage {
  /** Its address without the host. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Milliseconds since 1970, or nothing where git could not tell. */
  readonly updated: number | undefined;
  /** What is above the page in the sidebar, each with the page that it leads to. */
  readonly parents: readonly {readonly name: string; readonly path: string}[];
}

/** What an object of schema.org has. */
export type Thing = Readonly<Record<string, unknown>>;

/** The home page is the site, whose search others may offer. */
function websiteData(): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.title,
    url: absolute('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: absolute('/search/?q={search_term_string}')},
      'query-input': 'required name=search_term_string',
    },
  };
}

/**
 * The structured data of a page: the way to it, and when its text was changed.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 * @see https://schema.org/SearchAction
 */
export function pageData({path, title, description, updated, parents}: DescribedPage): readonly Thing[] {
  if (path === '/') return [websiteData()];
  const way = [
    {name: 'Home', path: '/'},
    // A name that leads to this page is no step to it.
    ...parents.filter((parent) => parent.path !== path),
    {name: title, path},
  ];
  return [
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absolute(step.path),
      })),
    },
    {
      '@context': CONTEXT,
      '@type': 'TechArticle',
      headline: title,
      description,
      url: absolute(path),
      image: absolute(socialCardPath(socialCardOf(path))),
      ...(updated === undefined ? {} : {dateModified: new Date(updated).toISOString()}),
      author: {'@type': 'Organization', name: site.productName, url: site.links.website},
    },
  ];
}
