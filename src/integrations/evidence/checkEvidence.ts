import type {Problem} from '../../content/rules/checkPages';
import {textFlaws, textsIn} from '../../content/rules/checkFrontMatter';
import type {Page} from '../../content/rules/readPages';
import type {
  IntegrationApiFrontMatter,
  IntegrationFrontMatter,
  ServiceEndpoint,
} from '../../product/integrations';
import {callFlaws, nameOf, type WrittenCall} from './callFlaws';
import {EFFECTS} from './evidence';
import {permissionFlaws} from './permissionFlaws';
import type {EvidenceFile} from './readEvidence';
import {EvidenceSchema} from './schema';

const CONNECTION = 'docs/integrations/connection-instructions/';
const API = 'docs/integrations/api-documentation/';

type Calls = Readonly<Record<string, readonly WrittenCall[]>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What can be read of a file that may have any mistake: values of the wrong type count as missing. */
function callsIn(value: Readonly<Record<string, unknown>>): Calls {
  const capabilities = isObject(value.capabilities) ? value.capabilities : {};
  const toCall = (call: Record<string, unknown>) => ({
    ...Object.fromEntries(
      ['call', 'statement', 'manual', 'effect', 'permission', 'unconfirmed'].flatMap((key) =>
        textIn(call[key]) === undefined ? [] : [[key, call[key]]],
      ),
    ),
    // Nothing follows from an effect that is none.
    ...(Object.keys(EFFECTS).includes(String(call.effect)) ? {} : {effect: undefined}),
    ...(Array.isArray(call.leaves) ? {leaves: call.leaves as string[]} : {}),
    sources: objectsIn(call.sources),
  });
  return Object.fromEntries(
    Object.entries(capabilities).map(([name, capability]) => [
      name,
      objectsIn(isObject(capability) ? capability.calls : undefined).map(toCall),
    ]),
  );
}

/** The capabilities of a page, or undefined where its front matter has a mistake there. */
function capabilitiesOf(page: Page): IntegrationFrontMatter['capabilities'] | undefined {
  const integration = page.frontMatter.integration as Partial<IntegrationFrontMatter> | undefined;
  const capabilities: unknown = integration?.capabilities;
  if (!isObject(capabilities)) return undefined;
  const areWhole = Object.values(capabilities).every((one) => isObject(one) && Array.isArray(one.scopes));
  return areWhole ? capabilities : undefined;
}

const endpointsOf = (page: Page | undefined): readonly ServiceEndpoint[] =>
  objectsIn(
    (page?.frontMatter.integrationApi as Partial<IntegrationApiFrontMatter> | undefined)?.endpoints,
  ) as readonly unknown[] as readonly ServiceEndpoint[];

/** What is in a list and not in another, both with what occurs several times. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** Holds the calls of a capability to the endpoints of the API page: the same ones, with the same permissions. */
function endpointFlaws(calls: Calls, page: Page): string[] {
  const endpoints = endpointsOf(page);
  const capabilities = new Set([...Object.keys(calls), ...endpoints.map(({capability}) => capability)]);
  return [...capabilities].flatMap((capability) => {
    const at = `capabilities.${capability}.calls`;
    const own = (calls[capability] ?? []).filter(({call}) => call !== undefined);
    const theirs = endpoints.filter((endpoint) => endpoint.capability === capability);
    const names = theirs.map(({method, path}) => `${method} ${path}`);
    const allowed = names.join(' | ') || 'none';
    // Calls of one name are told apart by their order, which is that of the page.
    const permissions = [...new Set(names)].flatMap((name) => {
      const scopes = theirs.filter((_, index) => names[index] === name).map(({scope}) => scope);
      const written = own.filter(({call}) => call === name).map(({permission}) => permission);
      return written.flatMap((permission, index) =>
        index >= scopes.length || permission === scopes[index]
          ? []
          : [
              `${at}: ${name} has permission ${permission ?? 'none'}, and scope ${scopes[index] ?? 'none'} in ${page.file}; they must be equal`,
            ],
      );
    });
    return [
      ...without(own.map(nameOf), names).map(
        (name) => `${at}: ${name} is no endpoint of this capability in ${page.file}, which has: ${allowed}`,
      ),
      ...without(names, own.map(nameOf)).map((name) => `${at}: ${name} of ${page.file} is missing`),
      ...permissions,
    ];
  });
}

function capabilityFlaws(calls: Calls, capabilities: IntegrationFrontMatter['capabilities'], page: string) {
  const own = Object.keys(calls);
  const theirs = Object.keys(capabilities);
  return [
    ...without(theirs, own).map((name) => `capabilities.${name} is missing, which ${page} has`),
    ...without(own, theirs).map(
      (name) => `capabilities.${name} is none of ${page}, which has: ${theirs.join(', ') || 'none'}`,
    ),
  ];
}

/**
 * Checks the files of evidence by themselves and against the pages of their services, and gives every mistake. A
 * service without a file is none.
 *
 * @param pages all pages of the site
 * @param day of the sources of the site, YYYY-MM-DD
 */
export function checkEvidence(
  files: readonly EvidenceFile[],
  pages: readonly Page[],
  day: string,
): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const flawsOf = ({file, slug, value, error}: EvidenceFile): string[] => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.yml$/.test(file.slice(file.lastIndexOf('/') + 1)))
      return ['is read by nothing: the name must be that of the page with .yml, as in acme-mail.yml'];
    if (error !== undefined) return [`is not valid YAML: ${error}`];
    const {error: types} = EvidenceSchema.validate(value, {abortEarly: false, errors: {wrap: {label: ''}}});
    const calls = callsIn(value);
    const connection = byFile.get(`${CONNECTION}${slug}.mdx`);
    const capabilities = connection && capabilitiesOf(connection);
    const api = byFile.get(`${API}${slug}.mdx`);
    return [
      ...(types?.details ?? []).map(({message}) => message),
      ...textsIn(value).flatMap(textFlaws),
      ...Object.entries(calls).flatMap(([name, list]) =>
        list.flatMap((call, index) => callFlaws(call, `capabilities.${name}.calls[${index}]`, day)),
      ),
      ...(connection ? [] : [`has no connection page ${CONNECTION}${slug}.mdx`]),
      ...(connection && capabilities
        ? [
            ...capabilityFlaws(calls, capabilities, connection.file),
            ...permissionFlaws(calls, capabilities, connection.file),
          ]
        : []),
      ...(api ? endpointFlaws(calls, api) : []),
    ];
  };
  return files.flatMap((one) => flawsOf(one).map((message) => ({file: one.file, line: 1, message})));
}
