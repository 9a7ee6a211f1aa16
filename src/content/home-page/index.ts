import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** The newest months of the changelog, as the home page shows them. */
export interface LatestMonth {
  readonly title: string;
  readonly permalink: string;
  readonly description: string;
}

const MONTHS = 3;

/** Publishes what the home page takes from other plugins' content, as `latest.json`. */
export default function homePage(): Plugin<undefined> {
  return {
    name: 'home-page',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const latest: LatestMonth[] = (blog?.blogPosts ?? [])
        .slice(0, MONTHS)
        .map(({metadata: {title, permalink, description}}) => ({title, permalink, description}));
      // Not setGlobalData: that would put it into the main bundle of every page.
      await actions.createData('latest.json', JSON.stringify(latest));
    },
  };
}
