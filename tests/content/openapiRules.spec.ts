import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test as base} from '@playwright/test';
import {script} from '../../scripts/run';
import {lintDescriptions} from '../../src/api/contract/lint';

interface Mistake {
  /** A file below api/, or routes.json. */
  readonly file: string;
  /** A part of the file that occurs in it, and what stands there instead. */
  readonly from: string | RegExp;
  readonly to: string;
}

/** A problem as a reader sees it. */
interface Finding {
  readonly rule: string;
  readonly place: string;
  readonly message: RegExp;
}

const ROUTES = 'src/product/routes.json';

const test = base.extend<{readonly root: string}>({
  /** A folder with a copy of the sources. */
  root: async ({}, use) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-rules-'));
    fs.cpSync('api', path.join(root, 'api'), {recursive: true});
    fs.mkdirSync(path.dirname(path.join(root, ROUTES)), {recursive: true});
    fs.copyFileSync(ROUTES, path.join(root, ROUTES));
    await use(root);
    fs.rmSync(root, {recursive: true, force: true});
  },
});

function make(root: string, {file, from, to}: Mistake): void {
  const target = path.join(root, file === 'routes.json' ? ROUTES : path.join('api', file));
  const text = fs.readFileSync(target, 'utf8');
  const broken = text.replace(from, to);
  expect(broken, `${file} has ${String(from)}`).not.toBe(text);
  fs.writeFileSync(target, broken);
}

async function findingsIn(root: string): Promise<{rule: string; place: string; message: string}[]> {
  const problems = await lintDescriptions(root);
  return problems.map(({ruleId, message, location: [first]}) => ({
    rule: ruleId.replace('clearwarden/', ''),
    place: `${path.relative(path.join(root, 'api'), first?.source.absoluteRef ?? '')}${first?.pointer ?? ''}`,
    message,
  }));
}

test('a copy of the sources has no problem', async ({root}) => {
  expect(await findingsIn(root)).toEqual([]);
});

const CASES: readonly {readonly name: string; readonly mistake: Mistake; readonly findings: Finding[]}[] = [
  {
    name: 'a dangling reference',
    mistake: {file: 'v2/paths/oauth-token.yaml', from: 'token-request-basic', to: 'token-request-lost'},
    findings: [
      {
        rule: 'no-unresolved-refs',
        place:
          'v2/paths/oauth-token.yaml#/post/requestBody/content/application~1x-www-form-urlencoded/examples/basic-header',
        message: /^Can't resolve \$ref: .*token-request-lost\.yaml/,
      },
    ],
  },
  {
    name: 'a file that is no YAML',
    mistake: {file: 'v2/schemas/Pagination.yaml', from: /^/, to: 'type: [\n'},
    findings: [
      {rule: 'no-unresolved-refs', place: 'v2/schemas/Pagination.yaml', message: /^Failed to parse/},
    ],
  },
  {
    name: 'a description that is no YAML',
    mistake: {file: 'v1/openapi.yaml', from: 'info:', to: 'info: ['},
    findings: [{rule: 'yaml', place: 'v1/openapi.yaml', message: /^Failed to parse/}],
  },
  {
    name: 'an operationId that is used twice',
    mistake: {
      file: 'v1/openapi.yaml',
      from: 'operationId: getPrivacyRequest',
      to: 'operationId: createPrivacyRequest',
    },
    findings: [
      {
        rule: 'operation-operationId-unique',
        place: 'v1/openapi.yaml#/paths/~1privacy_requests~1{request_id}/get/createPrivacyRequest',
        message: /unique `operationId`/,
      },
      {
        rule: 'operation-slug',
        place: 'v1/openapi.yaml#/paths',
        message: /routes\.json has \/api\/v1\/get-privacy-request/,
      },
      {
        rule: 'related-operations',
        place: 'v1/openapi.yaml#/paths/~1privacy_requests/post/x-related/0',
        message: /names "getPrivacyRequest"/,
      },
    ],
  },
  {
    name: 'what Redocly only warns of',
    mistake: {file: 'v2/openapi.yaml', from: '    description: Get an access token.\n', to: ''},
    findings: [
      {rule: 'tag-description', place: 'v2/openapi.yaml#/tags/0/description', message: /description/},
    ],
  },
  {
    name: 'an example of a body with a value outside of the enum',
    mistake: {file: 'v2/examples/privacy-request-create-access.yaml', from: 'type: access', to: 'type: look'},
    findings: [
      {
        rule: 'no-invalid-media-type-examples',
        place: 'v2/examples/privacy-request-create-access.yaml#/value/type',
        message: /allowed values "access", "access_categories"/,
      },
    ],
  },
  {
    name: 'an example of a body in another format',
    mistake: {file: 'v2/examples/file-list.yaml', from: /created_at: .*/, to: 'created_at: yesterday'},
    findings: [
      {
        rule: 'no-invalid-media-type-examples',
        place: 'v2/examples/file-list.yaml#/value/data/0/created_at',
        message: /must match format "date-time"/,
      },
    ],
  },
  {
    name: 'an example of a body with an unknown field',
    mistake: {file: 'v2/examples/callback-accepted.yaml', from: /$/, to: '  surprise: true\n'},
    findings: [
      {
        rule: 'no-invalid-media-type-examples',
        place: 'v2/examples/callback-accepted.yaml#/value/surprise',
        message: /must NOT have unevaluated properties `surprise`/,
      },
    ],
  },
  {
    name: 'an example of a parameter above the maximum',
    mistake: {file: 'v2/parameters/limit.yaml', from: 'example: 25', to: 'example: 101'},
    findings: [
      {
        rule: 'no-invalid-parameter-examples',
        place: 'v2/parameters/limit.yaml#/example',
        message: /must be <= 100/,
      },
    ],
  },
  {
    name: 'an example of a schema against its pattern',
    mistake: {file: 'v2/schemas/values.yaml', from: 'examples: [US, FR]', to: 'examples: [US, France]'},
    findings: [
      {
        rule: 'no-invalid-schema-examples',
        place: 'v2/schemas/values.yaml#/Country/examples/1',
        message: /must match pattern/,
      },
    ],
  },
  {
    name: 'an operation with an empty list of scopes',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: "oauth2ClientCredentials: ['consent:read']",
      to: 'oauth2ClientCredentials: []',
    },
    findings: [
      {
        rule: 'operation-scope',
        place: 'v2/paths/consent-audit-log.yaml#/get/security',
        message:
          /"fetchConsentAuditLog" can be called without a scope\. .*at least one of: privacy_requests:read.*discovery:write\. Operations without a scope are authentication, webhookCallback\.$/,
      },
    ],
  },
  {
    name: 'an operation that asks for nothing',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: "security:\n    - oauth2ClientCredentials: ['consent:read']",
      to: 'security: []',
    },
    findings: [
      {
        rule: 'operation-scope',
        place: 'v2/paths/consent-audit-log.yaml#/get/security',
        message: /"fetchConsentAuditLog" can be called without a scope/,
      },
    ],
  },
  {
    name: 'an operation with a second, open way in',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: "['consent:read']",
      to: "['consent:read']\n    - {}",
    },
    findings: [
      {
        rule: 'operation-scope',
        place: 'v2/paths/consent-audit-log.yaml#/get/security',
        message: /"fetchConsentAuditLog" can be called without a scope/,
      },
    ],
  },
  {
    name: 'an exception whose security changes',
    mistake: {
      file: 'v2/paths/callback.yaml',
      from: 'security: []',
      to: "security:\n    - oauth2ClientCredentials: ['files:write']",
    },
    findings: [
      {
        rule: 'operation-scope',
        place: 'v2/paths/callback.yaml#/post/security',
        message: /"webhookCallback" must have "security: \[\]", because the token in its path/,
      },
    ],
  },
  {
    name: 'an operation whose page is no route, and a route without an operation',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: 'operationId: fetchConsentAuditLog',
      to: 'operationId: readConsentLog',
    },
    findings: [
      {
        rule: 'operation-slug',
        place: 'v2/paths/consent-audit-log.yaml#/get/operationId',
        message: /is \/api\/v2\/read-consent-log, which is not in .*: fetchConsentAuditLog\.$/,
      },
      {
        rule: 'operation-slug',
        place: 'v2/openapi.yaml#/paths',
        message:
          /has \/api\/v2\/fetch-consent-audit-log, and no operation has the operationId "fetchConsentAuditLog"/,
      },
      {
        rule: 'related-operations',
        place: 'v2/paths/consent-audit-log-user.yaml#/get/x-related/0',
        message: /names "fetchConsentAuditLog"/,
      },
      {
        rule: 'related-operations',
        place: 'v2/webhooks/consent-choice-updated.yaml#/post/x-related/1',
        message: /names "fetchConsentAuditLog"/,
      },
    ],
  },
  {
    name: 'a route that is missing',
    mistake: {file: 'routes.json', from: '"/api/v2/authentication",', to: ''},
    findings: [
      {
        rule: 'operation-slug',
        place: 'v2/paths/oauth-token.yaml#/post/operationId',
        message: /is \/api\/v2\/authentication, which is not in .*: none\.$/,
      },
    ],
  },
  {
    name: 'an event whose page is no route, and a route without an event',
    mistake: {
      file: 'v2/openapi.yaml',
      from: '  system.detected:',
      to: '  system.seen:',
    },
    findings: [
      {
        rule: 'event-slug',
        place: 'v2/openapi.yaml#/webhooks/system.seen',
        message: /"system\.seen" is \/api\/v2\/events\/system-seen, which is not in/,
      },
      {
        rule: 'event-slug',
        place: 'v2/openapi.yaml#/webhooks',
        message: /has \/api\/v2\/events\/system-detected, and no event has that page/,
      },
    ],
  },
  {
    name: 'an operation that is related to none',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: 'x-related: [fetchUserAuditLogs, listOptOutRequests]',
      to: 'x-related: [fetchUserAuditLogs, listOptOuts]',
    },
    findings: [
      {
        rule: 'related-operations',
        place: 'v2/paths/consent-audit-log.yaml#/get/x-related/1',
        message:
          /^"x-related" names "listOptOuts", which is no operation\. Operations are .*listOptOutRequests/,
      },
    ],
  },
  {
    name: 'an event that is related to an event',
    mistake: {
      file: 'v2/webhooks/opt-out-request-created.yaml',
      from: 'x-related: [getOptOutRequest, ',
      to: 'x-related: [onOptOutRequestCreated, ',
    },
    findings: [
      {
        rule: 'related-operations',
        place: 'v2/webhooks/opt-out-request-created.yaml#/post/x-related/0',
        message: /^"x-related" names "onOptOutRequestCreated", which is no operation/,
      },
    ],
  },
  {
    name: 'a request body without a named example',
    mistake: {
      file: 'v2/paths/remote-files.yaml',
      from: /examples:\n.*:\n.*remote-file-sync-create\.yaml/,
      to: '',
    },
    findings: [
      {
        rule: 'operation-examples',
        place: 'v2/paths/remote-files.yaml#/post/requestBody/content/application~1json',
        message: /^The request body application\/json has no named example/,
      },
    ],
  },
  {
    name: 'a shared response without a named example, told once',
    mistake: {file: 'v2/responses/InternalError.yaml', from: /examples:\n.*:\n.*\n/, to: ''},
    findings: [
      {
        rule: 'operation-examples',
        place: 'v2/responses/InternalError.yaml#/content/application~1problem+json',
        message: /^The response body application\/problem\+json has no named example/,
      },
    ],
  },
  {
    name: 'an example without a name',
    mistake: {
      file: 'v2/responses/CallbackGone.yaml',
      from: /examples:\n.*:\n.*\n/,
      to: 'example: {type: "https://docs.clearwarden.example/api/v2#callback-closed", title: T, status: 410, detail: D, request_id: r}\n',
    },
    findings: [
      {
        rule: 'operation-examples',
        place: 'v2/responses/CallbackGone.yaml#/content/application~1problem+json',
        message: /has no named example/,
      },
    ],
  },
  {
    name: 'a property without a description',
    mistake: {file: 'v2/schemas/Token.yaml', from: /(expires_in:\n[^]*?)\n +description: .*/, to: '$1'},
    findings: [
      {
        rule: 'field-description',
        place: 'v2/schemas/Token.yaml#/properties/expires_in',
        message: /^The property "expires_in" has no description/,
      },
    ],
  },
  {
    name: 'a parameter without a description',
    mistake: {file: 'v2/parameters/limit.yaml', from: 'description: Entries per page.\n', to: ''},
    findings: [
      {
        rule: 'field-description',
        place: 'v2/parameters/limit.yaml#/',
        message: /^The parameter "limit" has no description/,
      },
    ],
  },
  {
    name: 'a header with an empty description',
    mistake: {file: 'v1/openapi.yaml', from: /(Sunset:\n +description:) .*/, to: "$1 ' '"},
    findings: [
      {
        rule: 'field-description',
        place: 'v1/openapi.yaml#/components/headers/Sunset',
        message: /^The header "Sunset" has no description/,
      },
    ],
  },
  {
    name: 'a first paragraph that is too short',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: /description: \|-\n.*\n/,
      to: 'description: |-\n    Read the log.\n',
    },
    findings: [
      {
        rule: 'first-paragraph',
        place: 'v2/paths/consent-audit-log.yaml#/get/description',
        message: /"fetchConsentAuditLog" has 13 characters\. It must have 70 to 160/,
      },
    ],
  },
  {
    name: 'a first paragraph that is too long',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: /description: \|-\n.*\n/,
      to: `description: |-\n    ${'Read the log. '.repeat(12).trim()}\n`,
    },
    findings: [
      {
        rule: 'first-paragraph',
        place: 'v2/paths/consent-audit-log.yaml#/get/description',
        message: /has 167 characters\. It must have 70 to 160/,
      },
    ],
  },
  {
    name: 'a first paragraph that is broken into lines',
    mistake: {
      file: 'v1/openapi.yaml',
      from: 'with the legacy API, which',
      to: 'with the legacy\n        API, which',
    },
    findings: [
      {
        rule: 'first-paragraph',
        place: 'v1/openapi.yaml#/paths/~1privacy_requests/post/description',
        message: /"createPrivacyRequest" is broken into lines/,
      },
    ],
  },
  {
    name: 'a first paragraph of an event that is short',
    mistake: {
      file: 'v2/webhooks/discovery-scan-finished.yaml',
      from: ', whether it completed, failed, or was canceled',
      to: '',
    },
    findings: [
      {
        rule: 'first-paragraph',
        place: 'v2/webhooks/discovery-scan-finished.yaml#/post/description',
        message: /"onDiscoveryScanFinished" has \d+ characters/,
      },
    ],
  },
  {
    name: 'a first paragraph of another version',
    mistake: {
      file: 'v2/paths/consent-audit-log.yaml',
      from: /description: \|-\n.*\n/,
      to: 'description: |-\n    Read one privacy request with the legacy API, which is deprecated and stops working on March 31, 2027.\n',
    },
    findings: [
      {
        rule: 'first-paragraph',
        place: 'v2/paths/consent-audit-log.yaml#/get/description',
        message: /is also the one of operation "getPrivacyRequest" of v1\. It must be unique/,
      },
    ],
  },
];

for (const {name, mistake, findings} of CASES) {
  test(`${name} is found`, async ({root}) => {
    make(root, mistake);
    const found = await findingsIn(root);
    expect(found.map(({rule, place}) => `${rule} ${place}`)).toEqual(
      findings.map(({rule, place}) => `${rule} ${place}`),
    );
    findings.forEach(({message}, index) => {
      expect(found[index]?.message).toMatch(message);
    });
  });
}

test('npm run gen:api tells all mistakes at once and writes nothing', ({root}) => {
  for (const {mistake} of CASES.filter(({name}) => /dangling|enum|empty list|route/.test(name))) {
    make(root, mistake);
  }
  fs.mkdirSync(path.join(root, 'docs/api/v2'), {recursive: true});
  fs.writeFileSync(path.join(root, 'docs/api/v2/old.api.mdx'), 'old');
  const files = () => fs.readdirSync(root, {recursive: true}).sort();
  const before = files();

  const {status, stdout, stderr} = spawnSync(...script('scripts/generate-api-pages.mts'), {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(1);
  for (const place of [
    /v2\/paths\/oauth-token\.yaml:\d+:\d+ at #\/post\/requestBody/,
    /v2\/examples\/privacy-request-create-access\.yaml:\d+:\d+ at #\/value\/type/,
    /v2\/paths\/consent-audit-log\.yaml:\d+:\d+ at #\/get\/security/,
    /v2\/paths\/oauth-token\.yaml:\d+:\d+ at #\/post\/operationId/,
  ]) {
    expect(stripVTControlCharacters(stdout), stderr).toMatch(place);
  }
  expect(stderr).toContain('problem(s) in the API descriptions. No file was written.');
  expect(files()).toEqual(before);
  expect(fs.readFileSync(path.join(root, 'docs/api/v2/old.api.mdx'), 'utf8')).toBe('old');
});
