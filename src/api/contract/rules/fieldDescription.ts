import type {Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {isText, keyOf} from './rule';

/** Inside of a condition, properties are not described but tested. */
const CONDITION = /(?<!\/properties)\/(if|then|else|not)\//;

const ADVICE = 'Add a "description" that says what it means, not what it is called.';

/** A description for every property, parameter and header. */
export function fieldDescription(): Oas3Visitor {
  const check =
    (kind: 'parameter' | 'header') =>
    (
      {name, description}: {readonly name?: string; readonly description?: string},
      context: UserContext,
    ): void => {
      if (isText(description)) return;
      context.report({
        message: `The ${kind} "${name ?? context.key}" has no description. ${ADVICE}`,
        location: keyOf(context.location),
      });
    };
  return {
    SchemaProperties(properties, context) {
      if (CONDITION.test(context.location.pointer)) return;
      for (const [name, schema] of Object.entries(properties)) {
        const {node} = context.resolve(schema);
        // A dangling reference is a mistake of its own. Beside a $ref, a description replaces the target's.
        if (node === undefined || isText(schema.description) || isText(node.description)) continue;
        context.report({
          message: `The property "${name}" has no description. ${ADVICE}`,
          location: keyOf(context.location.child(name)),
        });
      }
    },
    Parameter: check('parameter'),
    Header: check('header'),
  };
}
