import {expect, test} from '@playwright/test';
import {permalinkOf} from '../../src/content/permalinks';

for (const [file, permalink] of [
  ['index.mdx', '/'],
  ['consent/overview.mdx', '/docs/consent/overview'],
  ['overview/user-management/SCIM.mdx', '/docs/overview/user-management/SCIM'],
  ['integrations/connection-instructions/15five.mdx', '/docs/integrations/connection-instructions/15five'],
  ['api/v2/index.mdx', '/api/v2'],
  ['api/v2/authentication.api.mdx', '/api/v2/authentication'],
  ['api/v1/get-privacy-request.api.mdx', '/api/v1/get-privacy-request'],
  ['internal-showcase/test/check-all-tooltips.mdx', '/internal-showcase/test/check-all-tooltips'],
  ['rdd/api/manage-integrations.mdx', '/docs/rdd/api/manage-integrations'],
  ['apis.md', '/docs/apis'],
] as const) {
  test(`docs/${file} is served at ${permalink}`, () => {
    expect(permalinkOf(file)).toBe(permalink);
  });
}
