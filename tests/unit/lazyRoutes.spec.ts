import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {expect, test} from '@playwright/test';
import {shardOf} from '../../src/shell/lazy-routes/shardOf';
import {fillSidebars, splitSidebars} from '../../src/shell/lazy-routes/sidebar';
import {
  flatNames,
  flatRoutes,
  parseRegistry,
  parseRoutes,
  printRegistry,
  printRoutes,
  splitRoutes,
  type GeneratedRoute,
} from '../../src/shell/lazy-routes/split';

const SOURCE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/changelog',
    component: ComponentCreator('/changelog', '32e'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'aaa'),
    routes: [
      {
        path: '/tags',
        component: ComponentCreator('/tags', 'bbb'),
        exact: true
      },
      {
        path: '/',
        component: ComponentCreator('/', 'ccc'),
        routes: [
          {
            path: '/docs/consent/overview',
            component: ComponentCreator('/docs/consent/overview', 'ddd'),
            exact: true,
            sidebar: "docs"
          },
          {
            path: '/docs/integrations/connection-instructions/zendesk',
            component: ComponentCreator('/docs/integrations/connection-instructions/zendesk', 'eee'),
            exact: true,
            sidebar: "docs"
          },
          {
            path: '/',
            component: ComponentCreator('/', 'fff'),
            exact: true
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

for (const [path, shard] of [
  ['/docs/integrations/connection-instructions/hubspot', 'services-h'],
  ['/docs/integrations/api-documentation/hubspot', 'services-h'],
  ['/docs/integrations/api-documentation/15five', 'services-digits'],
  ['/docs/integrations/connection-instructions/hubspot.html', 'services-h'],
  ['/docs/integrations/connection-instructions/hubspot/', 'services-h'],
  ['/docs/integrations/overview', 'integrations'],
  ['/docs/consent/banner/css-customization', 'consent'],
  ['/api/v2', 'api-v2'],
  ['/api/v2/list-privacy-requests', 'api-v2'],
  ['/', undefined],
  ['/changelog/2025-10', undefined],
  ['/tags/consent', undefined],
  ['/internal-showcase/test/check-all-tooltips', undefined],
  ['/docs', undefined],
  ['/documents/consent', undefined],
] as const) {
  test(`the route of ${path} is in ${shard ?? 'every page'}`, () => {
    expect(shardOf(path)).toBe(shard);
  });
}

/** Puts the shards back as the browser does. */
function join(
  core: readonly GeneratedRoute[],
  shards: ReturnType<typeof splitRoutes>['shards'],
): GeneratedRoute[] {
  const whole = JSON.parse(JSON.stringify(core)) as GeneratedRoute[];
  for (const {at, routes} of shards.values()) {
    let list = whole;
    for (const index of at) list = list[index]?.routes as GeneratedRoute[];
    list.push(...routes);
  }
  return whole;
}

test('routes are split without losing one, and the order of those that match by prefix stays', () => {
  const routes = parseRoutes(SOURCE);
  const {core, shards} = splitRoutes(routes, shardOf);
  expect([...shards.keys()].sort()).toEqual(['consent', 'services-z']);
  expect(flatRoutes(core).map(({path}) => path)).toEqual(['/changelog', '/', '/tags', '/', '/', '*']);
  const key = ({path, component, exact, sidebar}: GeneratedRoute) =>
    JSON.stringify([path, component, exact, sidebar]);
  expect(flatRoutes(join(core, shards)).map(key).sort()).toEqual(flatRoutes(routes).map(key).sort());
});

test('a list in which a route matches by prefix keeps all its routes', () => {
  const {core} = splitRoutes(parseRoutes(SOURCE), () => 'everything');
  expect(flatRoutes(core).map(({path}) => path)).toEqual(['/changelog', '/', '/tags', '/', '*']);
});

test('a shard has routes of one list, and those of a second list stay', () => {
  const page = (path: string): GeneratedRoute => ({path, component: [path], exact: true});
  const list = (path: string, pages: readonly string[]): GeneratedRoute => ({
    path,
    component: [path],
    routes: pages.map(page),
  });
  const routes = [list('/', ['/docs/consent/a']), list('/other', ['/docs/consent/b', '/docs/consent/c'])];
  const {core, shards} = splitRoutes(routes, shardOf);
  expect(shards.get('consent')).toEqual({at: [0], routes: [page('/docs/consent/a')]});
  expect(core[1]).toEqual(routes[1]);
});

test('what is read is written the same', () => {
  const routes = parseRoutes(SOURCE);
  expect(parseRoutes(`export default ${printRoutes(routes)};\n`)).toEqual(routes);
  expect(() => parseRoutes('module.exports = []')).toThrow('does not export a list');
});

test('chunks are found by name, the last one included, and a missing one stops the build', () => {
  const entries = parseRegistry(
    'export default {\n  "aa": [() => import("x"), "x", require.resolveWeak("x")],\n  "bb": [() => import("y"), "y", require.resolveWeak("y")],};\n',
  );
  const names = flatNames({__comp: 'aa', items: [{content: 'bb'}, {content: 'aa'}]});
  expect(names).toEqual(['aa', 'bb', 'aa']);
  expect(printRegistry(entries, names)).toBe(
    '{\n"aa": [() => import("x"), "x", require.resolveWeak("x")],\n"bb": [() => import("y"), "y", require.resolveWeak("y")]\n}',
  );
  expect(() => printRegistry(entries, ['cc'])).toThrow('registry.js has no chunk cc');
});

const link = (slug: string): PropSidebarItem => ({
  type: 'link',
  label: slug,
  href: `/docs/integrations/connection-instructions/${slug}`,
  docId: slug,
  unlisted: false,
});
const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});
const services = (count: number | true, items: PropSidebarItem[]): PropSidebarItem => ({
  ...category('Connection instructions', items),
  customProps: {services: count},
});
const SERVICES = [link('help-scout'), link('hubspot'), link('zendesk')];
const SIDEBARS: PropSidebars = {
  docs: [
    category('Integrations', [
      {
        type: 'link',
        label: 'Overview',
        href: '/docs/integrations/overview',
        docId: 'overview',
        unlisted: false,
      },
      services(true, SERVICES),
    ]),
  ],
};

/** The list of services in a sidebar. */
function listIn(sidebars: PropSidebars): PropSidebarItem | undefined {
  const [integrations] = sidebars.docs ?? [];
  return integrations?.type === 'category' ? integrations.items.at(-1) : undefined;
}

test('services leave the sidebar by letter, and come back as they are loaded', () => {
  const {core, groups} = splitSidebars(SIDEBARS);
  expect([...groups.keys()]).toEqual(['services-h', 'services-z', 'services']);
  expect(JSON.stringify(core)).not.toContain('hubspot');
  expect(listIn(core), 'what is left says how many they are').toEqual(
    services(3, [{type: 'html', value: ''}]),
  );

  const ofLetter = new Map([['services-h', groups.get('services-h') ?? []]]);
  expect(listIn(fillSidebars(core, ofLetter))).toEqual(services(3, SERVICES.slice(0, 2)));
  expect(listIn(fillSidebars(core, groups)), 'no service stands there twice').toEqual(services(3, SERVICES));
});

test('nothing of the sidebar changes as long as nothing is loaded', () => {
  const {core} = splitSidebars(SIDEBARS);
  expect(fillSidebars(core, new Map()).docs?.[0]).toBe(core.docs?.[0]);
});
