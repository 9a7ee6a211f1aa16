/**
 * What changed between two API descriptions, and whether it breaks programs that use the API. The
 * command `npm run api:diff` is in api-diff-cli.mjs.
 */
import {comparePresence, compareSchemas, isSame, keysOf, resolve} from './schema';

/** @typedef {import('./schema').Action} Action */
/** @typedef {import('./schema').Severity} Severity */

/**
 * @typedef {object} Change
 * @property {string} kind operation, event, parameter, request-body, request-field, response-body,
 *   response-field, event-field, enum-value, status, header, scope, authorization or server
 * @property {Action} action
 * @property {Severity} severity
 * @property {string} operation operationId, or the name of an event; empty for the API as a whole
 * @property {string} status status of the response that it is about, or empty
 * @property {string} message
 */

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const quote = (text) => `\`${text}\``;
const placeholdersOf = (path) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);

/** A parameter as it is on the wire: a header's name has no case, a path parameter's name is not sent. */
function keyOfParameter(parameter, path) {
  if (parameter.in === 'path') return `path ${placeholdersOf(path).indexOf(parameter.name)}`;
  return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
}

function parametersOf(pathItem, operation, path, description) {
  const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
  return Object.fromEntries(
    parameters
      .map((parameter) => resolve(parameter, description))
      .map((parameter) => [keyOfParameter(parameter, path), parameter]),
  );
}

/** Operations, or events, by method and address. */
function operationsOf(description, section) {
  const operations = new Map();
  for (const [path, node] of Object.entries(description[section] ?? {})) {
    const pathItem = resolve(node, description);
    for (const method of METHODS) {
      if (!pathItem[method]) continue;
      const operation = pathItem[method];
      const address = `${method.toUpperCase()} ${path}`;
      operations.set(`${method} ${path.replace(/\{[^}]+\}/g, '{}')}`, {
        address,
        name: section === 'webhooks' ? path : (operation.operationId ?? address),
        operationId: operation.operationId,
        deprecated: operation.deprecated === true,
        parameters: parametersOf(pathItem, operation, path, description),
        requestBody: operation.requestBody && resolve(operation.requestBody, description),
        responses: operation.responses ?? {},
        security: operation.security ?? description.security ?? [],
      });
    }
  }
  return operations;
}

/** The schema of a parameter or header, which can be wrapped in a media type. */
const schemaOf = ({schema, content}) => schema ?? Object.values(content ?? {})[0]?.schema;

/** How a parameter's value becomes text, with the defaults of OpenAPI written out. */
function serializationOf({in: where, style, explode, content}) {
  const ownStyle = style ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple');
  return [ownStyle, explode ?? ownStyle === 'form', Object.keys(content ?? {})];
}

function compareParameters(before, after, context) {
  for (const key of keysOf(before.parameters, after.parameters)) {
    const old = before.parameters[key];
    const now = after.parameters[key];
    const {in: where, name} = now ?? old;
    const label = `${where} parameter ${quote(name)}`;
    const place = {
      ...context,
      kind: 'parameter',
      label: (path) => (path === '' ? label : `field ${quote(path)} of ${label}`),
    };
    comparePresence(
      {isThere: Boolean(old), isRequired: old?.required === true},
      {isThere: Boolean(now), isRequired: now?.required === true},
      place,
      label,
    );
    if (!old || !now) continue;
    if (!isSame(serializationOf(old), serializationOf(now))) {
      context.report('parameter', 'changed', 'breaking', `${label} is written in another way`);
    }
    if (!old.deprecated && now.deprecated) {
      context.report('parameter', 'changed', 'compatible', `${label} is now deprecated`);
    }
    compareSchemas(schemaOf(old), schemaOf(now), place);
  }
}

/** @param {string} side what the body belongs to: request or response, event or answer */
function compareContents(before, after, side, context) {
  const place = {
    ...context,
    kind: `${side}-field`,
    label: (path) => (path === '' ? `${side} body` : `${side} field ${quote(path)}`),
  };
  for (const mediaType of keysOf(before, after)) {
    comparePresence(
      {isThere: mediaType in before, isRequired: false},
      {isThere: mediaType in after, isRequired: false},
      {...context, kind: `${side}-body`},
      `${side} body ${quote(mediaType)}`,
    );
    if (mediaType in before && mediaType in after) {
      compareSchemas(before[mediaType].schema, after[mediaType].schema, place);
    }
  }
}

function compareRequestBodies(before, after, context) {
  comparePresence(
    {isThere: Boolean(before), isRequired: before?.required === true},
    {isThere: Boolean(after), isRequired: after?.required === true},
    {...context, kind: `${context.words.call}-body`},
    `${context.words.call} body`,
  );
  if (before && after)
    compareContents(before.content ?? {}, after.content ?? {}, context.words.call, context);
}

/** Headers by names without case, as they are on the wire. */
const headersOf = (headers, description) =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      {name, ...resolve(header, description)},
    ]),
  );

function compareHeaders(before, after, context) {
  for (const key of keysOf(before, after)) {
    const old = before[key];
    const now = after[key];
    const label = `${context.words.reply} header ${quote((now ?? old).name)}`;
    const place = {...context, kind: 'header', label: () => label};
    comparePresence(
      {isThere: Boolean(old), isRequired: old?.required === true},
      {isThere: Boolean(now), isRequired: now?.required === true},
      place,
      label,
    );
    if (old && now) compareSchemas(schemaOf(old), schemaOf(now), place);
  }
}

function compareResponses(before, after, context) {
  for (const status of keysOf(before, after)) {
    const ofStatus = {...context, report: (...change) => context.reportAt(status, ...change)};
    if (!(status in before)) {
      ofStatus.report('status', 'added', 'compatible', `status ${quote(status)} was added`);
    } else if (!(status in after)) {
      // An error that no longer occurs is missed by nobody.
      const severity = /^[45]/.test(status) && context.direction === 'response' ? 'compatible' : 'breaking';
      ofStatus.report('status', 'removed', severity, `status ${quote(status)} was removed`);
    } else {
      const old = resolve(before[status], context.before);
      const now = resolve(after[status], context.after);
      compareHeaders(headersOf(old.headers, context.before), headersOf(now.headers, context.after), ofStatus);
      compareContents(old.content ?? {}, now.content ?? {}, context.words.reply, ofStatus);
    }
  }
}

/** Whether credentials that were enough for the old requirement are enough for one of the new ones. */
function isStillEnough(old, requirements) {
  const isCovered = ([scheme, scopes]) =>
    scheme in old && scopes.every((scope) => old[scheme].includes(scope));
  return requirements.some((requirement) => Object.entries(requirement).every(isCovered));
}

const or = (security) =>
  security.length === 0
    ? 'none'
    : security.map((requirement) => Object.keys(requirement).join(' and ') || 'none').join(' or ');

function compareSecurity(before, after, {report}) {
  const scopesOf = (security) => [...new Set(security.flatMap((entry) => Object.values(entry).flat()))];
  const old = before.length > 0 ? before : [{}];
  const now = after.length > 0 ? after : [{}];
  if (isSame(old, now)) return;
  const isEnough = old.every((requirement) => isStillEnough(requirement, now));
  const severity = isEnough ? 'compatible' : 'breaking';
  if (or(before) !== or(after)) {
    report('authorization', 'changed', severity, `authorization changed from ${or(before)} to ${or(after)}`);
  }
  for (const scope of scopesOf(now).filter((name) => !scopesOf(old).includes(name))) {
    report('scope', 'added', severity, `required scope ${quote(scope)} was added`);
  }
  for (const scope of scopesOf(old).filter((name) => !scopesOf(now).includes(name))) {
    report('scope', 'removed', 'compatible', `required scope ${quote(scope)} was removed`);
  }
}

/** A caller sends the call of an operation, and receives the call of an event. */
const SECTIONS = {
  paths: {kind: 'operation', call: 'request', reply: 'response', words: {call: 'request', reply: 'response'}},
  webhooks: {kind: 'event', call: 'response', reply: 'request', words: {call: 'event', reply: 'answer'}},
};

function compareOperation(before, after, {call, reply, words}, context) {
  const {name} = after;
  const sides = (way) => {
    const reportAt = (status, kind, action, severity, message) =>
      context.add({kind, action, severity, operation: name, status, message});
    return {
      direction: way,
      words,
      before: context.before,
      after: context.after,
      reportAt,
      report: (...change) => reportAt('', ...change),
    };
  };
  const request = sides(call);
  if (before.address.replace(/\{[^}]+\}/g, '{}') !== after.address.replace(/\{[^}]+\}/g, '{}')) {
    const sentence = `address changed from ${quote(before.address)} to ${quote(after.address)}`;
    request.report('operation', 'changed', 'breaking', sentence);
  }
  if (before.operationId !== after.operationId) {
    const sentence = `operationId changed from ${quote(before.operationId)} to ${quote(after.operationId)}`;
    // Calls go on; generated clients and the address of the page do not.
    request.report('operation', 'changed', 'may-break', sentence);
  }
  if (!before.deprecated && after.deprecated) {
    request.report('operation', 'changed', 'compatible', `${quote(after.address)} is now deprecated`);
  }
  compareParameters(before, after, request);
  compareRequestBodies(before.requestBody, after.requestBody, request);
  compareResponses(before.responses, after.responses, sides(reply));
  compareSecurity(before.security, after.security, request);
}

function compareSection(section, context) {
  const {kind} = SECTIONS[section];
  const before = operationsOf(context.before, section);
  const after = operationsOf(context.after, section);
  const rest = new Map([...after].filter(([key]) => !before.has(key)));
  for (const [key, old] of before) {
    // An operation that has moved keeps its operationId.
    const moved = [...rest].find(([, {operationId}]) => operationId && operationId === old.operationId);
    const now = after.get(key) ?? moved?.[1];
    if (now) {
      if (!after.has(key)) rest.delete(moved[0]);
      compareOperation(old, now, SECTIONS[section], context);
    } else {
      const message = `${kind} ${quote(section === 'webhooks' ? old.name : old.address)} was removed`;
      context.add({kind, action: 'removed', severity: 'breaking', operation: old.name, status: '', message});
    }
  }
  for (const {name, address} of rest.values()) {
    const message = `${kind} ${quote(section === 'webhooks' ? name : address)} was added`;
    context.add({kind, action: 'added', severity: 'compatible', operation: name, status: '', message});
  }
}

function compareLists(before, after, kind, sentence, add) {
  const tell = (name, action, severity) =>
    add({kind, action, severity, operation: '', status: '', message: `${sentence(name)} was ${action}`});
  for (const name of after) if (!before.includes(name)) tell(name, 'added', 'compatible');
  for (const name of before) if (!after.includes(name)) tell(name, 'removed', 'breaking');
}

const serversOf = ({servers = []}) => servers.map(({url}) => url);

function definedScopes({components}) {
  const schemes = Object.values(components?.securitySchemes ?? {});
  const flows = schemes.flatMap((scheme) => Object.values(scheme.flows ?? {}));
  return [...new Set(flows.flatMap(({scopes}) => Object.keys(scopes ?? {})))];
}

/**
 * Lists what changed between two descriptions of the same API, in the order of the descriptions. Words
 * for people, such as descriptions and examples, are no changes.
 *
 * @param {Record<string, any>} before bundled description
 * @param {Record<string, any>} after
 * @returns {Change[]}
 */
export function diffDescriptions(before, after) {
  /** @type {Map<string, Change>} */
  const changes = new Map();
  // Several media types of one body report the same field.
  const add = (change) => changes.set(JSON.stringify(change), change);
  const context = {before, after, add};
  compareLists(serversOf(before), serversOf(after), 'server', (url) => `server ${quote(url)}`, add);
  compareSection('paths', context);
  compareSection('webhooks', context);
  const scope = (name) => `scope ${quote(name)} that API clients can have`;
  compareLists(definedScopes(before), definedScopes(after), 'scope', scope, add);
  return [...changes.values()];
}
