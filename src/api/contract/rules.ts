/**
 * What this project asks of an API description beyond Redocly's recommended rules, as a plugin of
 * Redocly, so that both kinds of mistakes are found in one walk and told in one form.
 */

/** Operations that need no scope: what they must ask for instead, and why. */
const WITHOUT_SCOPE = {
  authentication: {
    security: [{clientBasic: []}, {}],
    reason: 'it hands out the token, to a client that proves itself by header or by form fields',
  },
  webhookCallback: {security: [], reason: 'the token in its path replaces an access token'},
};

/** The limits of a page's description. Content rules ask the same of pages that are written by hand. */
const DESCRIPTION_LENGTH = {min: 70, max: 160};

/** Inside of a condition, properties are not described but tested. */
const CONDITION = /(?<!\/properties)\/(if|then|else|not)\//;

const slugOf = (operationId) => operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const operationIdOf = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const isText = (value) => typeof value === 'string' && value.trim() !== '';
const list = (values) => (values.length > 0 ? values.join(', ') : 'none');

/** Version 1 has tokens without scopes. */
function operationScope({version}) {
  const scopes = [];
  return {
    Root(root, {resolve}) {
      for (const scheme of Object.values(root.components?.securitySchemes ?? {})) {
        for (const flow of Object.values(resolve(scheme).node?.flows ?? {})) {
          scopes.push(...Object.keys(flow?.scopes ?? {}));
        }
      }
    },
    Paths: {
      PathItem: {
        Operation({operationId, security}, {location, report}) {
          if (version === 'v1') return;
          const place = security === undefined ? location.key() : location.child('security').key();
          const exception = Object.hasOwn(WITHOUT_SCOPE, operationId)
            ? WITHOUT_SCOPE[operationId]
            : undefined;
          if (exception) {
            const expected = JSON.stringify(exception.security);
            if (JSON.stringify(security) === expected) return;
            report({
              message: `Operation "${operationId}" must have "security: ${expected}", because ${exception.reason}.`,
              location: place,
            });
            return;
          }
          const requirements = Array.isArray(security) ? security : [];
          const hasScope = (requirement) =>
            Object.values(requirement ?? {}).some((names) => names?.length > 0);
          if (requirements.length > 0 && requirements.every(hasScope)) return;
          report({
            message: `Operation "${operationId}" can be called without a scope. Each entry of "security" needs at least one of: ${list(scopes)}. Operations without a scope are ${list(Object.keys(WITHOUT_SCOPE))}.`,
            location: place,
          });
        },
      },
    },
  };
}

function operationSlug({version, routes}) {
  const base = `/api/${version}/`;
  const operations = new Map();
  let pathsLocation;
  return {
    Root: {
      enter(_root, {location}) {
        pathsLocation = location.child('paths').key();
      },
      leave(_root, {report}) {
        const unused = routes.filter((route) => route.startsWith(base) && !operations.has(route));
        for (const [route, {operationId, location}] of operations) {
          if (routes.includes(route)) continue;
          const free = unused.map((other) => operationIdOf(other.slice(base.length)));
          report({
            message: `The page of operation "${operationId}" is ${route}, which is not in src/product/routes.json. Add it there, or take the operationId of a route that has no operation: ${list(free)}.`,
            location,
          });
        }
        for (const route of unused) {
          report({
            message: `src/product/routes.json has ${route}, and no operation has the operationId "${operationIdOf(route.slice(base.length))}". Add the operation, or remove the route.`,
            location: pathsLocation,
          });
        }
      },
    },
    Paths: {
      PathItem: {
        Operation({operationId}, {location}) {
          if (!isText(operationId)) return;
          operations.set(base + slugOf(operationId), {operationId, location: location.child('operationId')});
        },
      },
    },
  };
}

function operationExamples() {
  const check =
    (body) =>
    (media, {key, location, report}) => {
      if (Object.keys(media.examples ?? {}).length > 0) return;
      report({
        message: `The ${body} body ${key} has no named example. Add at least one under "examples", with "summary" and "value".`,
        location: location.key(),
      });
    };
  return {
    RequestBody: {MediaType: check('request')},
    Response: {MediaType: check('response')},
  };
}

function fieldDescription() {
  const advice = 'Add a "description" that says what it means, not what it is called.';
  const check =
    (kind) =>
    ({name, description}, {key, location, report}) => {
      if (isText(description)) return;
      report({
        message: `The ${kind} "${name ?? key}" has no description. ${advice}`,
        location: location.key(),
      });
    };
  return {
    SchemaProperties(properties, {location, report, resolve}) {
      if (CONDITION.test(location.pointer)) return;
      for (const [name, schema] of Object.entries(properties)) {
        const {node} = resolve(schema);
        // A dangling reference is a mistake of its own. Beside a $ref, a description replaces the target's.
        if (node === undefined || isText(schema?.description) || isText(node?.description)) continue;
        report({
          message: `The property "${name}" has no description. ${advice}`,
          location: location.child(name).key(),
        });
      }
    },
    Parameter: check('parameter'),
    Header: check('header'),
  };
}

function firstParagraph({version, paragraphs}) {
  const {min, max} = DESCRIPTION_LENGTH;
  return {
    Paths: {
      PathItem: {
        Operation({operationId, description}, {location, report}) {
          const [paragraph] = isText(description) ? description.trim().split(/\n\s*\n/) : [''];
          const place = isText(description) ? location.child('description') : location.key();
          const why = 'because it is the description of the page';
          if (paragraph.includes('\n')) {
            report({
              message: `The first paragraph of operation "${operationId}" is broken into lines. Write it in one line, ${why}.`,
              location: place,
            });
            return;
          }
          const {length} = paragraph;
          if (length < min || length > max) {
            report({
              message: `The first paragraph of operation "${operationId}" has ${length} characters. It must have ${min} to ${max}, ${why}.`,
              location: place,
            });
          }
          const other = paragraphs.get(paragraph);
          if (paragraph !== '' && other !== undefined) {
            report({
              message: `The first paragraph of operation "${operationId}" is also the one of ${other}. It must be unique, ${why}.`,
              location: place,
            });
          }
          paragraphs.set(paragraph, `operation "${operationId}" of ${version}`);
        },
      },
    },
  };
}

/** @typedef {'v1' | 'v2'} ApiVersion */

/**
 * The plugin for the description of one version.
 *
 * @param {object} context
 * @param {ApiVersion} context.version
 * @param {readonly string[]} context.routes addresses of this version's pages
 * @param {Map<string, string>} context.paragraphs first paragraphs that are taken, and by whom; versions
 *   that are checked one after the other share it
 * @returns {import('@redocly/openapi-core').Plugin}
 */
export function apiRules(context) {
  return {
    id: 'clearwarden',
    rules: {
      oas3: {
        'operation-scope': () => operationScope(context),
        'operation-slug': () => operationSlug(context),
        'operation-examples': operationExamples,
        'field-description': fieldDescription,
        'first-paragraph': () => firstParagraph(context),
      },
    },
  };
}

/** Names of the plugin's rules, as a configuration turns them on. */
export const RULE_NAMES = [
  'clearwarden/operation-scope',
  'clearwarden/operation-slug',
  'clearwarden/operation-examples',
  'clearwarden/field-description',
  'clearwarden/first-paragraph',
];
