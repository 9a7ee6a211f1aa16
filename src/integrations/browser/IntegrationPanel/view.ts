import type {Capability, IntegrationFrontMatter} from '../../../product/integrations';

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

/** What OAuth calls a scope: letters, digits, and signs, but no space, quotation mark, or backslash (RFC 6749 3.3). */
const SCOPE = /^[\x21\x23-\x5B\x5D-\x7E]+$/;

/**
 * A number of permissions in the word of the service: those of OAuth are scopes where all of the service are written as
 * scopes are. A service with OAuth may go by the rights of the account that connects instead, as "System administrator".
 */
export function nounOf(
  count: number,
  {authentication, capabilities}: Pick<IntegrationFrontMatter, 'authentication' | 'capabilities'>,
): string {
  const all = leastScopes(capabilities, Object.keys(capabilities) as Capability[]);
  const areScopes = authentication.startsWith('oauth2') && all.every((name) => SCOPE.test(name));
  return `${count} ${areScopes ? 'scope' : 'permission'}${count === 1 ? '' : 's'}`;
}
