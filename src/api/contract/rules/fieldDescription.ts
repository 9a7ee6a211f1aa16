import type {Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {isText} from './rule';

/** Inside of a condition, properties are not described but tested. */
const CONDITION = /(?<!\/properties)\/(if|then|else|not)\//;

const ADVICE = 'Add a "description" that says what it means, not what it is called.';

/** A description for every property, parameter and header. */
export function fieldDescription(): Oas3Visitor {
  const check =
    (kind: 'parameter' | 'header') =>
    (
      {name, description}: {readonly name?: string; readonly description?: string},
      {key, location, report}: UserContext,
    ): void => {
      if (isText(description)) return;
      report({
        message: `The ${kind} "${name ?? key}" has no description. ${ADVICE}`,
        location: location.key(),
      });
    };
  return {
    SchemaProperties(properties, {location, report, resolve}) {
      if (CONDITION.test(location.pointer)) return;
      for (const [name, schema] of Object.entries(properties)) {
        const {node} = resolve(schema);
        // A dangling reference is a mistake of its own. Beside a $ref, a description replaces the target's.
        if (node === undefined || isText(schema.description) || isText(node.description)) continue;
        report({
          message: `The property "${name}" has no description. ${ADVICE}`,
          location: location.child(name).key(),
        });
      }
    },
    Parameter: check('parameter'),
    Header: check('header'),
  };
}
