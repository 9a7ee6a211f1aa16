/**
 * npm run new:integration -- <slug>: begins the file of evidence and the pages of one more service. What has to be
 * written says TODO, and the build lists every TODO that is left.
 *
 *   npm run new:integration -- <slug> --name "Acme Mail" --category "Email & messaging" \
 *     --authentication api-key --capabilities access,deletion [--no-api-page]
 *
 * A slug of contributing/integrations.csv needs no options. Nothing is written unless everything is right.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  AUTHENTICATIONS,
  CAPABILITIES,
  CATEGORIES,
  dialogOf,
  OWN_STATEMENT,
  type Authentication,
  type Capability,
  type Category,
} from '../src/product/integrations';
import {EVIDENCE_FOLDER} from '../src/integrations/evidence/readEvidence';
import {parseCsv} from './csv';

const CONNECTION = 'docs/integrations/connection-instructions';
const API = 'docs/integrations/api-documentation';
const LIST = 'contributing/integrations.csv';

/** What the pages of a service are begun with. */
interface Service {
  readonly slug: string;
  readonly name: string;
  readonly authentication: Authentication;
  readonly category: Category;
  readonly capabilities: readonly Capability[];
}

/** What is asked for; the options of the command, not yet looked at. */
interface Wanted {
  readonly name?: string | undefined;
  readonly category?: string | undefined;
  readonly authentication?: string | undefined;
  readonly capabilities?: string | undefined;
}

/** The row of a service that is planned already. */
function plannedService(slug: string): Wanted & {readonly hasApiPage?: boolean} {
  const row = parseCsv(fs.readFileSync(LIST, 'utf8')).find((one) => one.slug === slug);
  if (!row) return {};
  return {
    name: row.name,
    category: row.category,
    authentication: row.auth?.replace(/\?$/, ''),
    capabilities: row.capabilities?.replaceAll(';', ','),
    hasApiPage: row.api_page === 'yes',
  };
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** The value, if it is one of a list. */
const oneOf = <Value extends string>(list: readonly Value[], value: string | undefined) =>
  list.find((one) => one === value);

/** A value of YAML that may hold a colon or another sign. */
const yaml = (text: string) => (/^[\w &.+()-]+$/.test(text) ? text : JSON.stringify(text));

function connectionPage({name, category, authentication, capabilities}: Service): string {
  const isForPerson = authentication === 'direct-contact';
  // Empty, for the build to list: a TODO would be told to be no kind.
  const kinds = authentication === 'database-credentials' ? OWN_STATEMENT : '[]';
  const capabilityBlock = capabilities.length
    ? `\n${capabilities
        .map(
          (capability) =>
            `    ${capability}:\n      mode: sync\n      scopes: [TODO]\n      objects: TODO${
              capability === 'opt-out' ? `\n      kinds: ${kinds}` : ''
            }`,
        )
        .join('\n')}`
    : ' {}';
  const head = `---
title: ${yaml(name)}
description: TODO one sentence of 70 to 160 characters on what the connection does here
tags: [integrations, connect, setup]
integration:
  name: ${yaml(name)}
  category: ${category}
  authentication: ${authentication}
  capabilities:${capabilityBlock}
  identifiers: [email]
  clearwardenRoles: [Super Admin, Admin, Connection Manager]
  serviceRoles: [TODO]
  plan: TODO
  credentials: [Connection name, Owner, Brands, TODO]
  sources: []
  reviewed: ${new Date().toISOString().slice(0, 7)}
---

import ConnectSteps from '../../_partials/connect/_${dialogOf(authentication, capabilities)}.mdx';
import RemoveConnection from '../../_partials/connect/_remove${isForPerson ? '-direct-contact' : ''}.mdx';

TODO what the service holds about people, and what this connection does.

<IntegrationPanel />

## Before you start

<Prerequisites roles={['Super Admin', 'Admin', 'Connection Manager']} serviceRoles={['TODO in ${name}']}>

- TODO what must be in place.

</Prerequisites>
`;
  const steps = `<Steps>

1. TODO

</Steps>
`;
  const service = isForPerson
    ? ''
    : `
## In ${name}

TODO which role, what to create, which permissions. This section is printed alone for the administrator.

${steps}`;
  const rest = isForPerson
    ? `
## Whom to write to

TODO

## What to ask for

TODO

## What comes back

TODO
`
    : `
## Test the connection

| Result | What it means for ${name} |
|---|---|
| **OK** | TODO |
| **Missing permission** | TODO |

## What each capability does

TODO which objects, by which identifiers, what deletion leaves behind, limits, delay.
`;
  return `${head}${service}
## In Clearwarden

TODO what to enter for this service.

<ConnectSteps service="${name}" />
${rest}
## Troubleshooting

| Code | What happens in ${name} | Fix |
|---|---|---|
| \`CW-INT-101\` | TODO | TODO |

## Revoke access

<RemoveConnection${isForPerson ? ` service="${name}"` : ''} />

${steps}
<NextSteps>

- [Integration statuses](../../request-manager/request-processing/integration-statuses.mdx): TODO

</NextSteps>
`;
}

function apiPage({name, slug, capabilities}: Service): string {
  return `---
title: ${yaml(`${name} API details`)}
description: TODO one sentence of 70 to 160 characters on what of the API this page describes
tags: [integrations, api]
unlisted: true
displayed_sidebar: docs
integrationApi:
  service: ${yaml(name)}
  version: TODO
  baseUrl: TODO
  authentication: TODO
  reference: TODO
  endpoints:
${capabilities
  .map(
    (capability) =>
      `    - capability: ${capability}\n      method: GET\n      path: TODO\n      purpose: TODO\n      scope: TODO`,
  )
  .join('\n')}
  rateLimit: TODO
  pagination: TODO
  sources: []
  reviewed: ${new Date().toISOString().slice(0, 7)}
---

import Retries from '../../_partials/service-api/_retries.mdx';

TODO what a reader finds here.

<EndpointTable />

## Authentication

TODO

## Pagination

TODO

## Rate limits

TODO

<Retries service="${name}" />

## Identifiers and matching

| Identifier type | Field | Match |
|---|---|---|
| \`email\` | TODO | TODO |

## Data returned

| File | Content |
|---|---|
| TODO | TODO |

<NextSteps>

- [${name}](../connection-instructions/${slug}.mdx): TODO

</NextSteps>
`;
}

/** What the vendor says comes first: the pages follow from it. */
function evidence({capabilities}: Service, hasApiPage: boolean): string {
  const blocks = capabilities.map(
    (capability) => `  ${capability}:
    calls:
      - ${hasApiPage ? 'call: GET TODO' : 'manual: TODO what Clearwarden or the person does'}
        effect: reads
        permission: TODO
        sources:
          - url: TODO
            kind: vendor
            read: ${new Date().toISOString().slice(0, 7)}
`,
  );
  return `# What the vendor itself says about each call that Clearwarden makes. Read contributing/evidence.md first.
capabilities:${blocks.length > 0 ? `\n${blocks.join('')}` : ' {}\n'}`;
}

const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {
    name: {type: 'string'},
    category: {type: 'string'},
    authentication: {type: 'string'},
    capabilities: {type: 'string'},
    'no-api-page': {type: 'boolean'},
  },
});
const [slug = ''] = positionals;
const planned = plannedService(slug);
const wanted: Wanted = {...planned, ...values};
const authentications = keysOf(AUTHENTICATIONS);
const knownCapabilities = keysOf(CAPABILITIES);
const authentication = oneOf(authentications, wanted.authentication);
const category = oneOf(CATEGORIES, wanted.category);
const named = (wanted.capabilities ?? '').split(',').filter(Boolean);
const capabilities = named.flatMap((name) => oneOf(knownCapabilities, name) ?? []);
const isForPerson = authentication === 'direct-contact';
const hasApiPage = !values['no-api-page'] && !isForPerson && (planned.hasApiPage ?? true);
const files = [
  {file: `${EVIDENCE_FOLDER}/${slug}.yml`, write: (service: Service) => evidence(service, hasApiPage)},
  {file: `${CONNECTION}/${slug}.mdx`, write: connectionPage},
  ...(hasApiPage ? [{file: `${API}/${slug}.mdx`, write: apiPage}] : []),
];

const problems = [
  ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : ['<slug>: lowercase words with hyphens, as in acme-mail']),
  ...(wanted.name ? [] : ['--name: how the vendor writes it']),
  ...(category ? [] : [`--category: one of: ${CATEGORIES.join(', ')}`]),
  ...(authentication ? [] : [`--authentication: one of: ${authentications.join(', ')}`]),
  ...((named.length > 0 || isForPerson) && capabilities.length === named.length
    ? []
    : [`--capabilities: with commas, from: ${knownCapabilities.join(', ')}`]),
  ...files.filter(({file}) => fs.existsSync(file)).map(({file}) => `${file} exists already`),
];
if (problems.length > 0 || !wanted.name || !category || !authentication) {
  console.error(`Nothing is written.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const service = {slug, name: wanted.name, category, authentication, capabilities};
  for (const {file, write} of files) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, write(service));
  }
  console.log(
    `${files.map(({file}) => file).join('\n')}\nReplace each TODO, in this order: contributing/evidence.md. npm start shows the pages. What is missing: npx playwright test --project=content pages.spec.ts evidence.spec.ts integrations.spec.ts servicePages.spec.ts`,
  );
}
