// Receives webhook events with Node.js 20, without packages. Runs on loopback behind a proxy that ends TLS.
import {createHash, createHmac, timingSafeEqual} from 'node:crypto';
import {createServer} from 'node:http';

const secrets = (process.env.CLEARWARDEN_WEBHOOK_SECRET ?? '').split(' '); // two during a rotation
if (!secrets.every((secret) => /^whsec_[\w+/]{4,}=*$/.test(secret)))
  throw new Error('CLEARWARDEN_WEBHOOK_SECRET must be one secret, or two with one space between them');

const digest = (text) => createHash('sha256').update(text).digest();
const isEqual = (a, b) => timingSafeEqual(digest(a), digest(b));

function isGenuine(headers, rawBody) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (!id || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody);
    const expected = `v1,${hmac.digest('base64')}`;
    return signatures.some((signature) => isEqual(signature, expected));
  });
}

// In memory for the example. Keep the ids in a database to know them after a restart.
const seen = new Set();

async function handle(event) {
  // Slow work goes here: read the object by API, open a task, write to a queue.
  console.log(event.occurred_at, event.type, event.id, event.test ? 'test' : '');
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > 100_000) throw new Error('Body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks); // byte for byte, before any parsing
}

createServer(async (request, response) => {
  const answer = (status) => response.writeHead(status).end();
  try {
    if (request.method !== 'POST') return answer(405);
    const rawBody = await readBody(request);
    if (!isGenuine(request.headers, rawBody)) return answer(401);
    answer(204); // first, and within 15 seconds

    const event = JSON.parse(rawBody);
    if (seen.has(event.id)) return;
    seen.add(event.id);
    await handle(event);
  } catch (error) {
    console.error(error.name); // not the message, which can quote the body
    if (!response.headersSent) answer(400);
  }
}).listen(8710, '127.0.0.1');
