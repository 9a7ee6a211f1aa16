import {site} from '../../product/site';
import {monthsOf, type HistoryMonth} from '../history/history';
import {eventSlug, operationSlug} from '../slugs';
import {renderExample, renderMonths} from './createOperationPage';
import {examplesOf} from './examples';
import {attribute, escapeMdx} from './mdx';
import {callsIn, eventsIn, type EventOperation} from './operations';
import {flatten, renderProperties} from './renderSchema';
import type {OperationObject, ResolvedDescription} from './types';

const PARTS = "import {Constraints, Example, Field, Fields} from '@site/src/api/browser/Reference';";

/** What is the same for every event, and where the introduction says more. */
const ENVELOPE =
  "Ignore fields that you don't recognize. The fields around `data` are the same for every event: see [Envelope](../index.mdx#envelope).";
const DELIVERY =
  "To receive events, [set up an endpoint](./index.mdx#set-up-an-endpoint). [Verify the signature](../index.mdx#signature-and-verification) before you read the body, and respond with any 2xx status within 15 seconds. Otherwise, Clearwarden [retries the delivery](../index.mdx#delivery-and-retries) with the same `webhook-id`. Drop a delivery whose `webhook-id` you've already handled. Events can arrive out of order, so compare `occurred_at`.";

/** A name in words: `opt_out_request.created` is "Opt-out request created". */
function wordsOf(name: string): string {
  const words = name.replace('opt_out', 'opt-out').replace(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const firstParagraph = ({description = ''}: OperationObject): string => description.split('\n\n', 1)[0] ?? '';

/** Operations as links with method and path, by their id. */
function linksToCalls(description: ResolvedDescription): ReadonlyMap<string, string> {
  return new Map(
    callsIn(description).map(({method, path, operation: {operationId, summary = operationId}}) => [
      operationId,
      `[${escapeMdx(summary)}](../${operationSlug(operationId)}.api.mdx): \`${method.toUpperCase()} ${path}\``,
    ]),
  );
}

/** What to read next: the operations that read or change the object, and the page that explains it. */
function renderNext({operation}: EventOperation, calls: ReadonlyMap<string, string>): string {
  const {externalDocs, 'x-related': related = []} = operation;
  const links = related.map((operationId) => calls.get(operationId));
  const guide =
    externalDocs?.description && `[${externalDocs.description}](${externalDocs.url.replace(site.url, '')})`;
  return [...links, guide]
    .filter(Boolean)
    .map((link) => `- ${link}`)
    .join('\n');
}

/** What the pages of all events are made with. */
interface Context {
  /** Links to operations, by their ids. */
  readonly calls: ReadonlyMap<string, string>;
  readonly history: readonly HistoryMonth[];
  readonly updated: string | undefined;
}

function renderPage(
  {name, operation}: EventOperation,
  position: number,
  {calls, history, updated}: Context,
): string {
  const slug = eventSlug(name);
  return [
    [
      '---',
      `title: ${wordsOf(name)}`,
      `description: ${JSON.stringify(firstParagraph(operation).replace(/[`*]/g, ''))}`,
      `sidebar_position: ${position}`,
      'tags: [api]',
      'hide_table_of_contents: true',
      `custom_edit_url: ${site.links.edit}api/v2/webhooks/${slug}.yaml`,
      ...(updated ? ['last_update:', `  date: ${updated}`] : []),
      '---',
    ].join('\n'),
    [
      `import example from './_${slug}.example.mdx?island';`,
      `import fields from './_${slug}.fields.mdx?island';`,
      "import {Delivery, EventName, Operation} from '@site/src/api/browser/Api';",
      "import {Island} from '@site/src/shell/browser/Island';",
    ].join('\n'),
    '<Operation>',
    `<EventName${attribute('name', name)}${renderMonths(operation['x-since'], monthsOf(history, name))} />`,
    escapeMdx(operation.description ?? ''),
    '<Delivery>',
    '<Island {...example} />',
    '</Delivery>',
    '<Island {...fields} />',
    '## Delivery',
    DELIVERY,
    '## Read next',
    renderNext({name, operation}, calls),
    '</Operation>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The list of all events by resource, for the overview. */
function renderList(events: readonly EventOperation[]): string {
  const resources = new Map<string, string[]>();
  for (const {name, operation} of events) {
    const resource = wordsOf(name.split('.', 1)[0] ?? name);
    const item = `- [\`${name}\`](./${eventSlug(name)}.api.mdx)<br />${escapeMdx(firstParagraph(operation))}`;
    resources.set(resource, [...(resources.get(resource) ?? []), item]);
  }
  return [
    "import {ApiMap, Resource} from '@site/src/api/browser/Reference';",
    '<ApiMap>',
    ...[...resources].flatMap(([resource, items]) => [
      `<Resource name="${resource}">`,
      items.join('\n'),
      '</Resource>',
    ]),
    '</ApiMap>',
  ].join('\n\n');
}

/**
 * The same events as a table with a row each, for the introduction: a name and the first sentence, without the word
 * that is the heading of its column.
 */
function renderTable(events: readonly EventOperation[]): string {
  const rows = events.map(({name, operation}) => {
    const [sentence = ''] = firstParagraph(operation).split(/\.(?: |$)/, 1);
    const when = sentence.replace(/^Sent /, '');
    return `| [\`${name}\`](./${eventSlug(name)}.api.mdx) | ${escapeMdx(when.charAt(0).toUpperCase() + when.slice(1))} |`;
  });
  return [
    "import {OfOtherPages} from '@site/src/api/browser/Reference';",
    '<OfOtherPages>',
    ['| Event | Sent |', '|---|---|', ...rows].join('\n'),
    '</OfOtherPages>',
  ].join('\n\n');
}

/**
 * The pages of webhook events, as MDX that needs no JavaScript: when an event is sent, each field of its `data`, a
 * delivery, and what to read next.
 *
 * @param history months in which something changed
 * @param updated day of the last change of the sources, YYYY-MM-DD
 * @returns files by their names: a page for each event with its two islands, the list for the overview, and the table
 * for the introduction
 * @throws when an event has no example
 */
export function renderEvents(
  description: ResolvedDescription,
  history: readonly HistoryMonth[],
  updated?: string,
): ReadonlyMap<string, string> {
  const events = eventsIn(description);
  const context = {calls: linksToCalls(description), history, updated};
  const files = new Map([
    ['_events.map.mdx', renderList(events)],
    ['_events-table.map.mdx', renderTable(events)],
  ]);
  events.forEach((event, index) => {
    const {name, operation} = event;
    const media = operation.requestBody?.content['application/json'];
    const data = media?.schema && flatten(media.schema).properties?.data;
    const examples = media ? examplesOf(media) : [];
    if (!data || examples.length === 0)
      throw new Error(`${name}: an event has a schema with "data", and an example`);
    const slug = eventSlug(name);
    files.set(`${slug}.api.mdx`, renderPage(event, index + 1, context));
    files.set(`_${slug}.example.mdx`, [PARTS, ...examples.map(renderExample)].join('\n\n'));
    files.set(
      `_${slug}.fields.mdx`,
      [
        PARTS,
        '## Fields of data',
        '<Fields>',
        renderProperties(data, {id: 'data', path: 'data.', isAnswer: true}),
        '</Fields>',
        ENVELOPE,
      ].join('\n\n'),
    );
  });
  return files;
}
