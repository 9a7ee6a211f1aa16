/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-blog" />

declare module '@generated/home-page/default/home.json' {
  const home: import('./home/home-page').HomeData;
  export default home;
}

declare module '@generated/upcoming-dates/default/inEffect.json' {
  const ids: readonly string[];
  export default ids;
}

declare module '@generated/integration-registry/default/catalog.json' {
  const catalog: readonly import('./integrations/registry').CatalogEntry[];
  export default catalog;
}

declare module '@route-shards' {
  interface RouteShard {
    readonly sidebarPart: import('./shell/lazy-routes/sidebar').SidebarPart;
  }
  const loaders: Readonly<Record<string, () => Promise<RouteShard>>>;
  export default loaders;
}

declare module '*?island' {
  const source: import('./shell/browser/Island').IslandSource;
  export default source;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** Names of files as the bundler's loaders make them. The package has no types of its own. */
declare module 'loader-utils' {
  export function interpolateName(
    loader: {readonly resourcePath: string},
    name: string,
    options: {readonly content: Buffer},
  ): string;
}
