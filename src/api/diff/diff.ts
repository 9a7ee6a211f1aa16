import {compareRequestBodies, compareResponses} from './bodies';
import {
  isSame,
  keysOf,
  quote,
  type Action,
  type Change,
  type Direction,
  type Kind,
  type Severity,
  type Side,
} from './change';
import type {Context} from './context';
import {
  METHODS,
  operationsOf,
  pathItemsOf,
  withoutNames,
  type ApiDescription,
  type FoundOperation,
  type Section,
} from './operation';
import {compareOtherKeywords} from './otherKeywords';
import {compareParameters} from './parameters';
import {compareSecurity, compareSecuritySchemes, definedScopes} from './security';

/** The two descriptions, and who hears of changes. */
interface Comparison {
  readonly before: ApiDescription;
  readonly after: ApiDescription;
  readonly add: (change: Change) => void;
}

interface SectionTraits {
  readonly kind: 'operation' | 'event';
  readonly call: {readonly direction: Direction; readonly side: Side};
  readonly reply: {readonly direction: Direction; readonly side: Side};
}

/** A caller sends the call of an operation, and receives the call of an event. */
const SECTIONS: Readonly<Record<Section, SectionTraits>> = {
  paths: {
    kind: 'operation',
    call: {direction: 'request', side: 'request'},
    reply: {direction: 'response', side: 'response'},
  },
  webhooks: {
    kind: 'event',
    call: {direction: 'response', side: 'event'},
    reply: {direction: 'request', side: 'answer'},
  },
};

/** Keywords of an operation that are compared one by one. */
const OPERATION = ['deprecated', 'operationId', 'parameters', 'requestBody', 'responses', 'security'];

function compareOperation(
  old: FoundOperation,
  now: FoundOperation,
  {call, reply}: SectionTraits,
  {before, after, add}: Comparison,
): void {
  const reportAt =
    (status: string): Context['report'] =>
    (kind, action, severity, message) =>
      add({kind, action, severity, operation: now.name, status, message});
  const request = {...call, before, after, report: reportAt('')};
  const {report} = request;
  if (withoutNames(old.address) !== withoutNames(now.address)) {
    const sentence = `address changed from ${quote(old.address)} to ${quote(now.address)}`;
    report('operation', 'changed', 'breaking', sentence);
  }
  if (old.operationId !== now.operationId) {
    const sentence = `operationId changed from ${quote(old.operationId)} to ${quote(now.operationId)}`;
    // Calls go on; generated clients and the address of the page do not.
    report('operation', 'changed', 'may-break', sentence);
  }
  if (old.deprecated !== now.deprecated) {
    const sentence = now.deprecated ? 'is now deprecated' : 'is no longer deprecated';
    report('operation', 'changed', 'compatible', `${quote(now.address)} ${sentence}`);
  }
  const all = {old: old.source, now: now.source, before, after};
  compareOtherKeywords(all, OPERATION, {kind: 'operation', report, label: quote(now.address)});
  compareParameters(old.parameters, now.parameters, request);
  compareRequestBodies(old.requestBody, now.requestBody, request);
  compareResponses(old.responses, now.responses, (status) => ({
    ...reply,
    before,
    after,
    report: reportAt(status),
  }));
  compareSecurity(old.security, now.security, report);
}

/** What paths have beside their operations. */
function comparePathItems(section: Section, {before, after, add}: Comparison): void {
  const nows = pathItemsOf(after, section);
  for (const [path, old] of pathItemsOf(before, section)) {
    const now = nows.get(path);
    if (!now) continue;
    compareOtherKeywords({old, now, before, after}, [...METHODS, 'parameters'], {
      kind: SECTIONS[section].kind,
      label: quote(path),
      report: (kind, action, severity, message) =>
        add({kind, action, severity, operation: path, status: '', message}),
    });
  }
}

function compareSection(section: Section, comparison: Comparison): void {
  const {kind} = SECTIONS[section];
  const before = operationsOf(comparison.before, section);
  const after = operationsOf(comparison.after, section);
  const rest = new Map([...after].filter(([key]) => !before.has(key)));
  const tell = (operation: FoundOperation, action: Action, severity: Severity): void => {
    const {name, address} = operation;
    const message = `${kind} ${quote(section === 'webhooks' ? name : address)} was ${action}`;
    comparison.add({kind, action, severity, operation: name, status: '', message});
  };
  for (const [key, old] of before) {
    // An operation that has moved keeps its operationId.
    const [movedTo, moved] =
      [...rest].find(([, {operationId}]) => operationId && operationId === old.operationId) ?? [];
    const now = after.get(key) ?? moved;
    if (now) {
      if (now === moved && movedTo !== undefined) rest.delete(movedTo);
      compareOperation(old, now, SECTIONS[section], comparison);
    } else tell(old, 'removed', 'breaking');
  }
  for (const operation of rest.values()) tell(operation, 'added', 'compatible');
  comparePathItems(section, comparison);
}

function compareLists(
  before: readonly string[],
  after: readonly string[],
  kind: Kind,
  sentence: (name: string) => string,
  add: Comparison['add'],
): void {
  const tell = (name: string, action: Action, severity: Severity): void =>
    add({kind, action, severity, operation: '', status: '', message: `${sentence(name)} was ${action}`});
  for (const name of after) if (!before.includes(name)) tell(name, 'added', 'compatible');
  for (const name of before) if (!after.includes(name)) tell(name, 'removed', 'breaking');
}

/** Servers by their addresses. */
const serversOf = ({servers = []}: ApiDescription): Readonly<Record<string, object>> =>
  Object.fromEntries(servers.map((server) => [server.url, server]));

/** Keywords of a description that are compared one by one, or say nothing about calls. */
const DESCRIPTION = ['components', 'info', 'openapi', 'paths', 'security', 'servers', 'webhooks'];

/**
 * Lists what changed between two descriptions of the same API, and whether it breaks programs that use it, in the
 * order of the descriptions. Words for people, such as descriptions and examples, are no changes.
 *
 * @param before bundled description, or an empty object
 */
export function diffDescriptions(before: ApiDescription, after: ApiDescription): Change[] {
  const changes = new Map<string, Change>();
  // Several media types of one body report the same field.
  const add = (change: Change): void => void changes.set(JSON.stringify(change), change);
  const report: Context['report'] = (kind, action, severity, message) =>
    add({kind, action, severity, operation: '', status: '', message});
  const comparison = {before, after, add};
  const [oldServers, nowServers] = [serversOf(before), serversOf(after)];
  compareLists(
    Object.keys(oldServers),
    Object.keys(nowServers),
    'server',
    (url) => `server ${quote(url)}`,
    add,
  );
  for (const url of keysOf(oldServers, nowServers)) {
    const [old, now] = [oldServers[url], nowServers[url]];
    const label = `server ${quote(url)}`;
    if (old && now)
      compareOtherKeywords({old, now, before, after}, ['name'], {kind: 'server', report, label});
  }
  compareSection('paths', comparison);
  compareSection('webhooks', comparison);
  const scope = (name: string) => `scope ${quote(name)} that API clients can have`;
  compareLists(definedScopes(before), definedScopes(after), 'scope', scope, add);
  compareSecuritySchemes(before, after, report);
  if (isSame(before, {}) || isSame(after, {})) return [...changes.values()];
  const all = {old: before, now: after, before, after};
  compareOtherKeywords(all, DESCRIPTION, {kind: 'description', report, label: 'the description'});
  return [...changes.values()];
}
