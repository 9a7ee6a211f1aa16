// Node.js 20 or later: node send-deliveries.mjs deliveries.json http://127.0.0.1:8710/clearwarden
// Signs and sends the deliveries of the file, and compares the status of each response.
// CLEARWARDEN_WEBHOOK_SECRET holds the secret of the endpoint, or two with a space between them.
import {createHmac, randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';

const [file, address] = process.argv.slice(2);
const secrets = (process.env.CLEARWARDEN_WEBHOOK_SECRET ?? '').split(' ');
if (!address || !secrets[0]) {
  console.error('Needed: deliveries.json, an address, and CLEARWARDEN_WEBHOOK_SECRET');
  process.exit(2);
}

const keyOf = (secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
const keys = {
  first: keyOf(secrets[0]),
  second: secrets[1] && keyOf(secrets[1]),
  other: randomBytes(32), // unknown to the endpoint
  empty: Buffer.alloc(0),
  text: Buffer.from(secrets[0]),
};
const FORMATS = {
  hex: (digest) => digest.toString('hex'),
  unpadded: (digest) => digest.toString('base64').replace(/=+$/, ''),
  cut: (digest) => digest.toString('base64').slice(0, 20),
};

const {body: ordinaryBody, deliveries} = JSON.parse(readFileSync(file, 'utf8'));
const ids = new Map();
const newId = () => `msg_${randomBytes(13).toString('hex').toUpperCase()}`;
const stored = new Set();
const failures = [];

function bytesOf({body, bodyBase64}) {
  return bodyBase64 === undefined
    ? Buffer.from(body ?? ordinaryBody)
    : Buffer.from(bodyBase64, 'base64');
}

/** The headers and body of a delivery, signed now. */
function prepare(delivery) {
  const now = Math.floor(Date.now() / 1000);
  ids.set(delivery.name, newId());
  const fill = (text) =>
    text
      ?.replace('{id}', ids.get(delivery.name))
      .replace(/\{id:([\w-]+)\}/, (_, name) => ids.get(name))
      .replace(/\{now([+-]\d+)?\}/, (_, seconds = '0') => String(now + Number(seconds)));

  const {id = '{id}', timestamp = '{now}', signature = 'v1,{first}'} = delivery;
  const signed = {id: id ?? '{id}', timestamp: timestamp ?? '{now}', ...delivery.signed};
  const body = bytesOf(delivery);
  const start = [signed.id, signed.timestamp].filter((part) => part !== null);
  const text = start.map((part) => `${fill(part)}.`).join('');
  const sign = (_, key, format) => {
    const hmac = createHmac('sha256', keys[key]).update(text);
    const digest = hmac.update(delivery.signed?.body ?? body).digest();
    return FORMATS[format]?.(digest) ?? digest.toString('base64');
  };
  const headers = {
    'webhook-id': fill(id),
    'webhook-timestamp': fill(timestamp),
    'webhook-signature': signature?.replace(/\{(\w+)(?::(\w+))?\}/g, sign),
  };
  return {body, headers};
}

for (const delivery of deliveries) {
  const {name, expected, why, method = 'POST', contentType = 'application/json'} = delivery;
  if (delivery.needs === 'two secrets' && !keys.second) continue;
  const {body, headers} = prepare(delivery);
  const sent = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  const response = await fetch(address, {
    method,
    headers: [['content-type', contentType], ...sent],
    body: method === 'POST' ? body : undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  }).catch((error) => {
    console.error(`${name} got no response: ${error.cause?.message ?? error.message}`);
    process.exit(2);
  });
  await response.arrayBuffer();
  const {status} = response;
  if (response.ok) stored.add(headers['webhook-id']);
  // 410 would disable the endpoint, and 5xx is retried for almost two days.
  const outcome = response.ok ? 'accepted' : status >= 400 && status < 500 && status !== 410 && 'refused';
  const isRight = outcome === expected || (expected === 'either' && outcome);
  console.log(`${isRight ? 'right' : 'WRONG'}  ${status}  ${expected.padEnd(8)}  ${name}: ${why}`);
  if (!isRight) failures.push(name);
}

console.log(`Your table must have ${stored.size} new rows, one for each webhook-id.`);
if (failures.length > 0) {
  console.error(`Wrong: ${failures.join(', ')}`);
  process.exitCode = 1;
}
