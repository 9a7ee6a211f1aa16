import fs from 'node:fs';
import {STATUS_CODES} from 'node:http';
import {highlightLines} from '../../content/code/prism';
import {site} from '../../product/site';
import {examplesOf, firstExample} from './examples';
import {lastUpdateOf} from './lastUpdate';
import {attribute, cell, codeBlock, escapeMdx} from './mdx';
import {operationSlug} from '../operationSlug';
import {renderField, renderProperties, typeLabel, flatten} from './renderSchema';
import {samplesOf} from '../samples';
import {renderSamples} from '../samples/renderSamples';
import type {MediaType, Operation, OperationItem, Parameter, Response} from './types';

const COMPONENTS = '@site/src/api/browser/Api';

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
  api.editUrl = `${site.links.edit}api/${version}/openapi.yaml`;
  api.lastUpdate = lastUpdateOf(`api/${version}`);
  fs.writeFileSync(`docs/api/${version}/_${slug}.fields.mdx`, renderFields(api));
  const samples = `api-samples/operations/${version}/${slug}.js`;
  fs.mkdirSync(`.docusaurus/api-samples/operations/${version}`, {recursive: true});
  fs.writeFileSync(`.docusaurus/${samples}`, renderSamples(samplesOf(api)));
  return [
    [
      `import fields from './_${slug}.fields.mdx?island';`,
      `import samples from '@generated/${samples}?island';`,
      `import {Endpoint, Languages, Operation, Samples} from '${COMPONENTS}';`,
      "import {Island} from '@site/src/shell/browser/Island';",
    ].join('\n'),
    '<Operation>',
    renderIntroduction(api),
    renderCall(api),
    renderAuthorization(api),
    '<Island {...fields} />',
    renderErrors(api),
    renderRelated(api),
    '</Operation>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What goes in and what comes out, field by field. */
function renderFields(api: Operation): string {
  return [
    `import {Constraints, Example, Field, Fields} from '${COMPONENTS}';`,
    renderParameters(api, 'path', 'Path parameters'),
    renderParameters(api, 'query', 'Query parameters'),
    renderParameters(api, 'header', 'Request headers'),
    renderRequestBody(api),
    renderResponses(api),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderIntroduction(api: Operation): string {
  const month = api['x-since'];
  return [
    `<Endpoint${attribute('method', api.method.toUpperCase())}${attribute('server', api.servers?.[0]?.url)}${attribute('path', api.path)}${attribute('since', month)}${attribute('deprecated', api.deprecated)} />`,
    escapeMdx(api.description ?? ''),
  ].join('\n\n');
}

/** How a caller proves who it is, by the security schemes of the sources. */
const AUTHORIZATION: Readonly<Record<string, (scopes: readonly string[]) => string>> = {
  oauth2ClientCredentials: (scopes) =>
    `Send an [access token](./authentication.api.mdx) as \`Authorization: Bearer\`. Its scope must include ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
  clientBasic: () =>
    'Send the client id as user name and the client secret as password with HTTP basic authentication, or both as form fields.',
  apiV1Token: () =>
    'Send your API v1 token as `Authorization: Bearer`. The [introduction](./index.mdx) says where to find it.',
};

function renderAuthorization({operationId, security}: Operation): string {
  const schemes = Object.entries(Object.assign({}, ...(security ?? [])) as Record<string, readonly string[]>);
  if (schemes.length === 0) {
    return '## Authorization\n\nThe call needs no access token. The description above says what protects it.';
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

function renderParameters(api: Operation, place: Parameter['in'], heading: string): string {
  const parameters = (api.parameters ?? []).filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return '';
  const fields = parameters.map(({name, schema = {}, description, required, deprecated}) =>
    renderField({name, schema, description, required, deprecated}),
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
    renderBodyFields(media),
    ...renderExamples(media, true),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderBodyFields({schema}: MediaType): string {
  if (!schema) return '';
  const whole = flatten(schema);
  if (whole.properties) return `<Fields>\n\n${renderProperties(whole)}\n\n</Fields>`;
  return `The body is ${typeLabel(whole)}. ${escapeMdx(whole.description ?? '')}`;
}

/** Named examples. The first one of a request is beside the page, in the samples. */
function renderExamples(media: MediaType, skipFirst = false): string[] {
  return examplesOf(media)
    .slice(skipFirst ? 1 : 0)
    .map(([name, {summary, value}]) => {
      const html = highlightLines(textOf(value), languageOf(value)).join('\n');
      return `<Example${attribute('title', summary ?? name)}${attribute('html', html)} />`;
    });
}

const languageOf = (value: unknown): string => (typeof value === 'string' ? 'text' : 'json');

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

function renderResponses({responses}: Operation): string {
  const entries = Object.entries(responses);
  return ['## Responses', ...entries.map(([status, response]) => renderResponse(status, response))].join(
    '\n\n',
  );
}

function renderResponse(status: string, response: Response): string {
  const isSuccess = status.startsWith('2');
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
  const headers = Object.entries(response.headers ?? {}).map(([name, {description, schema = {}, required}]) =>
    renderField({name, schema, description, required}),
  );
  const details = [
    mediaType ? `Content type \`${mediaType}\`.` : '',
    media && isSuccess ? renderBodyFields(media) : '',
    ...(media ? renderExamples(media) : []),
    headers.length > 0
      ? `<Fields label="Response headers" nested>\n\n${headers.join('\n\n')}\n\n</Fields>`
      : '',
  ].filter(Boolean);
  const title = `### ${status} ${STATUS_CODES[status] ?? ''}`.trim();
  // An error without a body and without headers has nothing to unfold.
  if (isSuccess || details.length === 0) {
    return [title, escapeMdx(response.description), ...details].join('\n\n');
  }
  return [
    title,
    escapeMdx(response.description),
    '<details>',
    `<summary>Example and headers of ${status}</summary>`,
    ...details,
    '</details>',
  ].join('\n\n');
}

function renderErrors(api: Operation): string {
  const errors = api['x-errors'] ?? [];
  const common =
    'The [introduction](./index.mdx#errors) lists the errors that every operation can answer with.';
  if (errors.length === 0) return `## Errors\n\n${common}`;
  return [
    '## Errors',
    common,
    [
      '| Problem | Cause here | What to do |',
      '|---|---|---|',
      ...errors.map(
        ({slug, cause, fix}) => `| [\`${slug}\`](./index.mdx#${slug}) | ${cell(cause)} | ${cell(fix)} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
}

function renderRelated(api: Operation): string {
  const related = api['x-related'] ?? [];
  if (related.length === 0) return '';
  const links = related.map((operationId) => {
    const slug = operationSlug(operationId);
    const words = slug.replaceAll('-', ' ');
    return `- [${words.charAt(0).toUpperCase()}${words.slice(1)}](./${slug}.api.mdx)`;
  });
  return ['## Related operations', links.join('\n')].join('\n\n');
}

/** The call in nine languages, and the answer to it. The chosen language is kept for all pages. */
function renderCall(api: Operation): string {
  return ['<Samples>', '<Languages {...samples} />', renderAnswer(api), '</Samples>']
    .filter(Boolean)
    .join('\n\n');
}

/** The first success, with its example if it has a body. */
function renderAnswer({responses}: Operation): string {
  const [status, success] = Object.entries(responses).find(([name]) => name.startsWith('2')) ?? [];
  if (!success) return '';
  const [media] = Object.values(success.content ?? {});
  if (!media) return `Response \`${status}\`, without a body.`;
  const answer = firstExample(media);
  return answer === undefined ? '' : codeBlock(languageOf(answer), textOf(answer), `Response ${status}`);
}
