import {bundleOf} from './contract/versions';
import {createOperationPage} from './pages/createOperationPage';

/** One API version: where its description is, and where its generated pages go. */
function version(name: 'v1' | 'v2', label: string) {
  return {
    specPath: bundleOf(name),
    outputDir: `docs/api/${name}`,
    template: 'api/templates/operation.mustache',
    markdownGenerators: {createApiPageMD: createOperationPage},
    // Closed, as in the sidebar of the docs: one group at a time is open.
    sidebarOptions: {groupPathsBy: 'tag', sidebarCollapsed: true},
    showInfoPage: false,
    hideSendButton: true,
    externalJsonProps: false,
    version: name,
    label,
    baseUrl: `/api/${name}`,
  };
}

export const openapi = {
  id: 'api',
  docsPluginId: 'classic',
  config: {v2: version('v2', 'v2.0'), v1: version('v1', 'v1.0')},
} satisfies {id: string; docsPluginId: string; config: Record<string, unknown>};
