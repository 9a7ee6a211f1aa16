/** Sources that a page may load from once a tag manager is configured, for the Content-Security-Policy. */
export interface TagManagerSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

/** Hosts of the tag manager; none without a container. */
export function tagManagerSources(containerId: string | undefined): TagManagerSources {
  if (!containerId) return {script: [], connect: [], image: [], frame: []};
  const host = 'https://www.googletagmanager.com';
  return {script: [host], connect: [host], image: [host], frame: [host]};
}
