import type {TextComponents} from '../shell/page-text';

/** Components on the pages of the API. */
export const ofApi: TextComponents = {
  '@site/src/api/browser/Api': {lives: '@site/src/api/browser/Api/lives'},
};
