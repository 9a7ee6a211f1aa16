/**
 * Every error that the product and its APIs report: product facts 8.2, 9.2, 9.3, and 10.7. Pages draw their entries and
 * tables from here (`content/remark/errorLists.ts`), and `/errors.json` has the same. Texts are Markdown, with
 * addresses of this site from its root.
 */

/** Kinds of errors: where their codes come from, and the page that has the entries. */
export const ERROR_KINDS = {
  integration: {label: 'Integration error', page: '/docs/overview/error-codes'},
  agent: {label: 'Exit code of the Request Manager Agent', page: '/docs/overview/error-codes'},
  'api-v2': {label: 'Problem of the API v2.0', page: '/api/v2'},
  oauth: {label: 'Token error of the API v2.0', page: '/api/v2'},
  'api-v1': {label: 'Error of the API v1.0', page: '/api/v1'},
} as const;
export type ErrorKind = keyof typeof ERROR_KINDS;

export interface ErrorEntry {
  /** As readers see it. Unique, and in its address (`addressOf`). */
  readonly code: string;
  readonly kind: ErrorKind;
  /** The heading that it is below. */
  readonly group: ErrorGroup;
  /** HTTP status. */
  readonly status?: number;
  /** What has happened, in a few words. */
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** Where it is shown. */
  readonly where: string;
  /** Who can fix it. */
  readonly who: string;
  /** Whether the same attempt can succeed later, with no change on the reader's side. */
  readonly retryable: boolean;
}

const CONNECTION_ROLES = 'Super Admin, Admin, Connection Manager';
const TASK = 'Task, **Test Connection**, and the connection in **Integrations > Connected**';
const TASK_ONLY = 'Task of the request';
const CONNECT = 'The Connect and Reconnect dialogs';
const REQUEST_ROLES = 'Whoever processes the request';
const OPERATOR = 'Whoever runs the agent';
const AGENT_TASK = 'Task of an agent connection, and **Test Connection**';
const DEVELOPER = 'Developer of the API client';
/** Added where the fix ends with a button that only a processing role has. */
const FOR_RE_RUN = 'For **Re-run**: whoever processes the request';
const SYSTEM_OWNER = 'Developer of the internal system or webhook endpoint';
const ANY_OPERATION = 'Any operation';
const TOKEN = '[Get an access token](/api/v2/authentication)';
const CALLBACK = 'the [callback](/api/v2/webhook-callback)';
const EXCEPT_TOKEN = `${ANY_OPERATION} except ${TOKEN}`;

type Fields = Omit<ErrorEntry, 'group' | 'kind'>;

/** The errors of each heading, in the order of the pages. */
const BY_GROUP = {
  'Credentials and permissions': {
    kind: 'integration',
    errors: [
      {
        code: 'CW-INT-101',
        title: 'Credentials rejected',
        cause: "The service, database, or system rejected the connection's credentials.",
        fix: 'Choose **Reconnect**, and enter new credentials. With an agent, [correct the secret](/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/overview#cw-int-101-of-an-agent-connection).',
        where: `${TASK}, which shows **Needs Attention**`,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-102',
        title: 'Credentials expired',
        cause: "The connection's credentials have expired.",
        fix: 'Choose **Reconnect**, and enter new credentials. With an agent, replace the secret.',
        where: `${TASK}, which shows **Needs Attention**`,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-103',
        title: 'Permission or scope missing',
        cause: "The credentials are accepted but don't allow what the task needs.",
        fix: "Grant it as described in the integration's instructions, then choose **Reconnect**. With an agent, grant it in the database.",
        where: `${TASK}, which shows **Needs Attention**`,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-104',
        title: 'Administrator consent missing',
        cause: 'The service requires one of its administrators to give consent, and no one has.',
        fix: 'Have an administrator of the service give consent as described in the instructions, then choose **Reconnect**.',
        where: `${CONNECT}, and tasks`,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-105',
        title: 'Sign-in window closed, or state mismatch',
        cause:
          "The sign-in at the service ended early, or its response doesn't belong to the sign-in that you started.",
        fix: 'Start over and allow pop-ups.',
        where: CONNECT,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-106',
        title: 'Connected to a different account',
        cause:
          'You signed in to a different account in the service, such as another organization, workspace, or store, from the one that this connection uses.',
        fix: 'Start over and choose the right account.',
        where: CONNECT,
        who: CONNECTION_ROLES,
        retryable: false,
      },
    ],
  },
  Network: {
    kind: 'integration',
    errors: [
      {
        code: 'CW-INT-110',
        title: 'Host unreachable',
        cause: "Clearwarden or the agent can't reach the host.",
        fix: 'Check DNS and the firewall. Network errors are [retried](/docs/request-manager/request-processing/integration-statuses#retries).',
        where: TASK,
        who: CONNECTION_ROLES,
        retryable: true,
      },
      {
        code: 'CW-INT-111',
        title: 'Certificate not trusted',
        cause:
          "The host's certificate chain is incomplete or ends at a certificate authority (CA) that isn't trusted.",
        fix: "Check the host's certificate, and make sure that the host sends the complete chain. With an agent, you can [trust a private CA](/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/environment-variables#trust-more-certificate-authorities).",
        where: TASK,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-112',
        title: 'Address blocked',
        cause:
          "The service rejects calls from Clearwarden's IP addresses or, behind an agent, from the agent's IP address.",
        fix: "Allowlist US `192.0.2.16/28` and EU `198.51.100.32/28`. With an agent, allow the agent's [outbound address](/docs/overview/network-requirements#fixed-outbound-address) instead.",
        where: TASK,
        who: CONNECTION_ROLES,
        retryable: false,
      },
    ],
  },
  'Limits of the service': {
    kind: 'integration',
    errors: [
      {
        code: 'CW-INT-120',
        title: 'Rate limit reached',
        cause: 'The service allows fewer calls than the task needs at this moment.',
        fix: "No action needed while the task isn't **Failed**: Clearwarden [retries](/docs/request-manager/request-processing/integration-statuses#retries). If it's **Failed**, the retries are used up: choose **Re-run** later.",
        where: TASK_ONLY,
        who: REQUEST_ROLES,
        retryable: true,
      },
      {
        code: 'CW-INT-121',
        title: 'Daily quota used up',
        cause: 'The service limits the number of calls per day, and the limit is used up.',
        fix: 'Raise the quota in the service, or wait a day, and then choose **Re-run**.',
        where: TASK_ONLY,
        who: `${CONNECTION_ROLES}. ${FOR_RE_RUN}`,
        retryable: false,
      },
    ],
  },
  'Records and features': {
    kind: 'integration',
    errors: [
      {
        code: 'CW-INT-130',
        title: 'Identifier type missing, so nothing was searched',
        cause: 'The request has no identifier of a type that the system can search by.',
        fix: 'Resolve **Provide missing identifier** or, in a privacy request, choose **Add Identifier**. With an agent, you can also [add a statement](/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/overview#when-statements-are-skipped).',
        where: 'Task in **Action Needed**',
        who: REQUEST_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-131',
        title: 'Multiple records match',
        cause: 'One identifier belongs to several records, and only a person can say which one is meant.',
        fix: 'Resolve **Choose matching record**.',
        where: 'Task in **Action Needed**',
        who: REQUEST_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-132',
        title: 'Record locked by retention or legal hold',
        cause: 'The service keeps the record under its own retention rule or hold.',
        fix: 'Release the hold in the service and choose **Re-run** or, in a deletion, choose **Back to Review** and keep the record with a [keep-reason](/docs/request-manager/request-processing/privacy-right/deletion#keep-reasons).',
        where: TASK_ONLY,
        who: REQUEST_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-133',
        title: 'Feature not in the service plan',
        cause: "Your plan with the service doesn't include the call that the task needs.",
        fix: 'Upgrade the plan, or do the work as a manual task.',
        where: TASK,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-140',
        title: 'Service API version retired',
        cause: 'The service has retired the version of its API that this integration calls.',
        fix: 'Update the integration in **Integrations > Catalog**.',
        where: TASK,
        who: CONNECTION_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-141',
        title: 'Unexpected response',
        cause:
          "The service rejected a value, or its response isn't one that the integration expects. From an internal system, it breaks the [contract](/docs/integrations/internal-systems-integrations/api-specification).",
        fix: "Follow the fix for this code on the integration's page in this documentation. If the page doesn't have one, contact [support@clearwarden.example](mailto:support@clearwarden.example). With an internal system, correct its response.",
        where: TASK,
        who: CONNECTION_ROLES,
        retryable: false,
      },
    ],
  },
  'Agent connections': {
    kind: 'integration',
    errors: [
      {
        code: 'CW-INT-150',
        title: 'Agent offline',
        cause: "The agent hasn't asked for work in 3 minutes. Its tasks wait as **Queued**.",
        fix: 'Start the agent.',
        where: AGENT_TASK,
        who: OPERATOR,
        retryable: true,
      },
      {
        code: 'CW-INT-151',
        title: 'Agent connection unknown',
        cause:
          "The app refers to a `key` that isn't in the agent's connection list, or whose `enabled` is `false` there.",
        fix: 'Correct `key` in the connection list, set `enabled` to `true`, or [choose another **Agent connection**](/docs/integrations/managing-integrations/add-integrations#change-a-saved-connection). Then choose **Re-run**.',
        where: AGENT_TASK,
        who: `${OPERATOR}. To choose another **Agent connection**: ${CONNECTION_ROLES}. ${FOR_RE_RUN}`,
        retryable: false,
      },
      {
        code: 'CW-INT-152',
        title: 'Statement failed',
        cause: 'The database or system returned an error for a statement of the connection.',
        fix: 'Read the agent log and correct the statement.',
        where: 'Task of an agent connection',
        who: OPERATOR,
        retryable: false,
      },
      {
        code: 'CW-INT-153',
        title: 'Timeout or row limit',
        cause:
          "A statement took longer, or returned more rows, than the limits allow, or a service behind `api-proxy` didn't respond in time.",
        fix: 'Add an index, or adjust the limits of the agent connection. For `api-proxy`, return 202 right away, or raise `timeout_seconds` in its settings.',
        where: 'Task of an agent connection',
        who: OPERATOR,
        retryable: false,
      },
    ],
  },
  'Webhooks and internal systems': {
    kind: 'integration',
    errors: [
      {
        code: 'CW-INT-160',
        title: "Endpoint didn't return 2xx, or reported a failure",
        cause:
          'Your endpoint rejected the call, still failed at the last retry, or [reported `failed`](/docs/integrations/internal-systems-integrations/api-specification#errors).',
        fix: "Read the task's message and your endpoint's log.",
        where: 'Task in **Failed**',
        who: SYSTEM_OWNER,
        retryable: false,
      },
      {
        code: 'CW-INT-161',
        title: 'Callback rejected',
        cause: "The callback's signature is wrong, or its body breaks the contract.",
        fix: "Check the callback's signature and schema.",
        where: TASK_ONLY,
        who: SYSTEM_OWNER,
        retryable: false,
      },
      {
        code: 'CW-INT-162',
        title: 'Callback late',
        cause:
          'No result arrived by `respond_by`. The callback still accepts it until the job ends, for 30 days at most.',
        fix: 'Send the callback, or choose **Re-run**.',
        where: 'Task in **Waiting**',
        who: `${SYSTEM_OWNER}. ${FOR_RE_RUN}`,
        retryable: true,
      },
    ],
  },
  'Contacts and files': {
    kind: 'integration',
    errors: [
      {
        code: 'CW-INT-170',
        title: 'Email to the contact bounced',
        cause: "The contact's mail server returned the email.",
        fix: 'Correct the address, and [send the task again](/docs/integrations/direct-contact/overview#send-a-task-again) with **Re-run**.',
        where: 'Task of a direct contact',
        who: `${CONNECTION_ROLES}. ${FOR_RE_RUN}`,
        retryable: false,
      },
      {
        code: 'CW-INT-171',
        title: 'Link expired',
        cause: 'The contact opened the link to the task after it had expired.',
        fix: '[Send the task again](/docs/integrations/direct-contact/overview#send-a-task-again) with **Re-run**.',
        where: 'Task of a direct contact',
        who: REQUEST_ROLES,
        retryable: false,
      },
      {
        code: 'CW-INT-180',
        title: "Remote file couldn't be retrieved",
        cause: "A file that your system or agent named can't be fetched, or its checksum is different.",
        fix: 'Correct the URL or the checksum, and then choose **Re-run**: the new job takes new URLs. With your own result store, check the bucket and its permissions first. For a sync, send the new URLs in a new call.',
        where: TASK_ONLY,
        who: `${SYSTEM_OWNER}, or whoever runs the agent. ${FOR_RE_RUN}`,
        retryable: false,
      },
      {
        code: 'CW-INT-181',
        title: 'File infected',
        cause: "The malware scan found something. The file can't be opened and is left out of the response.",
        fix: 'Replace the file.',
        where:
          'Task, which keeps its status and shows the code until a clean file of the same name replaces this one',
        who: 'Whoever added the file',
        retryable: false,
      },
    ],
  },
  'Exit codes of the agent': {
    kind: 'agent',
    errors: [
      {
        code: '64',
        title: 'Configuration is wrong',
        cause:
          "A variable is missing or out of range, or the connection list is missing or isn't valid. The agent stops right away, when it starts.",
        fix: 'Read the log line, and check the configuration with `cw-agent validate`.',
        where: 'Exit code of `cw-agent run`, `validate`, and `test`',
        who: OPERATOR,
        retryable: false,
      },
      {
        code: '69',
        title: 'Tenant unreachable',
        cause:
          "No call to the tenant has succeeded within 5 minutes of startup. `test` doesn't wait. With a `CW-INT-` code from `test`, see [Commands and exit codes](/docs/integrations/internal-systems-integrations/request-manager-agent/overview#commands-and-exit-codes).",
        fix: 'Check `https://status.clearwarden.example`, `CW_AGENT_TENANT`, DNS, and outbound port 443. Behind a proxy, set `HTTPS_PROXY`. If the proxy inspects TLS, [add its certificate authority](/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/environment-variables#trust-more-certificate-authorities) to `CW_AGENT_CA_BUNDLE`.',
        where: 'Exit code of `cw-agent run` and `test`',
        who: OPERATOR,
        retryable: true,
      },
      {
        code: '77',
        title: 'Agent key rejected',
        cause:
          'The agent key is invalid, expired, or revoked, or ends with a line break. The agent stops 5 minutes after startup if no call has succeeded. With a `CW-INT-` code from `test`, see [Commands and exit codes](/docs/integrations/internal-systems-integrations/request-manager-agent/overview#commands-and-exit-codes).',
        fix: '[Generate a key](/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/credentials#generate-a-key), replace the value, and restart the agent. On Azure Container Apps, deploy with the new version of the secret, or wait 30 minutes.',
        where: 'Exit code of `cw-agent run` and `test`',
        who: OPERATOR,
        retryable: false,
      },
    ],
  },
  'Token errors': {
    kind: 'oauth',
    errors: [
      {
        code: 'invalid_request',
        title: 'Token request malformed',
        cause:
          '`grant_type` is missing, a field is sent twice, or the client ID and secret are in both the `Authorization` header and the body.',
        fix: 'Send `grant_type=client_credentials` in an `application/x-www-form-urlencoded` body, and the credentials in one place.',
        where: '[Get an access token](/api/v2/authentication)',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'invalid_client',
        title: 'Client ID or secret rejected',
        cause: 'The client ID or secret is invalid, expired, or revoked.',
        fix: 'Compare both with **Settings > API Clients**. Check for a space or line break around the secret, and for the credentials of another tenant.',
        where: '[Get an access token](/api/v2/authentication)',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'invalid_scope',
        title: 'Scope not allowed',
        cause: "The client doesn't have a scope that you requested.",
        fix: 'Add the scope to the client, or request fewer.',
        where: '[Get an access token](/api/v2/authentication)',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'unsupported_grant_type',
        title: 'Grant type not supported',
        cause: '`grant_type` has a value other than `client_credentials`.',
        fix: 'Send `grant_type=client_credentials` in an `application/x-www-form-urlencoded` body.',
        where: '[Get an access token](/api/v2/authentication)',
        who: DEVELOPER,
        retryable: false,
      },
    ],
  },
  'Request and access': {
    kind: 'api-v2',
    errors: [
      {
        code: 'invalid-request',
        status: 400,
        title: 'Request is malformed',
        cause: 'The JSON, a header, or the query has a syntax error, or a cursor is older than 24 hours.',
        fix: "Correct the syntax. Retrying the same call doesn't help.",
        where: EXCEPT_TOKEN,
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'unauthorized',
        status: 401,
        title: 'Access token missing or invalid',
        cause:
          'No token was sent, the token has expired, or its client was revoked. A callback has no token: its signature is missing or wrong.',
        fix: "Get a new token and retry the call once, or sign the callback. If you get 401 again, stop: check that the client isn't revoked and that the host is the client's tenant.",
        where: EXCEPT_TOKEN,
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'insufficient-scope',
        status: 403,
        title: 'Scope missing',
        cause: "The token doesn't have the scope that `detail` names.",
        fix: 'Add the scope to the API client and get a new token.',
        where: `${EXCEPT_TOKEN} and ${CALLBACK}`,
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'ip-not-allowed',
        status: 403,
        title: 'Address not allowed',
        cause: 'The API client has an allowlist, and the call came from a different address.',
        fix: 'Add the address to the allowlist in **Settings > API Clients**.',
        where: `${ANY_OPERATION} except ${CALLBACK}`,
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'not-found',
        status: 404,
        title: 'Resource not found',
        cause: 'No object with this ID exists in this tenant.',
        fix: "Check the ID and the host. References such as `PR-20418` aren't IDs.",
        where: 'Operations on one object',
        who: DEVELOPER,
        retryable: false,
      },
    ],
  },
  Conflicts: {
    kind: 'api-v2',
    errors: [
      {
        code: 'invalid-transition',
        status: 409,
        title: 'Status change not allowed',
        cause: "The action or result doesn't fit the current status.",
        fix: 'Read the object again and compare it with the [states of a request](/docs/request-manager/request-processing/overview) or the [integration statuses](/docs/request-manager/request-processing/integration-statuses).',
        where: 'Updates, canceling a scan, files, and the callback',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'integration-managed',
        status: 409,
        title: 'Integration is managed by Clearwarden',
        cause: 'The task belongs to a cloud or agent integration.',
        fix: 'Set results and add files only for `direct_contact`, `webhook`, `internal_system`, and `manual` tasks.',
        where: 'Updates and files of tasks',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'idempotency-in-progress',
        status: 409,
        title: 'Same key is in progress',
        cause: "The first call with this `Idempotency-Key` hasn't finished.",
        fix: 'Wait a few seconds and retry the call with the same key.',
        where: 'Operations that take an `Idempotency-Key`',
        who: DEVELOPER,
        retryable: true,
      },
      {
        code: 'callback-closed',
        status: 410,
        title: 'Callback no longer accepted',
        cause: 'The job has ended, or 30 days have passed.',
        fix: 'Stop sending. If the result matters, [find out whether it arrived](/docs/integrations/internal-systems-integrations/api-specification#after-a-410).',
        where: '[Webhook callback](/api/v2/webhook-callback)',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'precondition-failed',
        status: 412,
        title: 'Resource has changed',
        cause: 'Someone changed the object after you read the version in `If-Match`.',
        fix: "Get it again, merge your change, and retry with the new `ETag`. A task can't be fetched by itself, and the list has no `ETag`: [list the tasks](/api/v2/list-privacy-request-integrations), compare, and retry without `If-Match`, as you would for a [first update](/api/v2#conditional-updates).",
        where: 'Every `PATCH`',
        who: DEVELOPER,
        retryable: false,
      },
    ],
  },
  Content: {
    kind: 'api-v2',
    errors: [
      {
        code: 'payload-too-large',
        status: 413,
        title: 'Body or file too large',
        cause: 'A JSON body is larger than 1 MB, or a file is larger than 100 MB.',
        fix: 'Send less per call. For files of up to 2 GB, use [remote files](/api/v2/sync-remote-integration-files).',
        where: 'Operations with a body',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'unsupported-media-type',
        status: 415,
        title: 'Content type not supported',
        cause: "The `Content-Type` header or the type of a file isn't supported.",
        fix: 'Send the media type that the operation documents. Files can be pdf, docx, xlsx, csv, json, xml, txt, png, jpg, or zip.',
        where: 'Operations with a body',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'validation-failed',
        status: 422,
        title: 'Some fields are not valid',
        cause:
          '`errors[]` names each field with a `code`: `required`, `format`, `enum`, `too_long`, `too_many`, `not_allowed`, or `unknown_id`.',
        fix: 'Correct these fields and retry the call. If you send an `Idempotency-Key`, use a new one, because the body is new.',
        where: `[Fetch the consent audit log](/api/v2/fetch-consent-audit-log), and operations with a body except ${TOKEN}`,
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'no-matching-policy',
        status: 422,
        title: 'No policy covers this request',
        cause:
          'The matching policy, which can be the Default policy, or the policy of your `policy_id` has this right turned off.',
        fix: 'Enable the right in the [policy](/docs/request-manager/settings/privacy-request-policies#when-a-right-is-off) and retry the call, or send another `policy_id`. To create a request, also use a new `Idempotency-Key`.',
        where:
          '[Create](/api/v2/create-privacy-request) and [update a privacy request](/api/v2/update-privacy-request)',
        who: 'Super Admin, Admin, or Privacy Manager, in the policy; developer of the API client, with `policy_id`',
        retryable: false,
      },
      {
        code: 'idempotency-mismatch',
        status: 422,
        title: 'Key was used with a different body',
        cause:
          'In the last 24 hours, the same `Idempotency-Key` was sent to the same URL with a different body.',
        fix: 'Send the new body with a new key. To retry the earlier call, send exactly its body. See [Idempotency](/api/v2#idempotency).',
        where: 'Operations that take an `Idempotency-Key`',
        who: DEVELOPER,
        retryable: false,
      },
    ],
  },
  'Limits and outages': {
    kind: 'api-v2',
    errors: [
      {
        code: 'rate-limited',
        status: 429,
        title: 'Too many requests',
        cause: "You've used up the [rate limit](/api/v2#rate-limits) for this minute.",
        fix: 'Wait for the number of seconds in `Retry-After`.',
        where: ANY_OPERATION,
        who: DEVELOPER,
        retryable: true,
      },
      {
        code: 'internal-error',
        status: 500,
        title: 'Unexpected error',
        cause: 'Something went wrong in Clearwarden.',
        fix: 'Retry the call [up to three times](/api/v2#timeouts-and-retries), then contact support with the `request_id`.',
        where: ANY_OPERATION,
        who: DEVELOPER,
        retryable: true,
      },
      {
        code: 'unavailable',
        status: 503,
        title: 'Temporarily unavailable',
        cause: 'The API is temporarily unable to respond.',
        fix: 'Wait for the number of seconds in `Retry-After`, and check `https://status.clearwarden.example`.',
        where: ANY_OPERATION,
        who: DEVELOPER,
        retryable: true,
      },
    ],
  },
  'Errors of v1.0': {
    kind: 'api-v1',
    errors: [
      {
        code: 'bad_json',
        status: 400,
        title: "Body isn't JSON",
        cause: "The body isn't valid JSON.",
        fix: 'Check it with a JSON parser.',
        where: '[Create a privacy request (v1)](/api/v1/create-privacy-request)',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'bad_token',
        status: 401,
        title: 'Token missing or unknown',
        cause: 'The token is missing, unknown, or revoked.',
        fix: 'Check the environment variable that holds it.',
        where: ANY_OPERATION,
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'no_such_request',
        status: 404,
        title: 'Request not found',
        cause: 'No privacy request or opt-out in this tenant has this number.',
        fix: 'Use the number from `request_id`, or the digits of the reference.',
        where: '[Get a privacy request (v1)](/api/v1/get-privacy-request)',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'invalid_field',
        status: 422,
        title: 'Field missing or not allowed',
        cause: "A required field is missing, or a value isn't allowed.",
        fix: 'The required fields are `request_kind`, `email`, and `country`.',
        where: '[Create a privacy request (v1)](/api/v1/create-privacy-request)',
        who: DEVELOPER,
        retryable: false,
      },
      {
        code: 'slow_down',
        status: 429,
        title: 'Too many calls',
        cause: 'More than 60 calls arrived within a minute.',
        fix: 'Wait a minute and call less often.',
        where: ANY_OPERATION,
        who: DEVELOPER,
        retryable: true,
      },
      {
        code: 'server_error',
        status: 500,
        title: 'Unexpected error',
        cause: 'Something went wrong in Clearwarden.',
        fix: 'Try again later. If it still fails, contact [support@clearwarden.example](mailto:support@clearwarden.example).',
        where: ANY_OPERATION,
        who: DEVELOPER,
        retryable: true,
      },
    ],
  },
} as const satisfies Readonly<Record<string, {readonly kind: ErrorKind; readonly errors: readonly Fields[]}>>;
export type ErrorGroup = keyof typeof BY_GROUP;

export const ERROR_GROUPS = Object.keys(BY_GROUP) as readonly ErrorGroup[];

/** All errors, in the order of the pages. */
export const ERRORS: readonly ErrorEntry[] = ERROR_GROUPS.flatMap((group) => {
  const {kind, errors}: {readonly kind: ErrorKind; readonly errors: readonly Fields[]} = BY_GROUP[group];
  return errors.map((error) => ({...error, kind, group}));
});

/** What the heading of an entry says: an exit code is only a number. */
export const headingOf = ({kind, code}: ErrorEntry): string =>
  kind === 'agent' ? `Exit code ${code}` : code;

/** The address of an error, which stays: logs, responses, and links from elsewhere have it. */
export const addressOf = (error: ErrorEntry): string =>
  `${ERROR_KINDS[error.kind].page}#${headingOf(error).toLowerCase().replaceAll(' ', '-')}`;
