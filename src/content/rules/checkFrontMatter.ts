import type {Joi as JoiNamespace} from '@docusaurus/utils-validation';
import {Joi} from '@docusaurus/utils-validation';
import {isPartial} from '../permalinks';
import type {Problem, SiteFacts} from './checkPages';
import {IntegrationApiSchema, IntegrationSchema} from './integrationSchemas';
import {plainText} from './plainText';
import type {Page} from './readPages';

/** Letters of a question that someone types. */
const SHORTEST_QUESTION = 10;
const LONGEST_QUESTION = 80;
/** A page that answers more is two pages. */
const MOST_QUESTIONS = 16;

/** Keys that any page under `docs/` may have. */
const docsKeys = (tags: readonly string[]) => ({
  title: plainText.min(2).max(60).required(),
  description: Joi.string().trim().min(70).max(160).required(),
  tags: Joi.array()
    .items(Joi.string().valid(...tags))
    .min(1)
    .max(10)
    .unique()
    .required(),
  sidebar_label: plainText.min(2).max(60),
  sidebar_position: Joi.number(),
  sidebar_class_name: Joi.string(),
  unlisted: Joi.boolean(),
  draft: Joi.boolean(),
  hide_title: Joi.boolean(),
  hide_table_of_contents: Joi.boolean(),
  pagination_next: Joi.string().allow(null),
  pagination_prev: Joi.string().allow(null),
  displayed_sidebar: Joi.string().valid('docs', 'api', 'apiV1').allow(null),
  last_update: Joi.object({date: Joi.date(), author: plainText}),
  custom_edit_url: Joi.string().uri({scheme: 'https'}).allow(null),
  // What people ask that the page answers, in their words: the search has them.
  questions: Joi.array()
    .items(
      Joi.object({
        ask: plainText
          .min(SHORTEST_QUESTION)
          .max(LONGEST_QUESTION)
          .pattern(/[^?.]$/, 'no mark at the end')
          .required(),
        at: Joi.string(),
      }),
    )
    .min(1)
    .max(MOST_QUESTIONS),
  // Where facts about third parties were checked.
  sources: Joi.array()
    .items(Joi.string().uri({scheme: 'https'}))
    .min(1)
    .unique(),
});

interface Section {
  /** Prefix of the file path. The last section that matches counts. */
  readonly prefix: string;
  readonly keys: (facts: SiteFacts) => Record<string, JoiNamespace.Schema>;
}

/** What each part of the content demands on top of `docsKeys`, or instead of it. */
const SECTIONS: readonly Section[] = [
  {prefix: 'docs/', keys: ({tags}) => docsKeys(tags)},
  {
    prefix: 'docs/index.mdx',
    // The home page and the showcase belong to no topic.
    keys: ({tags}) => ({
      ...docsKeys(tags),
      tags: Joi.forbidden(),
      // Slugs of the services that it leads to.
      services: Joi.array().items(Joi.string()).unique(),
    }),
  },
  {
    prefix: 'docs/internal-showcase/',
    keys: ({tags}) => ({...docsKeys(tags), tags: Joi.forbidden(), unlisted: Joi.boolean()}),
  },
  {
    // Generated: the plugin for OpenAPI names the page's id.
    prefix: 'docs/api/',
    keys: ({tags}) => ({...docsKeys(tags), id: Joi.string()}),
  },
  {
    prefix: 'docs/integrations/connection-instructions/',
    keys: ({tags}) => ({...docsKeys(tags), integration: IntegrationSchema.required()}),
  },
  {
    prefix: 'docs/integrations/api-documentation/',
    keys: ({tags}) => ({
      ...docsKeys(tags),
      unlisted: Joi.valid(true).required(),
      integrationApi: IntegrationApiSchema.required(),
    }),
  },
  {
    prefix: 'changelog/',
    keys: ({authors, changelogTags}) => ({
      title: Joi.string()
        .pattern(/^[A-Z][a-z]+ 20\d\d$/, 'Month YYYY')
        .required(),
      // What the month brought, for lists: the title is its name only.
      headline: plainText.min(40).max(90).required(),
      description: Joi.string().trim().min(70).max(160).required(),
      slug: Joi.string()
        .pattern(/^\/20\d\d-\d\d$/, '/YYYY-MM')
        .required(),
      date: Joi.date().required(),
      authors: Joi.array()
        .items(Joi.string().valid(...authors))
        .min(1)
        .required(),
      tags: Joi.array()
        .items(Joi.string().valid(...changelogTags))
        .min(1)
        .unique()
        .required(),
    }),
  },
];

/** All texts of front matter, or of a file of keys, with their paths. */
export function textsIn(value: unknown, at = ''): {readonly at: string; readonly text: string}[] {
  if (typeof value === 'string') return [{at, text: value}];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, Array.isArray(value) ? `${at}[${key}]` : at ? `${at}.${key}` : key),
  );
}

/** What is wrong with a text, whatever its key is. */
export function textFlaws({at, text}: {readonly at: string; readonly text: string}): string[] {
  return [
    // What a scaffold has left to write.
    ...(/\bTODO\b/.test(text) ? [`${at}: still to write`] : []),
    ...(/<[a-z/!?]/i.test(text)
      ? [`${at} has "<", as an element begins; write the name of the element only`]
      : []),
    ...(/\p{Cc}/u.test(text.trim()) ? [`${at} must be one line`] : []),
  ];
}

/** Checks the front matter of every page against its section's schema. Never stops at the first. */
export function checkFrontMatter(pages: readonly Page[], facts: SiteFacts): Problem[] {
  const problems: Problem[] = [];
  const descriptions = new Map<string, string>();
  // Made once: that takes longer than to check a page.
  const schemas = new Map<Section, JoiNamespace.Schema>();
  for (const page of pages) {
    const {file, frontMatter, source} = page;
    if (isPartial(file)) {
      if (source.startsWith('---')) problems.push({file, line: 1, message: 'a partial has no front matter'});
      continue;
    }
    if (page.frontMatterError) {
      problems.push({file, line: 1, message: `front matter is not valid YAML: ${page.frontMatterError}`});
      continue;
    }
    const section = SECTIONS.findLast(({prefix}) => file.startsWith(prefix));
    if (!section) continue;
    const schema = schemas.get(section) ?? Joi.object(section.keys(facts));
    schemas.set(section, schema);
    const {error} = schema.validate(frontMatter, {abortEarly: false, errors: {wrap: {label: ''}}});
    for (const {message} of error?.details ?? []) problems.push({file, line: 1, message});

    for (const message of textsIn(frontMatter).flatMap(textFlaws)) problems.push({file, line: 1, message});

    const description = frontMatter.description;
    if (typeof description !== 'string') continue;
    const other = descriptions.get(description);
    if (other)
      problems.push({file, line: 1, message: `description is also the one of ${other}; it must be unique`});
    else descriptions.set(description, file);
  }
  return problems;
}
