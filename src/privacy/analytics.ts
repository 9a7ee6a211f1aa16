/**
 * Analytics of the site itself: none, unless `TAG_MANAGER_CONTAINER_ID` names a container of Google Tag
 * Manager when the site is built. What happens with it is in contributing/privacy.md.
 */

/** The environment variable that switches analytics on. */
const VARIABLE = 'TAG_MANAGER_CONTAINER_ID';
/** The `<meta>` element that hands the container to the browser. */
export const META_NAME = 'tag-manager';
const ORIGIN = 'https://www.googletagmanager.com';

function isContainerId(text: string): boolean {
  return /^GTM-[A-Z0-9]+$/.test(text);
}

/**
 * The container that the environment names; undefined if it names none.
 *
 * @throws Error that names variable and form when the value is no container id
 */
export function readContainerId(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const value = environment[VARIABLE];
  if (!value) return undefined;
  if (isContainerId(value)) return value;
  throw new Error(
    `${VARIABLE} is ${JSON.stringify(value)}, but must have the form GTM-[A-Z0-9]+, such as GTM-ABC1234. ` +
      'Leave it out for a site without analytics.',
  );
}

/** What the head of every page has, in the form of Docusaurus' option `headTags`: nothing without a container. */
export function tagManagerTags(
  containerId: string | undefined,
): {tagName: string; attributes: Record<string, string>}[] {
  return containerId ? [{tagName: 'meta', attributes: {name: META_NAME, content: containerId}}] : [];
}

/** The container that a page was built with. */
export function containerOf(page: Document): string | undefined {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content;
  return content && isContainerId(content) ? content : undefined;
}

/** Where the container's script is. */
export function tagManagerScript(containerId: string): string {
  return `${ORIGIN}/gtm.js?id=${containerId}`;
}

/** Sources for a Content-Security-Policy, by directive. */
export interface TagManagerSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

/**
 * What a Content-Security-Policy has to allow beside the site's own origin, by directive, for Tag Manager with
 * Google Analytics 4 and without advertising: https://developers.google.com/tag-platform/security/guides/csp
 *
 * No frames: the `noscript` frame of Google's snippet would load without consent.
 */
export function tagManagerSources(containerId: string | undefined): TagManagerSources {
  if (!containerId) return {script: [], connect: [], image: [], frame: []};
  const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    script: [ORIGIN],
    connect: [...collectors, 'https://*.analytics.google.com'],
    image: collectors,
    frame: [],
  };
}
