/** Elements of HTML that pages may have, with their attributes. All others have a way of their own in Markdown. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  code: [],
  details: ['open'],
  em: [],
  kbd: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
};

/** Components that pages may have, with their properties: those of src/theme/MDXComponents.tsx, and imported ones. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Change: ['date', 'product', 'kind'],
  Figure: ['caption'],
  NextSteps: ['title'],
  PermissionTable: ['permissions', 'folded'],
  Prerequisites: ['roles', 'serviceRoles'],
  Steps: [],
  TabItem: ['value', 'label', 'default'],
  Tabs: ['groupId'],
  Term: ['id'],
};

/** Components that a page imports from `@site/src/<room>/browser`, with their properties. */
const IMPORTED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['status'],
  ApiMap: [],
  Call: ['method', 'path'],
  Catalog: [],
  Columns: [],
  Constraints: [],
  Contents: [],
  Count: ['of'],
  Delivery: [],
  Developers: [],
  Endpoint: ['method', 'server', 'path', 'since', 'before', 'changed', 'deprecated', 'deprecatedSince'],
  EventName: ['name', 'since', 'changed'],
  Example: ['title', 'html'],
  Field: ['id', 'name', 'path', 'type', 'required', 'optional', 'deprecated'],
  Fields: ['label'],
  Fold: ['title'],
  Hero: ['title', 'lead'],
  Island: [],
  Languages: ['isProgram'],
  LatestChanges: [],
  LinkList: ['look'],
  OfOtherPages: [],
  Operation: [],
  Problem: ['id', 'status', 'slug', 'to'],
  Resource: ['name'],
  Samples: ['statuses'],
  Services: [],
  Starts: [],
  UpcomingDates: [],
};

/** Components of no page's script: remark plugins put something in their place, or their import before them. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  EndpointTable: [],
  IntegrationPanel: [],
  LawTable: ['show', 'place'],
  ErrorList: ['show', 'of', 'depth'],
};

/** What to write instead of an element that writers reach for. */
const INSTEAD: Readonly<Record<string, string>> = {
  img: 'write the picture as Markdown, "![alt text](./img/name.svg)"',
  a: 'write the link as Markdown, "[text](./page.mdx)"',
  table: 'write the table as Markdown',
  head: 'the site writes what is in the head of a page',
  Head: 'the site writes what is in the head of a page',
};

/** Properties by which a partial would get other things than texts. */
const RESERVED: readonly string[] = ['children', 'components', 'key', 'ref'];

const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

export const REGISTERED = Object.keys(COMPONENTS);
export const isImportable = (name: string): boolean => Object.hasOwn(IMPORTED, name);

/** Text elements, which may stand in an expression. */
export const isTextElement = (name: string): boolean => Object.hasOwn(ELEMENTS, name);

/** What the names that a page has imported stand for. */
export type Imports = ReadonlyMap<string, 'component' | 'partial' | 'data'>;

/**
 * What is wrong with an element by its names. A partial may have any property, which is a text.
 *
 * @param name as the page writes it; undefined for a fragment, `<>`
 */
export function elementFlaws(
  name: string | null | undefined,
  attributes: readonly string[],
  imports: Imports,
): string[] {
  const tag = name ?? '';
  const origin = imports.get(tag);
  if (origin === 'partial') {
    return attributes
      .filter((attribute) => RESERVED.includes(attribute))
      .map((attribute) => `<${tag}> may not have ${attribute}; a partial gets texts by names of its own`);
  }
  const allowed =
    lookUp(ELEMENTS, tag) ??
    lookUp(REPLACED, tag) ??
    (origin === 'component' ? lookUp(IMPORTED, tag) : lookUp(COMPONENTS, tag));
  if (!allowed) {
    const instead = lookUp(INSTEAD, tag);
    if (instead) return [`<${tag}>: ${instead}`];
    if (isImportable(tag)) return [`<${tag}>: the page must import it from @site/src/<room>/browser`];
    return [
      `<${tag}> is no element of a page; allowed: ${[...Object.keys(ELEMENTS), ...REGISTERED].join(', ')}`,
    ];
  }
  return attributes
    .filter((attribute) => !allowed.includes(attribute))
    .map((attribute) => `<${tag}> may not have ${attribute}; allowed: ${allowed.join(', ') || 'nothing'}`);
}
