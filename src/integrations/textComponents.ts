import type {TextComponents} from '../shell/page-text';

/** Components on the pages of services. */
export const ofServices: TextComponents = {
  '@site/src/integrations/browser/IntegrationPanel': {
    live: '@site/src/integrations/browser/IntegrationPanel/Permissions',
  },
  '@site/src/integrations/browser/EndpointTable': {},
};
