import fs from 'node:fs';

interface Route {
  readonly path: string;
  readonly unlisted?: boolean;
}

interface Routes {
  readonly home: readonly string[];
  readonly search: readonly string[];
  readonly docs: readonly Route[];
  readonly showcase: readonly Route[];
  readonly api: {
    readonly v1: readonly string[];
    readonly v2: readonly string[];
    /** Those of webhook events, after the page that lists them. */
    readonly events: readonly string[];
  };
  readonly changelog: readonly string[];
  readonly tags: readonly string[];
}

/** Every route that the site must serve. */
export const routes = JSON.parse(fs.readFileSync('src/product/routes.json', 'utf8')) as Routes;
