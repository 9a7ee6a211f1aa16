import type {IntegrationFrontMatter} from '../../product/integrations';
import {nameOf, type WrittenCall} from './callFlaws';

/** How several permissions are written in one value. */
const SEPARATORS = [/\s*,\s*(?:and\s+)?/, /\s+and\s+/, /\s+/];

/** The permissions that a value names: itself if it is allowed, or all of its parts, or undefined. */
function partsOf(permission: string, allowed: readonly string[]): readonly string[] | undefined {
  return [[permission], ...SEPARATORS.map((separator) => permission.split(separator))].find((parts) =>
    parts.every((part) => allowed.includes(part)),
  );
}

/**
 * What is wrong between the permissions of the calls and those that the connection page asks for: each has to be
 * asked for, and nothing may be asked for that no call needs. A capability without permissions at its calls is left
 * alone, and so is what every capability asks for: that is needed to be there at all, as CONNECT is for a database.
 */
export function permissionFlaws(
  calls: Readonly<Record<string, readonly WrittenCall[]>>,
  capabilities: IntegrationFrontMatter['capabilities'],
  page: string,
): string[] {
  const scopesOf = Object.entries(capabilities).map(([name, {scopes}]) => [name, scopes] as const);
  const every = scopesOf.flatMap(([, scopes]) => scopes);
  const ofAll = new Set(
    scopesOf.length > 1
      ? every.filter((scope) => scopesOf.every(([, scopes]) => scopes.includes(scope)))
      : [],
  );
  const needed = new Set(
    Object.values(calls)
      .flat()
      .flatMap(({permission}) =>
        permission === undefined ? [] : (partsOf(permission, every) ?? [permission]),
      ),
  );
  return scopesOf.flatMap(([name, scopes]) => {
    const own = calls[name] ?? [];
    const at = `capabilities.${name}`;
    const unasked = own.flatMap((call) =>
      call.permission === undefined || partsOf(call.permission, scopes)
        ? []
        : [
            `${at}: permission "${call.permission}" of ${nameOf(call)} must be among integration.${at}.scopes of ${page}: ${scopes.join(', ') || 'none'}`,
          ],
    );
    if (own.every(({permission}) => permission === undefined)) return unasked;
    const idle = scopes.filter((scope) => !needed.has(scope) && !ofAll.has(scope));
    return [
      ...unasked,
      ...idle.map(
        (scope) => `${at}: ${page} asks for the scope "${scope}", which is the permission of no call`,
      ),
    ];
  });
}
