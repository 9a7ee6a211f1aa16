import type {Oas3SecurityRequirement} from '@redocly/openapi-core';
import {isSame, keysOf, quote, type Report} from './change';
import type {ApiDescription} from './operation';
import {compareOtherKeywords} from './otherKeywords';
import {isObject, resolve} from './references';

type Requirements = readonly Oas3SecurityRequirement[];

/** Whether credentials that were enough for the old requirement are enough for one of the new ones. */
function isStillEnough(old: Oas3SecurityRequirement, requirements: Requirements): boolean {
  const isCovered = ([scheme, scopes]: [string, string[]]) =>
    scopes.every((scope) => old[scheme]?.includes(scope)) && Object.hasOwn(old, scheme);
  return requirements.some((requirement) => Object.entries(requirement).every(isCovered));
}

const isNothing = (requirement: Oas3SecurityRequirement): boolean => Object.keys(requirement).length === 0;

/**
 * Whether everyone who could call still can. Nothing is enough for all who had to prove something. Where nothing was
 * enough already, it's for callers who prove it elsewhere, such as in a form, and a scheme that is gone fails its users.
 */
function isEnoughForAll(old: Requirements, now: Requirements): boolean {
  const named = now.filter((requirement) => !isNothing(requirement));
  const isOptional = old.some(isNothing);
  return old.every((requirement) =>
    isStillEnough(requirement, isOptional && !isNothing(requirement) ? named : now),
  );
}

const inWords = (requirements: Requirements): string =>
  requirements.map((requirement) => Object.keys(requirement).join(' and ') || 'none').join(' or ') || 'none';

const scopesOf = (requirements: Requirements): readonly string[] => [
  ...new Set(requirements.flatMap((requirement) => Object.values(requirement).flat())),
];

/** Compares what a caller must prove. No requirement at all is one that everybody meets. */
export function compareSecurity(before: Requirements, after: Requirements, report: Report): void {
  const old = before.length > 0 ? before : [{}];
  const now = after.length > 0 ? after : [{}];
  if (isSame(old, now)) return;
  const severity = isEnoughForAll(old, now) ? 'compatible' : 'breaking';
  const [first, second] = [inWords(before), inWords(after)];
  if (first !== second) {
    report('authorization', 'changed', severity, `authorization changed from ${first} to ${second}`);
  }
  for (const scope of scopesOf(now).filter((name) => !scopesOf(old).includes(name))) {
    report('scope', 'added', severity, `required scope ${quote(scope)} was added`);
  }
  for (const scope of scopesOf(old).filter((name) => !scopesOf(now).includes(name))) {
    report('scope', 'removed', 'compatible', `required scope ${quote(scope)} was removed`);
  }
}

function schemesOf(description: ApiDescription): Readonly<Record<string, object>> {
  const schemes = Object.entries(description.components?.securitySchemes ?? {});
  return Object.fromEntries(schemes.map(([name, node]) => [name, resolve(node, description)]));
}

/** The flows of a security scheme, by name, with their scopes. */
function flowsOf(
  scheme: object,
): readonly (readonly [name: string, flow: object, scopes: readonly string[]])[] {
  const flows = 'flows' in scheme && isObject(scheme.flows) ? Object.entries(scheme.flows) : [];
  return flows.map(([name, flow]) => {
    const {scopes, ...rest} = isObject(flow) ? flow : {};
    return [name, rest, isObject(scopes) ? Object.keys(scopes) : []];
  });
}

/** The scopes that a client can have at all. */
export const definedScopes = (description: ApiDescription): readonly string[] => [
  ...new Set(
    Object.values(schemesOf(description)).flatMap((scheme) =>
      flowsOf(scheme).flatMap(([, , scopes]) => scopes),
    ),
  ),
];

/** Compares how schemes work. Which of them an operation asks for, and with which scopes, is compared there. */
export function compareSecuritySchemes(before: ApiDescription, after: ApiDescription, report: Report): void {
  const olds = schemesOf(before);
  const nows = schemesOf(after);
  const withoutScopes = (scheme: object) => ({
    ...scheme,
    flows: Object.fromEntries(flowsOf(scheme).map(([name, flow]) => [name, flow])),
  });
  for (const name of keysOf(olds, nows)) {
    const [old, now] = [olds[name], nows[name]];
    if (!old || !now) continue;
    compareOtherKeywords({old: withoutScopes(old), now: withoutScopes(now), before, after}, [], {
      kind: 'authorization',
      report,
      label: `security scheme ${quote(name)}`,
    });
  }
}
