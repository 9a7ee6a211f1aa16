import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {expect, test} from '@playwright/test';
import type {RouteConfig} from 'react-router-config';
import addRoutes from '../../src/shell/browser/routes/addRoutes';
import {hashesOf, splitRuntime, takeHashes} from '../../src/shell/lazy-routes/chunkFiles';
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
  ['/changelog', 'changelog'],
  ['/changelog/2025-10', 'changelog'],
  ['/changelog.html', 'changelog'],
  ['/changelogs', undefined],
  ['/tags/consent', 'tags'],
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
  for (const {at, routes} of shards.values())
    addRoutes(whole as unknown as RouteConfig[], at, routes as unknown as RouteConfig[]);
  return whole;
}

test('routes are split without losing one, and the order of those that match by prefix stays', () => {
  const routes = parseRoutes(SOURCE);
  const {core, shards} = splitRoutes(routes, shardOf);
  expect([...shards.keys()].sort()).toEqual(['changelog', 'consent', 'services-z', 'tags']);
  expect(flatRoutes(core).map(({path}) => path)).toEqual(['/', '/', '/', '*']);
  const key = ({path, component, exact, sidebar}: GeneratedRoute) =>
    JSON.stringify([path, component, exact, sidebar]);
  expect(flatRoutes(join(core, shards)).map(key).sort()).toEqual(flatRoutes(routes).map(key).sort());
});

test('pages come back before what matches by prefix, which has a key, and behind the pages that are there', () => {
  const {core, shards} = splitRoutes(parseRoutes(SOURCE), shardOf);
  const whole = join(core, shards);
  expect(whole.map(({path}) => path)).toEqual(['/changelog', '/', '*']);
  expect(whole[1]?.routes?.map(({path}) => path)).toEqual(['/tags', '/']);
  expect(whole[1]?.routes?.[1]?.routes?.map(({path}) => path)).toEqual([
    '/',
    '/docs/consent/overview',
    '/docs/integrations/connection-instructions/zendesk',
  ]);
  const keys = flatRoutes(whole).map(({path, key}) => [path, key]);
  expect(keys.filter(([, key]) => key !== undefined)).toEqual([
    ['/', 'prefix-1'],
    ['/', 'prefix-1'],
    ['*', 'prefix-2'],
  ]);
});

test('a page behind a route that matches by prefix stays where it is', () => {
  const routes: GeneratedRoute[] = [
    {path: '/', component: ['/'], routes: []},
    {path: '/tags', component: ['/tags'], exact: true},
  ];
  const {core, shards} = splitRoutes(routes, shardOf);
  expect([...shards]).toEqual([]);
  expect(core.map(({path}) => path)).toEqual(['/', '/tags']);
});

test('routes of a list that is not there are named', () => {
  expect(() => addRoutes([], ['prefix-1'], [])).toThrow('There is no list of routes at prefix-1.');
});

test('hashes of chunks leave the runtime for the shard behind which they are', () => {
  const runtime =
    '(()=>{k.e=1,k.u=a=>"assets/js/"+a+"."+({"00ab":"11111111",theme:"22222222",0x10:"33333333"})[a]+".js",k.g=2})()';
  const split = splitRuntime(
    runtime,
    new Map([
      ['00ab', 'consent'],
      ['16', 'tags'],
    ]),
  );
  expect([...split.shards]).toEqual([
    ['consent', {'00ab': '11111111'}],
    ['tags', {16: '33333333'}],
  ]);
  expect(split.runtime).toBe(
    '(()=>{k.e=1,k.files={"theme":"22222222"},k.u=a=>"assets/js/"+a+"."+k.files[a]+".js",k.g=2})()',
  );
  expect(() => splitRuntime('k.u=a=>a+".js"', new Map())).toThrow('no table of the hashes');
  expect(takeHashes('consent')).toContain(JSON.stringify(hashesOf('consent')));
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
  expect(shards.get('consent')).toEqual({at: ['prefix-0'], routes: [page('/docs/consent/a')]});
  expect(core[1]).toEqual({...routes[1], key: 'prefix-1'});
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

const shownLink = (slug: string): PropSidebarItem => ({
  type: 'link',
  label: slug,
  href: `/docs/integrations/connection-instructions/${slug}`,
  // Breadcrumbs ask whether a link has an id, and not which.
  docId: 'doc',
});
const link = (slug: string): PropSidebarItem =>
  ({...shownLink(slug), docId: slug, unlisted: false}) as PropSidebarItem;
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
const SLUGS = ['help-scout', 'hubspot', 'zendesk'];
const SERVICES = SLUGS.map(link);
const SHOWN = SLUGS.map(shownLink);
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

/** Some of the groups, by the names of their shards. */
const some = (groups: ReturnType<typeof splitSidebars>, ...names: readonly string[]) =>
  new Map([...groups].filter(([name]) => names.includes(name)));

test('services leave the sidebar by letter, and come back as they are loaded', () => {
  const groups = splitSidebars(SIDEBARS);
  expect([...groups.keys()]).toEqual(['services-h', 'services-z', 'services', 'sidebar-docs']);
  const without = fillSidebars({}, some(groups, 'sidebar-docs'));
  expect(JSON.stringify(without)).not.toContain('hubspot');
  expect(listIn(without), 'what is left says how many they are').toEqual(
    services(3, [{type: 'html', value: ''}]),
  );

  const withLetter = fillSidebars({}, some(groups, 'sidebar-docs', 'services-h'));
  expect(listIn(withLetter)).toEqual(services(3, SHOWN.slice(0, 2)));
  expect(listIn(fillSidebars({}, groups)), 'no service stands there twice').toEqual(services(3, SHOWN));
});

test('a sidebar of one shard comes with it', () => {
  const api = [category('Files', [{...link('files'), href: '/api/v2/files'} as PropSidebarItem])];
  const groups = splitSidebars({...SIDEBARS, api});
  expect(Object.keys(fillSidebars({}, some(groups, 'sidebar-docs')))).toEqual(['docs']);
  const filled = fillSidebars({}, some(groups, 'api-v2'));
  expect(Object.keys(filled)).toEqual(['api']);
  expect(filled.api?.[0]).toMatchObject({label: 'Files', items: [{href: '/api/v2/files'}]});
});

test('nothing of the sidebar changes as long as nothing is loaded', () => {
  expect(fillSidebars(SIDEBARS, new Map())).toBe(SIDEBARS);
});
