import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';
import type {Problem, SiteFacts} from './checkPages';
import {plainText} from './plainText';

const text = Joi.string().trim().min(2).required();
const label = plainText.min(2).required();
const tag = Joi.object({
  label,
  permalink: Joi.string()
    .pattern(/^\/[a-z0-9-]+$/, '/words-with-hyphens')
    .required(),
  description: plainText.min(20).max(160).required(),
});

/** Lists that pages refer to by key, and what an entry is made of. */
const LISTS = {
  tags: {file: 'docs/tags.yml', entry: tag},
  changelogTags: {file: 'changelog/tags.yml', entry: tag},
  authors: {
    file: 'changelog/authors.yml',
    entry: Joi.object({
      name: label,
      title: label,
      page: Joi.boolean(),
      url: Joi.string().uri({scheme: 'https'}),
    }),
  },
  glossary: {
    file: 'docs/glossary.yml',
    entry: Joi.object({term: text, definition: text, law: Joi.string().trim().min(2)}),
  },
} as const satisfies Partial<Record<keyof SiteFacts, unknown>>;

/** Entries of a list that have one address. */
function sharedAddresses(entries: Readonly<Record<string, {permalink?: unknown} | null>>): string[] {
  const owners = new Map<string, string>();
  return Object.entries(entries).flatMap(([key, entry]) => {
    const permalink = entry?.permalink;
    if (typeof permalink !== 'string') return [];
    const other = owners.get(permalink);
    if (other === undefined) {
      owners.set(permalink, key);
      return [];
    }
    return [`${key}.permalink is also the one of ${other}; it must be unique`];
  });
}

/** What the lists say, and what is wrong with them. */
export interface CheckedLists {
  readonly facts: SiteFacts;
  readonly problems: readonly Problem[];
  /** Whether pages can be held against the lists. */
  readonly areReadable: boolean;
}

/** Reads the lists that pages refer to. Entries with a flaw count as entries. */
export function checkLists(siteDir: string): CheckedLists {
  const problems: Problem[] = [];
  let areReadable = true;
  const keysOf = ({
    file,
    entry,
  }: {
    file: string;
    entry: Parameters<ReturnType<typeof Joi.object>['pattern']>[1];
  }) => {
    const add = (message: string) => problems.push({file, line: 1, message});
    try {
      const list = load(fs.readFileSync(path.join(siteDir, file), 'utf8'));
      if (typeof list !== 'object' || list === null || Array.isArray(list)) {
        throw new Error('must be a list of entries with keys');
      }
      const {error} = Joi.object()
        .pattern(Joi.string(), entry)
        .validate(list, {abortEarly: false, errors: {wrap: {label: ''}}});
      for (const {message} of error?.details ?? []) add(message);
      for (const message of sharedAddresses(list as Record<string, {permalink?: unknown}>)) add(message);
      return Object.keys(list);
    } catch (error) {
      areReadable = false;
      add(`cannot be read: ${(error as Error).message.split('\n')[0] ?? ''}`);
      return [];
    }
  };
  const facts: SiteFacts = {
    siteDir,
    tags: keysOf(LISTS.tags),
    changelogTags: keysOf(LISTS.changelogTags),
    authors: keysOf(LISTS.authors),
    glossary: keysOf(LISTS.glossary),
  };
  return {facts, problems, areReadable};
}
