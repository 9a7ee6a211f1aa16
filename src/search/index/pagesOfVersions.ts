import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Props} from '@docusaurus/types';
import {questionsIn, type Question} from '../../content/questions';
import {parsePage} from '../../content/rules/readPages';

/** A page that has been built. */
export interface PagePath {
  readonly url: string;
  /** Its whole path. */
  readonly file: string;
  /** From the page's source, where the rules for content have checked them. */
  readonly questions: readonly Question[];
}

/** The pages of a version of the docs, with those that are in all versions. */
export interface VersionPages {
  /** Folder of its index. That of the latest version is the site's: pages outside of the docs use it. */
  readonly outDir: string;
  /** Sorted by their addresses, so that an index does not depend on the order of plugins. */
  readonly paths: readonly PagePath[];
}

const contentOf = <Content>({plugins}: Props, name: string) =>
  plugins.filter((plugin) => plugin.name === name).map(({content}) => content as Content);

/**
 * The pages to index: docs and posts of the changelog.
 *
 * @param ignored patterns of paths, without a slash at the beginning
 */
export function pagesOfVersions(props: Props, ignored: readonly RegExp[]): VersionPages[] {
  const {baseUrl, outDir, siteDir} = props;
  const posts = contentOf<BlogContent>(props, 'docusaurus-plugin-content-blog').flatMap(({blogPosts}) =>
    blogPosts.map(({metadata}) => metadata.permalink),
  );
  const pathOf = (url: string) => url.slice(baseUrl.length);
  const versions = contentOf<Docs>(props, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions,
  );
  return versions.map((version) => {
    const questions = new Map(
      version.docs.map(({permalink, source}) => {
        const file = source.replace(/^@site\//, '');
        const {frontMatter} = parsePage(file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
        return [permalink, questionsIn(frontMatter)];
      }),
    );
    return {
      outDir: version.isLast ? outDir : path.join(outDir, pathOf(version.path)),
      paths: [...new Set([...version.docs.map(({permalink}) => permalink), ...posts])]
        .filter((url) => !ignored.some((pattern) => pattern.test(pathOf(url))))
        .sort()
        .map((url) => ({
          url,
          file: path.join(outDir, `${pathOf(url) || 'index'}.html`),
          questions: questions.get(url) ?? [],
        })),
    };
  });
}
