import type {Oas3Visitor} from '@redocly/openapi-core';
import {keyOf, list, type ApiVersion} from './rule';

/** Operations that need no scope: what they must ask for instead, and why. */
const WITHOUT_SCOPE: ReadonlyMap<string, {readonly security: readonly object[]; readonly reason: string}> =
  new Map([
    [
      'authentication',
      {
        security: [{clientBasic: []}, {}],
        reason: 'it hands out the token, to a client that proves itself by header or by form fields',
      },
    ],
    ['webhookCallback', {security: [], reason: 'the token in its path replaces an access token'}],
  ]);

/** Whether an entry of `security` asks for a scope. What a description has there can be anything. */
function hasScope(requirement: unknown): boolean {
  return Object.values(requirement ?? {}).some((scopes) => Array.isArray(scopes) && scopes.length > 0);
}

/** A scope for each operation of version 2. Version 1 has tokens without scopes. */
export function operationScope(version: ApiVersion): Oas3Visitor {
  const scopes: string[] = [];
  return {
    Root(root, {resolve}) {
      for (const entry of Object.values(root.components?.securitySchemes ?? {})) {
        const {node: scheme} = resolve(entry);
        if (scheme?.type !== 'oauth2') continue;
        scopes.push(...Object.values(scheme.flows).flatMap((flow) => Object.keys(flow.scopes)));
      }
    },
    Paths: {
      PathItem: {
        Operation({operationId = '', security}, context) {
          if (version === 'v1') return;
          const place = keyOf(security === undefined ? context.location : context.location.child('security'));
          const exception = WITHOUT_SCOPE.get(operationId);
          if (exception) {
            const expected = JSON.stringify(exception.security);
            if (JSON.stringify(security) === expected) return;
            context.report({
              message: `Operation "${operationId}" must have "security: ${expected}", because ${exception.reason}.`,
              location: place,
            });
            return;
          }
          const requirements = Array.isArray(security) ? security : [];
          if (requirements.length > 0 && requirements.every(hasScope)) return;
          context.report({
            message: `Operation "${operationId}" can be called without a scope. Each entry of "security" needs at least one of: ${list(scopes)}. Operations without a scope are ${list([...WITHOUT_SCOPE.keys()])}.`,
            location: place,
          });
        },
      },
    },
  };
}
