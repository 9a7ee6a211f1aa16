import type {Authentication, Capability, IntegrationFrontMatter} from '../../../product/integrations';

/** What a connection page shows: the capabilities that the reader uses, and whether it is the hand-off sheet. */
export interface View {
  readonly chosen: readonly Capability[];
  readonly isSheet: boolean;
}

/** Reads an address's query. Without a choice, all capabilities are chosen. */
export function parseView(query: string, capabilities: readonly Capability[]): View {
  const parameters = new URLSearchParams(query);
  const named = parameters.getAll('capability');
  const chosen = capabilities.filter((capability) => named.includes(capability));
  return {
    chosen: chosen.length > 0 || named.includes('none') ? chosen : capabilities,
    isSheet: parameters.get('view') === 'hand-off',
  };
}

/** The query of the address that shows this view, with its question mark, or nothing. */
export function toQuery({chosen, isSheet}: View, capabilities: readonly Capability[]): string {
  const parameters = new URLSearchParams();
  if (chosen.length === 0) parameters.append('capability', 'none');
  else if (chosen.length < capabilities.length)
    for (const capability of chosen) parameters.append('capability', capability);
  if (isSheet) parameters.set('view', 'hand-off');
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The permissions that the chosen capabilities need together, each once, in the order of the page. */
export function leastScopes(
  capabilities: IntegrationFrontMatter['capabilities'],
  chosen: readonly Capability[],
): string[] {
  return [...new Set(chosen.flatMap((capability) => capabilities[capability]?.scopes ?? []))];
}

/** A number of permissions in the word of the service: OAuth has scopes, others have permissions. */
export function nounOf(count: number, authentication: Authentication): string {
  const noun = authentication.startsWith('oauth2') ? 'scope' : 'permission';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
