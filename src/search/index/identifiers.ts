import {dereferenceDescription} from '../../api/contract/bundle';
import {FILES_ONLY, VERSIONS} from '../../api/contract/versions';
import {guideIdentifiersOf} from '../../api/pages/guideIdentifiers';
import type {Identifier} from '../../api/pages/identifier';
import {identifiersOf} from '../../api/pages/identifiers';
import {ERRORS, addressOf} from '../../product/errors';

/**
 * The names of all errors and all APIs, with their pages. Those that both versions of the API have lead to the newer one,
 * and those that an API written by hand shares with it, to the versions' own pages.
 */
export async function identifiers(siteDir: string): Promise<Identifier[]> {
  const read = (names: readonly string[]) =>
    Promise.all(names.map((name) => dereferenceDescription(siteDir, name)));
  const errors = ERRORS.map((error): Identifier => {
    const [page = '', anchor] = addressOf(error).split('#');
    return {name: error.code, page, anchor};
  });
  const [versions, guides] = [await read([...VERSIONS].reverse()), await read(FILES_ONLY)];
  return [...errors, ...versions.flatMap(identifiersOf), ...guides.flatMap(guideIdentifiersOf)];
}
