// Node.js 20 or later: node callback.mjs [message-id] < result.json
// CALLBACK_URL is the callback_url of the job, CLEARWARDEN_WEBHOOK_SECRET the secret of its connection.
import {createHmac, randomUUID} from 'node:crypto';
import {buffer} from 'node:stream/consumers';

const {CALLBACK_URL: url, CLEARWARDEN_WEBHOOK_SECRET: secrets = ''} = process.env;
// During a rotation, the first secret is the new one.
const key = Buffer.from(secrets.split(' ')[0].replace(/^whsec_/, ''), 'base64');
if (!url || key.length < 16) {
  console.error('CALLBACK_URL or CLEARWARDEN_WEBHOOK_SECRET is not set');
  process.exit(2);
}

const body = await buffer(process.stdin); // the bytes that are signed are the bytes that are sent
// One for each message. To retry it, run the program again with its ID.
const id = process.argv[2] ?? `msg_${randomUUID()}`;
console.error(`webhook-id: ${id}`);
const timestamp = Math.floor(Date.now() / 1000);
const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);

try {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${hmac.digest('base64')}`,
    },
    body,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  console.log(response.status, text);
  // Only this is stored. A proxy can return another 2xx.
  const isStored = response.status === 202 && JSON.parse(text).accepted === true;
  // The job has ended, so there's nothing left to send.
  const isClosed = response.status === 410 && text.includes('#callback-closed"');
  process.exitCode = isStored || isClosed ? 0 : 1;
} catch (error) {
  // Not the URL, which holds the token.
  console.error('The call failed:', error.cause?.code ?? error.name);
  process.exitCode = 1;
}
