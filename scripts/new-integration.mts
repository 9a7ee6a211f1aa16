/**
 * npm run new:integration -- <slug>: begins the pages of one more service. What has to be written says TODO, and
 * the build lists every TODO that is left.
 *
 *   npm run new:integration -- <slug> --name "Acme Mail" --category "Email & messaging" \
 *     --authentication api-key --capabilities access,deletion [--no-api-page]
 *
 * A slug of contributing/integrations.csv needs no options. Nothing is written unless everything is right.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

const CONNECTION = 'docs/integrations/connection-instructions';
const API = 'docs/integrations/api-documentation';
const LIST = 'contributing/integrations.csv';

/** Values that the schema of the front matter allows, read where they are declared. */
function allowedValues() {
  const source = fs.readFileSync('src/product/integrations.ts', 'utf8');
  const block = (name) =>
    new RegExp(`export const ${name} = [[{]([\\s\\S]*?)\\n[\\]}] as const;`).exec(source)[1];
  const keys = (name) => [...block(name).matchAll(/^ {2}'?([a-z0-9-]+)'?:/gm)].map(([, key]) => key);
  return {
    categories: [...block('CATEGORIES').matchAll(/'([^']+)'/g)].map(([, category]) => category),
    authentications: keys('AUTHENTICATIONS'),
    capabilities: keys('CAPABILITIES'),
  };
}

/** The row of a service that is planned already. No cell of these columns has a comma. */
function plannedService(slug) {
  const row = fs
    .readFileSync(LIST, 'utf8')
    .split(/\r?\n/)
    .find((line) => line.startsWith(`${slug},`));
  if (!row) return {};
  const [, name, category, authentication, capabilities, apiPage] = row.split(',');
  return {
    name,
    category,
    authentication: authentication.replace(/\?$/, ''),
    capabilities: capabilities.replaceAll(';', ','),
    hasApiPage: apiPage === 'yes',
  };
}

/** A value of YAML that may hold a colon or another sign. */
const yaml = (text) => (/^[\w &.+()-]+$/.test(text) ? text : JSON.stringify(text));

function connectionPage({name, category, authentication, capabilities}) {
  const isForPerson = authentication === 'direct-contact';
  const capabilityBlock = capabilities.length
    ? `\n${capabilities
        .map(
          (capability) => `    ${capability}:\n      mode: sync\n      scopes: [TODO]\n      objects: TODO`,
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

import ConnectSteps from '../../_partials/connect/_${authentication}.mdx';
import RemoveConnection from '../../_partials/connect/_remove.mdx';

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
    ? `
## Whom to write to

TODO

## What to ask for

TODO
`
    : `
## In ${name}

TODO which role, what to create, which permissions. This section is printed alone for the administrator.

${steps}`;
  const rest = isForPerson
    ? `
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

<RemoveConnection />

${isForPerson ? '' : `${steps}\n`}<NextSteps>

- [Integration statuses](../../request-manager/request-processing/integration-statuses.mdx): TODO

</NextSteps>
`;
}

function apiPage({name, slug, capabilities}) {
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
const service = {...planned, ...values, slug};
const isForPerson = service.authentication === 'direct-contact';
const hasApiPage = !values['no-api-page'] && !isForPerson && (planned.hasApiPage ?? true);
const allowed = allowedValues();
const capabilities = (service.capabilities ?? '').split(',').filter(Boolean);
const files = [
  {file: `${CONNECTION}/${slug}.mdx`, write: connectionPage},
  ...(hasApiPage ? [{file: `${API}/${slug}.mdx`, write: apiPage}] : []),
];

const oneOf = (list) => `one of: ${list.join(', ')}`;
const problems = [
  ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : ['<slug>: lowercase words with hyphens, as in acme-mail']),
  ...(service.name ? [] : ['--name: how the vendor writes it']),
  ...(allowed.categories.includes(service.category) ? [] : [`--category: ${oneOf(allowed.categories)}`]),
  ...(allowed.authentications.includes(service.authentication)
    ? []
    : [`--authentication: ${oneOf(allowed.authentications)}`]),
  ...((capabilities.length > 0 || isForPerson) &&
  capabilities.every((name) => allowed.capabilities.includes(name))
    ? []
    : [`--capabilities: with commas, from: ${allowed.capabilities.join(', ')}`]),
  ...files.filter(({file}) => fs.existsSync(file)).map(({file}) => `${file} exists already`),
];
if (problems.length > 0) {
  console.error(`Nothing is written.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  for (const {file, write} of files) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, write({...service, capabilities}));
  }
  console.log(
    `${files.map(({file}) => file).join('\n')}\nReplace each TODO. npm start shows the pages, npm run build lists what is missing.`,
  );
}
