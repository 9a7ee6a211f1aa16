import {expect, test} from '@playwright/test';
import {leastScopes, nounOf, parseView, toQuery} from '../../src/integrations/browser/IntegrationPanel/view';
import type {Evidence} from '../../src/integrations/evidence/evidence';
import {createRegistry, toCsv, type SourcePage} from '../../src/integrations/registry/registry';
import type {IntegrationFrontMatter} from '../../src/product/integrations';
import {compareNames} from '../../src/product/alphabetical';
import {initialOf} from '../../src/product/initials';
import {parseCsv} from '../../scripts/csv';

const INTEGRATION: IntegrationFrontMatter = {
  name: 'Zeta, "the" CRM',
  category: 'CRM',
  authentication: 'database-credentials',
  capabilities: {
    'opt-out': {
      mode: 'sync',
      scopes: ['contacts.write', 'contacts.read'],
      objects: 'Flags',
      kinds: 'statement',
    },
    access: {mode: 'async', scopes: ['contacts.read'], objects: 'Contacts'},
  },
  identifiers: ['email', 'custom:member'],
  clearwardenRoles: ['Admin'],
  serviceRoles: ['Owner'],
  plan: 'Any',
  credentials: ['Agent connection'],
  sources: ['https://zeta.example/docs'],
  reviewed: '2025-10',
};

const PAGES: SourcePage[] = [
  {slug: 'zeta', description: 'Connect Zeta.', path: '/docs/zeta', integration: INTEGRATION},
  {
    slug: 'alpha',
    description: 'Connect Alpha.',
    path: '/docs/alpha',
    integration: {...INTEGRATION, name: 'Alpha'},
  },
  {
    slug: 'zeta',
    description: 'Calls.',
    path: '/docs/api/zeta',
    integrationApi: {
      service: 'Zeta',
      version: 'v2',
      baseUrl: 'https://api.zeta.example',
      authentication: 'Bearer',
      reference: 'https://zeta.example/api',
      endpoints: [],
      rateLimit: 'None',
      pagination: 'None',
      sources: [],
      reviewed: '2025-10',
    },
  },
  {slug: 'guide', description: 'No service.', path: '/docs/guide'},
];

test('the registry has each service once, by name, with absolute addresses and the values of the API', () => {
  const [alpha, zeta, ...others] = createRegistry(PAGES, 'https://docs.example');
  expect(others).toEqual([]);
  expect(alpha).toMatchObject({slug: 'alpha', api: null, regions: []});
  expect(zeta).toMatchObject({
    slug: 'zeta',
    url: 'https://docs.example/docs/zeta',
    kind: 'agent',
    authentication: {kind: 'database-credentials', label: 'Request Manager Agent'},
    api: {url: 'https://docs.example/docs/api/zeta', baseUrl: 'https://api.zeta.example'},
  });
  expect(zeta?.capabilities.map(({capability}) => capability)).toEqual(['opt_out', 'access']);
});

test('Opt-Out has its kinds, and every other capability null', () => {
  const kinds = ['sale_or_sharing', 'marketing_messages'] as const;
  const capabilities = {
    ...INTEGRATION.capabilities,
    'opt-out': {mode: 'sync', scopes: [], objects: 'Flags', kinds},
  } as const;
  const pages = PAGES.map((page) =>
    page.slug === 'alpha' ? {...page, integration: {...INTEGRATION, name: 'Alpha', capabilities}} : page,
  );
  const [alpha, zeta] = createRegistry(pages, 'https://docs.example');
  expect(alpha?.capabilities.map((one) => [one.capability, one.kinds])).toEqual([
    ['opt_out', kinds],
    ['access', null],
  ]);
  expect(zeta?.capabilities.map((one) => one.kinds)).toEqual(['statement', null]);
});

test('a capability is confirmed where the vendor describes each of its calls, and unknown without evidence', () => {
  const read = {
    statement: 'SELECT',
    effect: 'reads',
    sources: [{url: 'https://zeta.example', kind: 'vendor', read: '2026-11'}],
  } as const;
  const evidence: Evidence = {
    capabilities: {
      access: {calls: [read]},
      'opt-out': {
        calls: [read, {statement: 'UPDATE', effect: 'changes', sources: [], unconfirmed: 'Nothing found'}],
      },
    },
  };
  const pages = PAGES.map((page) => (page.slug === 'zeta' ? {...page, evidence} : page));
  const [alpha, zeta] = createRegistry(pages, 'https://docs.example');
  expect(alpha?.capabilities.map(({confirmed}) => confirmed)).toEqual([null, null]);
  expect(alpha?.evidence).toBeNull();
  expect(zeta?.capabilities.map(({capability, confirmed}) => [capability, confirmed])).toEqual([
    ['opt_out', false],
    ['access', true],
  ]);
  expect(zeta?.evidence).toEqual({
    calls: 3,
    confirmed: 2,
    writingCalls: 1,
    confirmedWritingCalls: 0,
    checked: '2026-11',
  });
});

test('the table keeps commas and quotes', () => {
  const [, row] = parseCsv(toCsv(createRegistry(PAGES, 'https://docs.example')));
  expect(row).toEqual({
    slug: 'zeta',
    name: 'Zeta, "the" CRM',
    category: 'CRM',
    kind: 'agent',
    authentication: 'database-credentials',
    capabilities: 'opt_out;access',
    identifiers: 'email;custom:member',
    plan: 'Any',
    reviewed: '2025-10',
    url: 'https://docs.example/docs/zeta',
    api_url: 'https://docs.example/docs/api/zeta',
  });
});

test('least permissions are the union of what is chosen, each once', () => {
  expect(leastScopes(INTEGRATION.capabilities, ['access'])).toEqual(['contacts.read']);
  expect(leastScopes(INTEGRATION.capabilities, ['opt-out', 'access'])).toEqual([
    'contacts.write',
    'contacts.read',
  ]);
  expect(leastScopes(INTEGRATION.capabilities, [])).toEqual([]);
});

test('permissions are scopes where the service signs in by OAuth and writes all of them as scopes', () => {
  const {capabilities} = INTEGRATION;
  const byRole = {
    ...capabilities,
    access: {mode: 'sync', scopes: ['User Administrator'], objects: 'Users'},
  } as const;
  expect(nounOf(1, {authentication: 'oauth2-authorization-code', capabilities})).toBe('1 scope');
  expect(nounOf(2, {authentication: 'oauth2-client-credentials', capabilities})).toBe('2 scopes');
  expect(nounOf(2, {authentication: 'api-key', capabilities})).toBe('2 permissions');
  expect(nounOf(1, {authentication: 'oauth2-authorization-code', capabilities: byRole})).toBe('1 permission');
});

test('a choice of capabilities comes back from its address', () => {
  const all = ['access', 'deletion', 'update'] as const;
  for (const chosen of [all, ['access'], ['access', 'update'], []] as const) {
    for (const isSheet of [true, false]) {
      expect(parseView(toQuery({chosen, isSheet}, all), all)).toEqual({chosen, isSheet});
    }
  }
  expect(parseView('?capability=constructor&view=x', all)).toEqual({chosen: all, isSheet: false});
});

test('names stand under their letter, and those that begin with a digit together', () => {
  expect(['Zendesk', 'élan', '15Five', ''].map(initialOf)).toEqual(['Z', 'E', '0–9', '0–9']);
});

test('names are in the order in which readers look for them', () => {
  const names = [
    '6sense',
    '15Five',
    'Act-On',
    'ActiveCampaign',
    'act-on 2',
    'élan',
    'Elastic',
    'Judge.me',
    'zoom',
  ];
  expect(names.toReversed().sort(compareNames)).toEqual([
    '6sense',
    '15Five',
    'Act-On',
    'act-on 2',
    'ActiveCampaign',
    'élan',
    'Elastic',
    'Judge.me',
    'zoom',
  ]);
  // Two names that are found at the same place have one order, whatever it was before.
  expect(['Élan', 'élan'].sort(compareNames)).toEqual(['élan', 'Élan'].sort(compareNames));
});
