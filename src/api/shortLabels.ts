/** What an operation is called below the name of its group, where its first word is not enough. */
const LABELS: Readonly<Record<string, string>> = {
  authentication: 'Get a token',
  'upload-integration-files': 'Upload',
  'sync-remote-integration-files': 'Sync remote files',
  'fetch-consent-audit-log': 'Fetch all entries',
  'fetch-user-audit-logs': 'Fetch one site user',
};

/** What the generator for OpenAPI writes. Its file has no type of its own. */
export type Operations = readonly {
  readonly type: 'category';
  readonly label: string;
  readonly items: readonly {readonly type: 'doc'; readonly id: string; readonly label: string}[];
}[];

/**
 * The operations of a sidebar with labels that fit into it: `Create` below `Privacy Requests`. The same label may stand
 * in several groups, so each item has a key.
 *
 * @throws when two operations of a group would be called the same
 */
export function shortLabels(groups: Operations) {
  return groups.map((group) => {
    const items = group.items.map((item) => {
      const slug = item.id.slice(item.id.lastIndexOf('/') + 1);
      return {...item, key: item.id, label: LABELS[slug] ?? item.label.split(' ', 1)[0] ?? item.label};
    });
    const labels = items.map(({label}) => label);
    if (new Set(labels).size < labels.length) {
      throw new Error(
        `${group.label}: more than one operation would be called the same: ${labels.join(', ')}`,
      );
    }
    return {...group, items};
  });
}
