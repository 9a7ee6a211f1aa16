import {ERRORS, addressOf, headingOf, type ErrorEntry} from '../../product/errors';
import {table, writtenElement} from './writtenElements';

const linked = (error: ErrorEntry) => `[\`${error.code}\`](${addressOf(error)})`;
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** An error as a heading, which gives it its address, and what there is to say about it. */
function entry(error: ErrorEntry, depth: number): string {
  const {status, title, cause, fix, where, who} = error;
  const meaning = status === undefined ? `Meaning: ${title}` : `Status and title: \`${status}\`, ${title}`;
  return `${'#'.repeat(depth)} ${headingOf(error)}

- ${sentence(meaning)}
- Cause: ${cause}
- Fix: ${fix}
- Appears in: ${sentence(where)}
- Who can fix it: ${sentence(who)}`;
}

/** What `show` may be. */
const SHOWN: Readonly<Record<string, (errors: readonly ErrorEntry[], depth: number) => string>> = {
  entries: (errors, depth) => errors.map((error) => entry(error, depth)).join('\n\n'),
  table: (errors) =>
    table(
      ['Code', 'Cause', 'Fix'],
      errors.map((error) => [linked(error), error.title, error.fix.replace(/\.$/, '')]),
    ),
  index: (errors) =>
    table(
      errors.some(({status}) => status !== undefined) ? ['Code', 'Status', 'Meaning'] : ['Code', 'Meaning'],
      errors.map((error) => [linked(error), ...(error.status ? [String(error.status)] : []), error.title]),
    ),
};
export const ERROR_LIST_NAMES: readonly string[] = Object.keys(SHOWN);

/**
 * Errors of a group or a kind as Markdown.
 *
 * @param show one of `ERROR_LIST_NAMES`
 * @param of a group or a kind of `product/errors.ts`
 * @param depth of the headings of entries
 * @throws when there is no such list, or nothing is in it
 */
export function errorList(show: string, of: string, depth = 4): string {
  const list = SHOWN[show];
  if (!list) throw new Error(`there is no list "${show}"; there are ${ERROR_LIST_NAMES.join(', ')}`);
  const errors = ERRORS.filter(({group, kind}) => group === of || kind === of);
  if (errors.length === 0) throw new Error(`no error is of "${of}"`);
  return list(errors, depth);
}

/**
 * Remark plugin: replaces `<ErrorList show="…" of="…" />` with Markdown. Entries are one level below the heading that
 * they follow, or as deep as `depth` says where they follow none, such as in a partial.
 */
export const errorLists = writtenElement('ErrorList', ({attribute, depth}) =>
  errorList(attribute('show') ?? '', attribute('of') ?? '', Number(attribute('depth') ?? depth + 1)),
);
