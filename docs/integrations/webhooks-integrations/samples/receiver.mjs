// Receives webhook events with Node.js 20, no dependencies. Runs on loopback behind a proxy that terminates TLS.
import {createHash, createHmac, timingSafeEqual} from 'node:crypto';
import * as fs from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';

const secrets = (process.env.CLEARWARDEN_WEBHOOK_SECRET ?? '').split(' '); // two during a rotation
const toKey = (secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
// Anyone can forge a signature with a short key.
if (!secrets.every((secret) => /^whsec_[A-Za-z0-9+/]+=*$/.test(secret) && toKey(secret).length >= 16))
  throw new Error('CLEARWARDEN_WEBHOOK_SECRET must be one secret, or two with one space between them');

const PORT = Number(process.env.PORT ?? 8710);
const HOST = process.env.HOST ?? '127.0.0.1'; // 0.0.0.0 in a container

// One file per event, so that a restart loses nothing and repeats nothing.
const FOLDER = process.env.EVENTS_FOLDER ?? './events';
const INBOX = join(FOLDER, 'inbox'); // stored, not handled yet
const DONE = join(FOLDER, 'done'); // handled, kept to recognize repeats
const KEEP_MS = 7 * 24 * 3600 * 1000; // longer than an event is retried
for (const folder of [INBOX, DONE]) fs.mkdirSync(folder, {recursive: true});

/** Your work: read the object through the API, open a ticket, write to a queue. Can run twice after a crash. */
async function handle(event) {
  console.log(event.occurred_at, event.type, event.id, event.test ? 'test' : '');
}

// ---- Signature ----

const digest = (text) => createHash('sha256').update(text).digest();
const isEqual = (a, b) => timingSafeEqual(digest(a), digest(b));

function isGenuine(headers, rawBody) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (!id || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  return secrets.some((secret) => {
    const hmac = createHmac('sha256', toKey(secret)).update(`${id}.${timestamp}.`).update(rawBody);
    const expected = `v1,${hmac.digest('base64')}`;
    return signatures.some((signature) => isEqual(signature, expected));
  });
}

// ---- Store first, then respond, then work ----

/** Puts the event on the disk, unless it is there already. */
function store(event, rawBody) {
  if (!/^evt_[0-9A-Z]{26}$/.test(event.id)) throw new TypeError('No event ID');
  const name = `${event.id}.json`;
  if (fs.existsSync(join(INBOX, name)) || fs.existsSync(join(DONE, name))) return;
  const part = join(INBOX, `${event.id}.part`);
  fs.writeFileSync(part, rawBody, {flush: true});
  fs.renameSync(part, join(INBOX, name)); // complete or not there at all
}

let isWorking = false;
let isAsked = false;

/** Handles what is in the inbox. An event that fails stays there for the next round. */
async function work() {
  isAsked = true;
  if (isWorking) return;
  isWorking = true;
  while (isAsked) {
    isAsked = false;
    for (const name of fs.readdirSync(INBOX).sort()) {
      if (!name.endsWith('.json')) continue;
      try {
        await handle(JSON.parse(fs.readFileSync(join(INBOX, name), 'utf8')));
        fs.renameSync(join(INBOX, name), join(DONE, name));
      } catch (error) {
        console.error(name, error.name); // not the message, which can quote the body
      }
    }
  }
  isWorking = false;
}

function forget() {
  for (const name of fs.readdirSync(DONE))
    if (Date.now() - fs.statSync(join(DONE, name)).mtimeMs > KEEP_MS) fs.rmSync(join(DONE, name));
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > 100_000) throw new RangeError('Body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks); // byte for byte, before any parsing
}

createServer(async (request, response) => {
  const respond = (status) => response.writeHead(status).end();
  try {
    if (request.method !== 'POST') return respond(405);
    const rawBody = await readBody(request);
    if (!isGenuine(request.headers, rawBody)) return respond(401);
    store(JSON.parse(rawBody), rawBody);
    respond(204); // within 15 seconds, for repeats as well
    void work();
  } catch (error) {
    console.error(error.name);
    if (response.headersSent) return;
    // After 500, the event isn't stored, and Clearwarden sends it again.
    respond(error instanceof SyntaxError ? 400 : error instanceof RangeError ? 413 : 500);
  }
}).listen(PORT, HOST, () => console.log(`Listening on http://${HOST}:${PORT}`));

void work(); // what the last run left
setInterval(work, 60_000);
setInterval(forget, 3_600_000);
