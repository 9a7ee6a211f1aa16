import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/**
 * The types of navbar items that `src/shell/navbar.ts` uses. The theme has others, for versions, locales and
 * docs: their code would be on every page.
 */
export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
} satisfies Partial<ComponentTypesObject>;
