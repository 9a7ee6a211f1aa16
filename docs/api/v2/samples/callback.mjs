// Node.js 20 or later: node callback.mjs < result.json
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
const id = `msg_${randomUUID()}`;
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
  console.log(response.status, await response.text());
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  // Not the URL, which holds the token.
  console.error('The call failed:', error.cause?.code ?? error.name);
  process.exitCode = 1;
}
