import {expect, test} from '@playwright/test';
import nativeVoice, {CHECKS, foreignWords} from '../../scripts/markdown-rules/nativeVoice.mjs';

const found = (text: string) =>
  foreignWords(text.split('\n')).map(({name, found: words}) => `${name}: ${words}`);

/** Sentences that each check finds, with what it finds there, and such that it leaves alone. */
const SENTENCES: Readonly<
  Record<string, {bad: readonly (readonly [string, string])[]; good: readonly string[]}>
> = {
  somebody: {
    bad: [
      ['Ask somebody who knows.', 'somebody'],
      ['## When Everybody leaves', 'Everybody'],
      ["It is nobody's task.", 'nobody'],
    ],
    good: ['Ask someone who knows.', 'Choose **Anybody**.', 'The field `nobody` is empty.'],
  },
  afterwards: {
    bad: [
      ['Afterwards, reload the page.', 'Afterwards'],
      ['The request counts towards the limit.', 'towards'],
    ],
    good: ['Reload the page afterward.', 'It counts toward the limit.'],
  },
  id: {
    bad: [
      ['Enter the customer id.', 'id'],
      ['Ids start with `pr_`.', 'Ids'],
      ['It has two ids, not one.', 'ids'],
      ['The person with this IDentifier.', 'IDentifier'],
    ],
    good: [
      'Enter the customer ID.',
      'The field `id` is set.',
      '<Term id="dpia">DPIA</Term> and [a link](./id/page.mdx#id)',
      'PATCH /Users/{id} and the header webhook-id',
      'See https://example.example/id for more.',
      '      path: "/contact/id/{id}"',
      'A valid identifier is hidden.',
    ],
  },
  'in-the-place-of': {
    bad: [['`workgroup` is used in the place of `cluster_id`.', 'in the place of']],
    good: ['It takes the place of the old one.', 'Use `a` in place of `b`.'],
  },
  'replace-by': {
    bad: [
      ['Replace `{key}` by the key.', 'Replace `{key}` by'],
      ['This guide replaces it by the loader.', 'replaces it by'],
    ],
    good: [
      'Replace `{key}` with the key.',
      'It was replaced by the loader.',
      'Replace the key by hand.',
      'Replace `banner.js` step by step.',
      'Replace the key; sort by name.',
      'Replace the key by creating a new one.',
    ],
  },
  'stands-in': {
    bad: [
      ['The key stands in the list.', 'stands in'],
      ['Scripts that stand above the loader run.', 'stand above'],
      ['It stood where the iframe is.', 'stood where'],
    ],
    good: [
      'The key is in the list.',
      'GPC stands for Global Privacy Control.',
      'A stand-in answers.',
      'Nothing stands in the way.',
      'It stands in for the API.',
      'The button stands out.',
    ],
  },
  'present-since': {
    bad: [
      ['The Minnesota preset applies since July 31, 2025.', 'since July 31, 2025'],
      ['It is frozen since June 4, 2024', 'since June 4, 2024'],
      ['Google was first, and Microsoft requires it since May 2025.', 'since May 2025'],
      ['The agent supports it since version 2.', 'since version 2'],
    ],
    good: [
      'The preset has applied since July 31, 2025.',
      "It's been frozen since June 4, 2024.",
      '| Required since January 1, 2025 |',
      'Since January 1, 2026, a site must display it.',
      'That is fine. Available since May 2025.',
      'The list is long, since it has every system.',
    ],
  },
  'another-than': {
    bad: [['It answers with another status than 2xx.', 'another status than']],
    good: ['It returns a status other than 2xx.', 'Choose another account.'],
  },
  'inside-of': {
    bad: [['It stays inside of the step.', 'inside of']],
    good: ['It stays inside the step.'],
  },
  'lives-days': {
    bad: [
      ['A link lives 7 days.', 'lives 7'],
      ['Tokens live for up to 10 minutes.', 'live for up to 10'],
    ],
    good: ['A link is valid for 7 days.', 'The live site has 3 pages.', 'It goes live on day 3.'],
  },
  mend: {
    bad: [['Mend it, and enable it again.', 'Mend']],
    good: ['Fix it.', 'We recommend it.', 'An amendment.'],
  },
  'gets-the-template': {
    bad: [['A contact gets the template **Reminder**.', 'gets the template']],
    good: [
      'A contact gets the **Reminder** email.',
      'An admin edits the template.',
      'A rule can send a template.',
    ],
  },
  'whether-decides': {
    bad: [
      [
        'Whether the Act applies to you, your counsel decides.',
        'Whether the Act applies to you, your counsel decides',
      ],
    ],
    good: [
      'Your counsel decides whether the Act applies.',
      'Whether or not it applies, keep a record.',
      'Check whether it applies, and who decides.',
    ],
  },
  'http-answer': {
    bad: [
      ['The API answers 422 `no-matching-policy`.', 'answers 422'],
      ['The answer is `201` with the object.', 'answer is `201'],
      ['Calls are answered with status 410.', 'answered with status 410'],
      ['Any answer 5xx is repeated.', 'answer 5xx'],
      ['Answers carry `RateLimit-Limit`.', 'Answers carry'],
    ],
    good: [
      'The API returns 422.',
      'The response is `201`.',
      'You answer within 45 days.',
      'Answer 3 questions.',
      '```json\n{"detail": "answers 422"}\n```',
    ],
  },
  'what-stays': {
    bad: [
      ['What stays:', 'What stays'],
      ['- **Why.** See what stays.', 'what stays'],
      ['| Table | What stays |', 'What stays'],
    ],
    good: ['What remains:', '## What stays and what leaves', 'It decides what stays in the region.'],
  },
  'valid-pair': {
    bad: [
      ['Choose **Reconnect** with a valid pair.', 'valid pair'],
      ['A wrong pair returns `401`.', 'wrong pair'],
    ],
    good: ['The key pair is valid.', 'A valid pair of keys matches.', 'Enter the current credentials.'],
  },
  'publish-a-number': {
    bad: [["The vendor doesn't publish a number.", 'publish a number']],
    good: ["The vendor doesn't publish a limit.", 'It publishes the number of calls.'],
  },
  paged: {
    bad: [
      ['Lists are paged by cursor.', 'Lists are paged'],
      ['The response is a paged list.', 'paged list'],
      ["The search isn't paged.", "search isn't paged"],
    ],
    good: ['Lists are paginated.', 'No one is paged at night.', 'To be paged for this event, add it.'],
  },
  'empty-a-field': {
    bad: [
      ['A null value empties a field.', 'empties a field'],
      ['The call empties the selected fields.', 'empties the selected fields'],
      ['The fields are emptied later.', 'fields are emptied'],
    ],
    good: ['A null value clears a field.', 'Leave the empty field alone.', 'Empty the trash.'],
  },
  'look-someone-up': {
    bad: [
      ['The API looks users up by ID.', 'looks users up'],
      ['Look the person up first.', 'Look the person up'],
    ],
    good: ['The API looks up users by ID.', 'Look it up.', 'Look the record up to date.'],
  },
  'one-or-several': {
    bad: [['One or several IDs', 'One or several']],
    good: ['One or more IDs', 'Choose one, or several at a time.'],
  },
  'deletion-leaves': {
    bad: [['See what deletion leaves.', 'what deletion leaves']],
    good: ['See what deletion leaves behind.', 'It shows what a deletion leaves open.'],
  },
  'several-match': {
    bad: [['| `CW-INT-131` | Several records match | Choose one |', 'Several']],
    good: [
      '| `CW-INT-131` | Multiple records match | Choose one of several |',
      '| `CW-INT-106` | The user is in several accounts | Reconnect |',
    ],
  },
  'too-comma': {
    bad: [
      ['Delete the copies too.', ' too'],
      ['| It counts too | Wait |', ' too'],
    ],
    good: [
      'Delete the copies, too.',
      'It is too long.',
      'This one, too, is gone.',
      'They know this all too.',
      'Send the ID too early.',
    ],
  },
  'calls-of-the-integration': {
    bad: [
      [
        'description: Form and entry calls of the Wufoo integration, and limits.',
        'calls of the Wufoo integration',
      ],
      ['The requests of the SAP ERP integration are signed.', 'requests of the SAP ERP integration'],
      ['Calls of the GitLab REST API for users.', 'Calls of the GitLab REST API'],
    ],
    good: [
      'The form and entry calls that the Wufoo integration makes.',
      'Calls in the GitLab REST API for users. The Wufoo integration makes them.',
      'It repeats calls of the integration.',
    ],
  },
  'decide-about': {
    bad: [
      ['Who decides about the videos?', 'decides about'],
      ['Decide about orders that remain.', 'Decide about'],
    ],
    good: [
      'Approvers decide on requests.',
      'Decide what to do with the orders.',
      'A decision about a request.',
    ],
  },
  'here-for': {
    bad: [
      ['Enter these values, here for the container:', ', here for'],
      ['All names start with a prefix, here `acme-`.', ', here `'],
    ],
    good: ['Names start with a prefix, such as `acme-`.', 'From here, for each group, go on.'],
  },
  expiry: {
    bad: [
      ['Look up its expiry date.', 'expiry'],
      ['Expiry and rotation', 'Expiry'],
    ],
    good: [
      'Look up its expiration date.',
      'The trigger is `expiry`.',
      'The header x-quota-expiry-time tells.',
    ],
  },
  'stays-for': {
    bad: [
      ['The data stays for 760 days.', 'stays for 760'],
      ['They can stay for up to 10 years.', 'stay for up to 10'],
    ],
    good: ['The data is kept for 760 days.', 'The user stays for other purposes.'],
  },
  'leave-selected': {
    bad: [
      ['Leave **The person**.', 'Leave **The person**'],
      ['Otherwise, leave **The person**, because it is one.', 'leave **The person**'],
    ],
    good: ['Leave **The person** selected.', 'Leave **Require SSO** off.', 'They leave, **Admins** remain.'],
  },
  'group-of-the-mapping': {
    bad: [['Any group of the mapping is enough.', 'group of the mapping']],
    good: ['Any group in the mapping is enough.', 'Group of a mapping'],
  },
  'of-your-own': {
    bad: [['If you wrote a text of your own, look again.', 'a text of your own']],
    good: ['If you use your own text, look again.', 'Try it on one of your own files.'],
  },
  'within-up-to': {
    bad: [['It ends within up to 30 days.', 'within up to']],
    good: ['It ends within 30 days.', 'It takes up to 30 days.'],
  },
  'end-a-pause': {
    bad: [['If it was paused, end the pause.', 'end the pause']],
    good: ['If it was paused, resume it.', 'At the end of the pause, look again.'],
  },
  'before-the-choice': {
    bad: [
      ['A tag fires before the choice.', 'before the choice'],
      ['It holds the pixel until there is a choice.', 'until there is a choice'],
      ['Run it before a choice, after a grant, and later.', 'before a choice'],
    ],
    good: [
      'A tag fires before the visitor makes a choice.',
      'It comes before the choice of a layout.',
      '## 1. Nothing before a choice',
    ],
  },
  'withdraw-a-category': {
    bad: [['Stop the SDK when the category is withdrawn.', 'category is withdrawn']],
    good: ['Stop the SDK when consent for the category is withdrawn.', 'The category was renamed.'],
  },
  'base-address': {
    bad: [['See the calls and the base address.', 'base address']],
    good: ['See the calls and the base URL.', 'The address is at the base.'],
  },
  'endpoint-address': {
    bad: [
      ['Give the tool an HTTPS address.', 'HTTPS address'],
      ['Send the result to the callback address.', 'callback address'],
    ],
    good: [
      'Give the tool an HTTPS URL.',
      'Enter the URL under **JWKS address**.',
      'The agent has an IP address.',
    ],
  },
  'online-shop': {
    bad: [['It collects reviews for online shops.', 'online shops']],
    good: ['It collects reviews for online stores.', 'The shop is online.'],
  },
  'no-harm': {
    bad: [['A second run does no harm.', 'does no harm']],
    good: ['A second run is harmless.', 'No harm is done.'],
  },
  'set-up-wrong': {
    bad: [['The index is set up wrong.', 'set up wrong']],
    good: ['The index is set up incorrectly.', 'Set up the wrong one again.'],
  },
  'something-failed': {
    bad: [['Something failed at Clearwarden.', 'Something failed at']],
    good: ['An error occurred at Clearwarden.', 'If something fails, try again.'],
  },
  'risk-for-people': {
    bad: [['It may result in a high risk for people.', 'risk for people']],
    good: ['It may result in a high risk to people.', 'Record a risk for each system.'],
  },
  'people-managed': {
    bad: [['People SCIM manages have it.', 'People SCIM manages']],
    good: ['Users managed by SCIM have it.', 'People manage it.'],
  },
  'person-whom': {
    bad: [
      ['It ends for a person whom you see.', 'person whom'],
      ['People whom SCIM manages', 'People whom'],
    ],
    good: [
      'It ends for a person you see.',
      'Ask the person for whom it is.',
      'Say who signed, for whom, and when.',
    ],
  },
  'way-column': {
    bad: [['| Way | Use it when |', 'Way']],
    good: ['| Method | Use it when |', '| The way in | Since |'],
  },
  'test-person': {
    bad: [
      ["Run it with a test person's values.", 'test person'],
      ['Assign two test people.', 'test people'],
    ],
    good: ['Assign one test user.', 'Test the person whose name is first.'],
  },
  'who-connects': {
    bad: [
      ['Share the key with the person who connects.', 'person who connects'],
      ['The user who connects stays an admin.', 'user who connects'],
    ],
    good: [
      'Share it with the person who sets up the connection.',
      'It stores people who connected with you.',
    ],
  },
  'network-view': {
    bad: [
      ["Your browser's network view is empty.", 'network view'],
      ['Open the Network tab.', 'Network tab'],
    ],
    good: ['Open the Network panel.', 'The **Network tab** is open.'],
  },
  'enter-as-label': {
    bad: [
      ['Enter `github.com` as **Host**.', 'Enter `github.com` as **Host**'],
      ['Paste the token as **API key**, and save.', 'Paste the token as **API key**'],
      ['As **Owner**, choose a colleague.', 'As **Owner**, choose'],
    ],
    good: [
      'For **Host**, enter `github.com`.',
      'Enter the ID. The task ends as **Failed**.',
      'Choose **Continue to** and a name, such as **Continue to HubSpot**, choose it, and go on.',
      'Look up the role, which appears as **Manager**.',
    ],
  },
  'refused-call': {
    bad: [
      ['A refused call returns 403.', 'refused call'],
      ['Refused records have a reason.', 'Refused records'],
    ],
    good: ['A rejected call returns 403.', 'The person refused. Call them.'],
  },
  'json-text': {
    bad: [['Attributes are JSON text.', 'JSON text']],
    good: ['Attributes are a JSON string.', 'The JSON has a text.'],
  },
  'deadline-runs': {
    bad: [['The deadline runs from `received_at`.', 'deadline runs']],
    good: ['The response period starts at `received_at`.', 'After the deadline, it runs again.'],
  },
  'including-uppercase': {
    bad: [['Compare them, including uppercase and lowercase.', 'including uppercase']],
    good: ["Compare them. They're case-sensitive."],
  },
  'for-example': {
    bad: [
      ['Choose a view, for example **Due Soon**.', 'for example'],
      ['For example `acme-` is a prefix.', 'For example'],
      ['It fails, for example because of a typo.', 'for example'],
    ],
    good: [
      'Choose a view, for example, **Due Soon**.',
      'For example, the key has expired.',
      'Write "no transfers", for example.',
      'Enter the values, for example:',
      '| Category | Fields, for example |',
      'The log says `for example this`.',
    ],
  },
  'identifiers-returns': {
    bad: [
      ['Identifiers returns the email address.', 'Identifiers returns'],
      ['It is exported. Identifiers adds the phone number.', 'Identifiers adds'],
    ],
    good: [
      'The Identifiers capability returns the email address.',
      '- **Identifiers** returns values for the Identify step.',
      'Identifiers return in the next round.',
    ],
  },
  'name-first': {
    bad: [
      ['The policy has the status `draft`.', 'has the status `'],
      ['It appears with the status **Connected**.', 'with the status **'],
      ['Use it for tasks of the kinds `webhook` and `manual`.', 'of the kinds `'],
      ['The page loads it through the script `banner.js`.', 'through the script `'],
      ['This operation needs the scope files:write.', 'the scope files:write'],
      ['A message is required with the status partially_completed.', 'the status partially_completed'],
    ],
    good: [
      'The policy has the `draft` status.',
      'Name the role `clearwarden-s3`, and create it.',
      'Grant the role `USAGE` on the schema.',
      'Wait until the status is `completed`.',
      'This operation needs the files:write scope.',
      'Set the scope: its policies and rights.',
      '```text\nwith the status `draft`\n```',
    ],
  },
  'heading-it': {
    bad: [
      ['## Test it', 'Test it'],
      ['### Turn it on', 'Turn it'],
      ['## Make them useful', 'Make them'],
    ],
    good: ['## Turn on Test Mode', '## How it works', 'Test it.', '## Split items', '## When it fails'],
  },
  'calls-of-their-own': {
    bad: [
      ["Contacts have calls of their own, which it doesn't make.", 'calls of their own'],
      ['PingOne lists them with a call of its own.', 'call of its own'],
    ],
    good: ['Contacts have separate calls.', 'They have their own calls.'],
  },
  'as-user-name': {
    bad: [
      ['HTTP Basic, API key as user name and an empty password', 'as user name'],
      ['The key goes in as password.', 'as password'],
    ],
    good: ['HTTP Basic, API key as the user name', 'The key is the password.', 'Enter it as passwordless.'],
  },
  'since-1970': {
    bad: [
      ['The start of the window, in seconds since 1970', 'seconds since 1970'],
      ['The end of the window, in epoch milliseconds', 'epoch milliseconds'],
    ],
    good: [
      'The start of the window, as Unix time in seconds',
      'The time in seconds',
      'Since 1970, it has grown.',
    ],
  },
  'task-repeated': {
    bad: [
      ['The task reports `CW-INT-120` and is repeated after 1 minute.', 'is repeated after 1'],
      ['Failed calls are repeated automatically.', 'are repeated automatically'],
    ],
    good: ['The task is retried after 1 minute.', 'An opt-out is repeated on every device.'],
  },
  'counts-per': {
    bad: [['Freshdesk counts per account.', 'counts per']],
    good: ['Freshdesk counts calls per account.', 'The counts per day are high.', 'Counts per tag remain.'],
  },
  'by-api': {
    bad: [
      ['Deletion by API is off by default.', ' by API'],
      ['Read policies by API, and more.', ' by API'],
    ],
    good: [
      'Deletion through the API is off.',
      'Limits differ by API.',
      'A cursor, by API',
      'All fields, by API name',
      'Set by API and entity',
      'It comes by phone or by email.',
    ],
  },
  'mode-at': {
    bad: [['Leave the mode at **Dry run**.', 'mode at **']],
    good: ['Leave the mode set to **Dry run**.', 'In this mode, at the start, nothing is sent.'],
  },
  'button-as-verb': {
    bad: [
      ['Create a new key, then **Reconnect**.', 'then **Reconnect**'],
      ['| The key has expired | **Reconnect** with a new one |', '**Reconnect** with'],
    ],
    good: [
      'Create a new key, then choose **Reconnect**.',
      'Choose **Reconnect**, then **Re-run**.',
      '| **Reconnect** ended in another company | Choose **Reconnect** as an admin |',
      'Use **Re-run** for it, then **Skip**.',
    ],
  },
  'ends-as': {
    bad: [
      ['The task ends as **No Data Found**.', 'ends as **'],
      ['A scan ended as `completed`.', 'ended as `'],
    ],
    good: ['The task ends with **No Data Found**.', 'It ends as soon as **Save** is chosen.'],
  },
  'letters-of-an-article': {
    bad: [
      ['Letters (b) to (g) apply.', 'Letters (b)'],
      ['See letter (a).', 'letter (a)'],
    ],
    good: ['Points (b) to (g) apply.', 'A password needs a letter (uppercase or lowercase).'],
  },
  'wrong-syntax': {
    bad: [
      ['A header has the wrong syntax.', 'wrong syntax'],
      ['The token is missing, wrong, or expired.', 'missing, wrong, or'],
      ['The key is wrong, expired, or revoked.', 'wrong, expired, or'],
    ],
    good: ['A header has invalid syntax.', 'The key is wrong.'],
  },
  'own-authority': {
    bad: [
      ['The certificate comes from your own authority.', 'your own authority'],
      ["Store the authority's certificate.", "authority's certificate"],
    ],
    good: [
      'It comes from your own certificate authority (CA). Store the CA certificate.',
      'A supervisory authority is an independent public authority.',
      "The authority's letter has a deadline.",
    ],
  },
  'at-the-provider': {
    bad: [
      ['Block the person at the provider.', 'at the provider'],
      ['Sign in at your identity provider.', 'at your identity provider'],
    ],
    good: [
      'Block the person in your identity provider.',
      'IdP-initiated: starts at the provider',
      'SAML sign-in, started in Clearwarden or at the identity provider',
      "Look in the provider's log.",
    ],
  },
  'as-after': {
    bad: [
      ['The SDK starts over, as after `forget()`.', ', as after'],
      ['Send a test request, as for a new policy.', ', as for'],
    ],
    good: [
      'The SDK starts over, as it does after `forget()`.',
      'Store it, as in step 2.',
      'As for the key, store it.',
    ],
  },
  'subscribes-again': {
    bad: [
      ['An import can subscribe the address again.', 'subscribe the address again'],
      ['Another app subscribes it again.', 'subscribes it again'],
    ],
    good: ['An import can resubscribe the address.', 'They subscribe the person. Again, check it.'],
  },
  'made-up': {
    bad: [['Use a made-up token.', 'made-up token']],
    good: ['Use a sample token.', 'Requests arrive with made-up names.', 'A number made up of seven digits.'],
  },
  'roles-add-up': {
    bad: [
      ['Roles from several groups add up.', 'Roles from several groups add up'],
      ['Their permissions add up.', 'permissions add up'],
    ],
    good: [
      'Roles from several groups are combined.',
      'Their loads add up.',
      'Permissions add up to ten lines.',
    ],
  },
  'who-connected': {
    bad: [
      ['Sign in as the user who connected.', 'user who connected'],
      ['| The administrator who connected was removed |', 'administrator who connected'],
    ],
    good: ['Sign in as the user who connected Clearwarden.', 'People who connected with your company.'],
  },
  'the-days': {
    bad: [
      ['Tell the requester about the 30 days.', 'about the 30 days'],
      ['Wait until the 7 days are over.', 'the 7 days are'],
    ],
    good: [
      'Tell the requester about the 30-day delay.',
      'Extend it by the 45 days that the policy allows.',
      'It covers the 12 months before the request.',
      'Allow for the 30 days in which it finishes.',
    ],
  },
  'take-the-id': {
    bad: [
      ['Take the ID from the list.', 'Take the ID from'],
      ['The URL of the next page. Missing on the last page.', 'Missing on the last page'],
    ],
    good: ['Use the ID from the list.', 'Omitted on the last page.', 'The ID is missing.'],
  },
  'that-only-reads': {
    bad: [['For a connection that only reads, grant one role.', 'connection that only reads']],
    good: [
      'For a read-only connection, grant one role.',
      'A connection in **Dry run** only reads.',
      'It has a connection that only reads it.',
    ],
  },
  'times-at-the-end': {
    bad: [
      ['It is retried after 6 hours and 16 hours, five times over 24 hours.', '6 hours, five times over'],
    ],
    good: ['It is retried five times over 24 hours: after 1 minute and 16 hours.'],
  },
  'read-it-for': {
    bad: [['Read the privacy request for the outcome.', 'Read the privacy request for']],
    good: ['To find out the outcome, get the privacy request.', 'Read the request to the end.'],
  },
  'takes-over-a-choice': {
    bad: [
      ['It takes over their stored choice.', 'takes over their stored choice'],
      ['The app took over this decision.', 'took over this decision'],
    ],
    good: ['It adopts their stored choice.', 'A colleague takes over the work.'],
  },
  'knows-the-key': {
    bad: [
      ['Acme knows the key.', 'knows the key'],
      ['The page speaks of 30 days.', 'speaks of'],
    ],
    good: ['Acme recognizes the key.', 'You know the key.', 'The page mentions 30 days.'],
  },
  'comma-after-quotation': {
    bad: [
      ['An entry called "HR data", or a field.', '",'],
      ['Treat it as "something else".', '".'],
    ],
    good: [
      'An entry called "HR data," or a field.',
      'Ask "How do you know us?" and wait.',
      'A value of `"a", "b"`.',
      'scopes: ["Read all", "Write all"]',
      '{"a": "b", "c": "d"}',
    ],
  },
  'serial-comma': {
    bad: [
      ['It has `a`, `b` and `c`.', '`a`, `b` and `c`'],
      ['Choose **A**, **B** or **C**.', '**A**, **B** or **C**'],
      ['See [a](./a.mdx), [b](./b.mdx) and [c](./c.mdx).', '[a](./a.mdx), [b](./b.mdx) and [c](./c.mdx)'],
      ['Each has users, mailing lists, groups and people.', 'users, mailing lists, groups and people'],
      ['The type is `a`, `b`, `c` or `d`.', '`a`, `b`, `c` or `d`'],
      ['It records every decision, signal and expiry.', 'decision, signal and expiry'],
      ['Set the scope: policies, rights, order and brands', 'policies, rights, order and brands'],
      ['Filter them by site, action or region.', 'site, action or region'],
      ['| Scripts, iframes and pixels |', 'Scripts, iframes and pixels'],
    ],
    good: [
      'It has `a`, `b`, and `c`.',
      'It records every decision, signal, and expiry.',
      'In `a`, `b` and `c` are states.',
      'In the app, names and addresses are hidden.',
      'If the list does not have it, stop and ask.',
      'Note the region, US or EU.',
      'It knows two states, open and closed.',
      'They go in order, first and last.',
      'All tables, today’s and tomorrow’s.',
      'Text, sender, internal or public, date.',
      'It can assign, tag, skip or repeat a task, and extend it.',
      'Choose **A**, **B** or **C**, **D**, and **E**.',
      'It goes at the start of the head, on every page, without `async` or `defer`.',
      'Run it when a category is granted, now or later.',
      'With `X` at its default, `TRUE`, a `DELETE` or `UPDATE` needs it.',
      'You know what feeds it, for example, Salesforce or Zendesk.',
      '| Rows of the sections, for example, education and dependents |',
      'Single sign-on, roles, encryption at rest and in transit, review.',
      '| Browsing, searches, interaction with sites and ads |',
      "<PermissionTable permissions={['Users, roles, brands', 'Agents and keys']} />",
      'You get it by email, and we keep a copy and a log.',
      '```text\none, two and three\n```',
    ],
  },
};

test('every check has its sentences', () => {
  expect(Object.keys(SENTENCES).sort()).toEqual(CHECKS.map(({name}) => name).sort());
});

for (const [name, {bad, good}] of Object.entries(SENTENCES)) {
  test(`${name} is found, and what only looks like it is not`, () => {
    for (const [text, words] of bad) expect.soft(found(text), text).toContain(`${name}: ${words}`);
    for (const text of good) {
      expect
        .soft(
          found(text).filter((one) => one.startsWith(`${name}:`)),
          text,
        )
        .toEqual([]);
    }
  });
}

/** What markdownlint is told of a page. */
function lint(lines: readonly string[]) {
  const mistakes: {lineNumber: number; detail: string; range: readonly number[]}[] = [];
  nativeVoice.function({lines}, (mistake) => mistakes.push(mistake));
  return mistakes;
}

test('a mistake has its line, its place and what to write', () => {
  expect(lint(['First.', 'Ask **x** or somebody.'])).toEqual([
    {
      lineNumber: 2,
      detail: '"somebody": write "someone", "anyone", "no one", or "everyone" [somebody]',
      range: [14, 8],
    },
  ]);
});
