import fs from 'node:fs';
import {highlightLines} from '../../content/code/prism';
import {enumerate} from '../../product/enumerate';
import {site} from '../../product/site';
import {answersOf, type Answer} from './answers';
import {examplesOf} from './examples';
import {lastUpdateOf} from './lastUpdate';
import {attribute, escapeMdx, oneLine} from './mdx';
import type {ApiVersion} from '../contract/rules/rule';
import {operationSlug} from '../slugs';
import {
  countOf,
  flatten,
  renderField,
  renderNested,
  renderProperties,
  typeLabel,
  type Place,
} from './renderSchema';
import {sourceFile} from './sourceFile';
import {FOLDER, fileName} from '../downloads/downloads';
import {monthsOf, readHistory} from '../history/history';
import {titlesOf} from './titles';
import {samplesOf} from '../samples';
import {renderSamples} from '../samples/renderSamples';
import type {Example, Header, MediaType, Operation, OperationItem, Parameter} from './types';

const COMPONENTS = '@site/src/api/browser/Api';
/** Those of islands. */
const REFERENCE = '@site/src/api/browser/Reference';

/**
 * Writes the page of an operation: everything that the source says, as MDX that needs no JavaScript.
 * The plugin puts it into `api/templates/operation.mustache`.
 *
 * Fields and samples are most of the page and do nothing, so they go to files of their own, which the
 * page shows as islands.
 */
export function createOperationPage(item: OperationItem): string {
  const {api} = item;
  const version = api.info.version.startsWith('1') ? 'v1' : 'v2';
  const slug = operationSlug(api.operationId);
  api.editUrl = `${site.links.edit}${sourceFile(version, api.path)}`;
  api.lastUpdate = lastUpdateOf(`api/${version}`);
  const answers = answersOf(api);
  fs.writeFileSync(`docs/api/${version}/_${slug}.fields.mdx`, renderFields(api, answers, version));
  fs.writeFileSync(`docs/api/${version}/_${slug}.answers.mdx`, renderAnswers(answers));
  const samples = `api-samples/operations/${version}/${slug}.js`;
  fs.mkdirSync(`.docusaurus/api-samples/operations/${version}`, {recursive: true});
  fs.writeFileSync(`.docusaurus/${samples}`, renderSamples(samplesOf(api)));
  return [
    [
      `import answers from './_${slug}.answers.mdx?island';`,
      `import fields from './_${slug}.fields.mdx?island';`,
      `import samples from '@generated/${samples}?island';`,
      `import {Contents, Endpoint, Languages, Operation, Samples} from '${COMPONENTS}';`,
      "import {Island} from '@site/src/shell/browser/Island';",
    ].join('\n'),
    '<Operation>',
    renderIntroduction(api, version),
    renderContents(api, answers),
    renderCall(api, answers, version),
    renderAuthorization(api),
    '<Island {...fields} />',
    renderRelated(api, version),
    '</Operation>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Places of parameters, with their headings and the word of the contents. */
const PARAMETERS = [
  {place: 'path', heading: 'Path parameters', word: 'Path'},
  {place: 'query', heading: 'Query parameters', word: 'Query'},
  {place: 'header', heading: 'Request headers', word: 'Headers'},
] as const;

/** What goes in and what comes out, field by field. */
function renderFields(api: Operation, answers: readonly Answer[], version: string): string {
  return [
    `import {Constraints, Example, Field, Fields, Fold, Problem} from '${REFERENCE}';`,
    ...PARAMETERS.map(({place, heading}) => renderParameters(api, place, heading)),
    renderRequestBody(api),
    '## Responses',
    ...answers.filter(({isSuccess}) => isSuccess).map(renderSuccess),
    renderErrors(api, answers, version),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const parametersIn = (api: Operation, place: Parameter['in']): readonly Parameter[] =>
  (api.parameters ?? []).filter((parameter) => parameter.in === place);

/** What Docusaurus makes of the words of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const headingOf = ({status, words}: Answer): string => `${status} ${words}`.trim();

/** The page's own contents: its headings are in islands, where the theme does not look for them. */
function renderContents(api: Operation, answers: readonly Answer[]): string {
  const parts = [
    ['Authorization', 'authorization'],
    ...PARAMETERS.filter(({place}) => parametersIn(api, place).length > 0).map(({heading, word}) => [
      word,
      anchorOf(heading),
    ]),
    ...(api.requestBody ? [['Body', 'request-body']] : []),
    ...answers
      .filter(({isSuccess}) => isSuccess)
      .map((answer) => [`Response ${answer.status}`, anchorOf(headingOf(answer))]),
    ['Errors', 'errors'],
    ['Samples', 'samples'],
  ];
  const links = parts.map(([word, anchor]) => `- [${word}](#${anchor})`);
  return ['<Contents>', links.join('\n'), '</Contents>'].join('\n\n');
}

/** What programs read of the whole version. Version 1 takes no new programs, and has no collection for Postman. */
const DOWNLOADS = [
  {words: 'OpenAPI YAML', extension: 'yaml', versions: ['v1', 'v2']},
  {words: 'OpenAPI JSON', extension: 'json', versions: ['v1', 'v2']},
  {words: 'Postman', extension: 'postman_collection.json', versions: ['v2']},
] as const;

/** Months that the head of a page names: since when there is what it describes, and when that changed last. */
export const renderMonths = (since: string | undefined, changed: readonly string[]): string =>
  `${attribute('since', since)}${attribute('changed', changed[0])}`;

function renderIntroduction(api: Operation, version: string): string {
  const changed = monthsOf(readHistory('.', version), api.operationId);
  const downloads = DOWNLOADS.filter(({versions}) => versions.some((name) => name === version)).map(
    ({words, extension}) => `[${words}](pathname:///${FOLDER}/${fileName(version, extension)})`,
  );
  return [
    `<Endpoint${attribute('method', api.method.toUpperCase())}${attribute('server', api.servers?.[0]?.url)}${attribute('path', api.path)}${renderMonths(api['x-since'], changed)}${attribute('before', api['x-before'])}${attribute('deprecated', api.deprecated)}${attribute('deprecatedSince', api['x-deprecated'])}>`,
    downloads.join(' '),
    '</Endpoint>',
    escapeMdx(api.description ?? ''),
  ].join('\n\n');
}

/** How a caller proves who it is, by the security schemes of the sources. */
const AUTHORIZATION: Readonly<Record<string, (scopes: readonly string[]) => string>> = {
  oauth2ClientCredentials: (scopes) =>
    `Send an [access token](./authentication.api.mdx) as \`Authorization: Bearer\`. Its scope must include ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
  clientBasic: () =>
    'Send the client ID as the user name and the client secret as the password with HTTP Basic authentication, or send both as form fields.',
  apiV1Token: () =>
    'Send your API v1 token as `Authorization: Bearer`. The [introduction](./index.mdx) says where to find it.',
};

function renderAuthorization({operationId, security, ...operation}: Operation): string {
  const schemes = Object.entries(Object.assign({}, ...(security ?? [])) as Record<string, readonly string[]>);
  if (schemes.length === 0) {
    return [
      '## Authorization',
      'This call needs no access token. The description above says how it is protected.',
      renderGivenAddress(operation['x-address-from']),
    ].join('\n\n');
  }
  const sentences = schemes.map(([name, scopes]) => {
    const sentence = AUTHORIZATION[name];
    if (!sentence)
      throw new Error(
        `${operationId}: security scheme "${name}" is none of ${Object.keys(AUTHORIZATION).join(', ')}`,
      );
    return sentence(scopes);
  });
  return ['## Authorization', ...sentences].join('\n\n');
}

/** What to do with an address that a job brings: it is a secret, and the job has to be genuine. */
function renderGivenAddress(field: string | undefined): string {
  if (field === undefined) return '';
  return `The samples take the job's \`${field}\` from \`${field.toUpperCase()}\`, call exactly that, and sign the call with the connection's secret. A connection without **Require signed callbacks** needs no signature. Before you act on a job, [verify its signature](./webhook-handlers.mdx#choose-your-framework) with the same secret, so that you know it comes from Clearwarden.`;
}

function renderParameters(api: Operation, place: Parameter['in'], heading: string): string {
  const parameters = parametersIn(api, place);
  if (parameters.length === 0) return '';
  const fields = parameters.map(({name, schema = {}, description, required, deprecated}) =>
    renderField({name, schema, description, required, deprecated}, {id: place}),
  );
  return [`## ${heading}`, '<Fields>', ...fields, '</Fields>'].join('\n\n');
}

function renderRequestBody({requestBody}: Operation): string {
  if (!requestBody) return '';
  const [mediaType, media] = Object.entries(requestBody.content)[0] ?? [];
  if (!mediaType || !media) return '';
  return [
    '## Request body',
    `Content type \`${mediaType}\`${requestBody.required ? ', required' : ''}. ${escapeMdx(requestBody.description ?? '')}`.trim(),
    renderBodyFields(media, {id: 'request'}),
    // The first one is beside the page, in the samples.
    ...examplesOf(media)
      .slice(1)
      .map(([name, example]) =>
        renderFold(`Example: ${example.summary ?? name}`, [renderExample([name, example])]),
      ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderBodyFields({schema}: MediaType, place: Place): string {
  if (!schema) return '';
  const whole = flatten(schema);
  if (whole.properties) return `<Fields>\n\n${renderProperties(whole, place)}\n\n</Fields>`;
  return `The body is ${typeLabel(whole)}. ${escapeMdx(whole.description ?? '')}`;
}

/** What readers unfold. */
const renderFold = (title: string, content: readonly string[]): string =>
  [`<Fold${attribute('title', title)}>`, ...content, '</Fold>'].join('\n\n');

/** A named example of a body, as MDX. */
export function renderExample([name, {summary, value}]: readonly [string, Example]): string {
  const html = highlightLines(textOf(value), languageOf(value)).join('\n');
  return `<Example${attribute('title', summary ?? name)}${attribute('html', html)} />`;
}

const languageOf = (value: unknown): string => (typeof value === 'string' ? 'text' : 'json');

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

function renderHeaders(
  headers: readonly (readonly [name: string, header: Header, note?: string])[],
  {answers, whose}: {readonly answers: string; readonly whose: string},
): string {
  if (headers.length === 0) return '';
  const fields = headers.map(([name, {description = '', schema = {}}, note = '']) =>
    renderField(
      {name, schema, description: [description, note].filter(Boolean).join(' ')},
      {id: `headers-${answers}`, isAnswer: true},
    ),
  );
  return renderNested(`${countOf(headers.length, 'header')} in ${whose}`, fields.join('\n\n'));
}

function renderSuccess(answer: Answer): string {
  const {status, response, mediaType, media} = answer;
  return [
    `### ${headingOf(answer)}`,
    `${escapeMdx(response.description)}${mediaType ? ` Content type \`${mediaType}\`.` : ''}`,
    media ? renderBodyFields(media, {id: `response-${status}`, isAnswer: true}) : '',
    renderHeaders(Object.entries(response.headers ?? {}), {
      answers: status,
      whose: `the ${status} response`,
    }),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const errorId = (status: string, slug?: string): string => ['error', status, slug].filter(Boolean).join('-');

/** Each error in a row: its status and type, when it comes, and what to do. */
function renderErrors(api: Operation, answers: readonly Answer[], version: string): string {
  const errors = answers.filter(({isSuccess}) => !isSuccess);
  const mediaTypes = [...new Set(errors.flatMap(({mediaType}) => mediaType ?? []))];
  return [
    '## Errors',
    [
      'The [introduction](./index.mdx#errors) describes the error format and how to handle each error.',
      mediaTypes.length > 0 && `Content type ${mediaTypes.map((type) => `\`${type}\``).join(' or ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    '<Fields>',
    ...errors.flatMap((answer) => renderProblems(api, answer, version)),
    '</Fields>',
    renderHeaders(headersOf(errors), {answers: 'errors', whose: 'error responses'}),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The headers of all errors, each once, with the statuses that have it unless all do. */
function headersOf(errors: readonly Answer[]): [string, Header, string][] {
  const found = new Map<string, {header: Header; statuses: string[]}>();
  for (const {status, response} of errors) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const {statuses} = found.get(name) ?? {statuses: []};
      found.set(name, {header, statuses: [...statuses, status]});
    }
  }
  return [...found].map(([name, {header, statuses}]) => [
    name,
    header,
    statuses.length === errors.length ? '' : `Sent with ${enumerate(statuses)}.`,
  ]);
}

/** A row for each type of error. What the sources say of it for this operation goes before what it is in general. */
function renderProblems(api: Operation, {status, response, problems}: Answer, version: string): string[] {
  const row = (words: string, slug?: string, anchor = '') =>
    [
      `<Problem${attribute('id', errorId(status, slug))}${attribute('status', status)}${attribute('slug', slug)}${attribute('to', slug && `/api/${version}#${anchor}`)}>`,
      words,
      '</Problem>',
    ].join('\n\n');
  const general = oneLine(response.description.replace(/ \((?:(?:, )?`[a-z-]+`)+\)/g, ''));
  if (problems.length === 0) return [row(general)];
  return problems.map(({slug, anchor, summary}) => {
    const own = api['x-errors']?.find((error) => error.slug === slug);
    if (own) return row(`${oneLine(own.cause)} ${oneLine(own.fix)}`, slug, anchor);
    return row(problems.length > 1 && summary ? `${oneLine(summary)}.` : general, slug, anchor);
  });
}

function renderRelated(api: Operation, version: ApiVersion): string {
  const related = api['x-related'] ?? [];
  if (related.length === 0) return '';
  const titles = titlesOf(version);
  const links = related.map(
    (operationId) =>
      `- [${escapeMdx(titles.get(operationId) ?? operationId)}](./${operationSlug(operationId)}.api.mdx)`,
  );
  return ['## Related operations', links.join('\n')].join('\n\n');
}

/** A call that is repeated is three times as long, and the same for all operations. */
const CLIENT_LINK =
  'Each sample makes a single call. For production, use the [client with retries](./client-with-retries.mdx).';

/** A callback has an ID in place of a key, and no token. */
const CALLBACK_LINK =
  'Each sample makes a single call. [Sign a callback](./webhook-handlers.mdx#sign-a-callback) has programs that send any result, and retry with the same ID.';

/** The call in ten languages, and the answers to it. The chosen language is kept for all pages. */
function renderCall(api: Operation, answers: readonly Answer[], version: string): string {
  return [
    `<Samples${attribute(
      'statuses',
      answers.map(({status}) => status),
    )}>`,
    '<Languages {...samples} />',
    '<Island {...answers} />',
    // Version 1 takes no new programs.
    version === 'v2' && (api['x-address-from'] ? CALLBACK_LINK : CLIENT_LINK),
    '</Samples>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What is beside the page: all statuses with all their examples. */
function renderAnswers(answers: readonly Answer[]): string {
  return [
    `import {Answer, Example} from '${REFERENCE}';`,
    ...answers.map(({status, response, examples}) =>
      [
        `<Answer${attribute('status', status)}>`,
        escapeMdx(response.description),
        ...examples.map(renderExample),
        '</Answer>',
      ].join('\n\n'),
    ),
  ].join('\n\n');
}
