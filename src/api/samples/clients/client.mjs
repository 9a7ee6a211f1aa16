// Node.js 20 or later: node client.mjs [idempotency-key]
// Creates a test request, updates it, and lists all requests.
import {setTimeout as sleep} from 'node:timers/promises';

const MAX_REPEATS = 3;
const MAX_WAIT_SECONDS = 60;
const REPEATED = [429, 500, 502, 503, 504];

const baseUrl =
  process.env.CLEARWARDEN_BASE_URL ?? 'https://harborpine.clearwarden.example/api/v2';
const token = process.env.CLEARWARDEN_TOKEN;

/** Sends a call once. Without an answer, the status is 0. */
async function send(method, path, headers, body) {
  try {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {Authorization: `Bearer ${token}`, ...headers},
      body,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return {status: response.status, headers: response.headers, text};
  } catch (error) {
    return {status: 0, headers: new Headers(), text: String(error.cause ?? error)};
  }
}

/** Calls the API, and retries the call while that can help. */
async function call(method, path, headers = {}, value = undefined) {
  // The bytes are the same each time, because the API compares them.
  const body = value && JSON.stringify(value);
  const type = body && {'Content-Type': 'application/json'};
  for (let repeats = 0; ; repeats += 1) {
    const answer = await send(method, path, {...type, ...headers}, body);
    const {status, text} = answer;
    const message = `${method} ${path}: ${status} ${text}`;
    if (status >= 200 && status <= 299) {
      try {
        return {headers: answer.headers, json: JSON.parse(text)};
      } catch {
        throw new Error(`Not JSON: ${message}`);
      }
    }

    const isInProgress = status === 409 && text.includes('#idempotency-in-progress"');
    if (status !== 0 && !REPEATED.includes(status) && !isInProgress) {
      throw new Error(message);
    }
    const seconds = /^\d+$/.exec(answer.headers.get('Retry-After'))?.[0];
    const wait = Number(seconds ?? 2 ** (repeats + 1));
    if (repeats === MAX_REPEATS || wait > MAX_WAIT_SECONDS) {
      throw new Error(`Stopped, the next repeat would be in ${wait} s. ${message}`);
    }
    console.error(`${status}, repeated in ${wait} s`);
    await sleep(wait * 1000);
  }
}

/** All entries of a list, page by page. */
async function* list(path, query) {
  let cursor;
  do {
    const parameters = new URLSearchParams({...query, ...(cursor && {cursor})});
    const {json} = await call('GET', `${path}?${parameters}`);
    yield* json.data;
    cursor = json.pagination.has_more && json.pagination.next_cursor;
  } while (cursor);
}

async function main() {
  if (!token) throw new Error('CLEARWARDEN_TOKEN is not set');

  // Made once, and sent with every repeat. If the program stops, run it again with the key.
  const key = process.argv[2] ?? crypto.randomUUID();
  console.error(`Idempotency-Key: ${key}`);
  const created = await call(
    'POST',
    '/privacy-requests',
    {'Idempotency-Key': key},
    {
      type: 'access',
      subject: {email: 'jordan.avery@mail.example', country: 'US', region: 'US-CA'},
      notify_subject: false,
      test: true,
    },
  );
  const {id} = created.json;
  console.log(`created ${id}`);

  // If someone changes the request in between, the answer is 412, and nothing is overwritten.
  const {headers} = await call('GET', `/privacy-requests/${id}`);
  const version = {'If-Match': headers.get('ETag')};
  await call('PATCH', `/privacy-requests/${id}`, version, {tags: ['checked']});
  console.log(`updated ${id}`);

  let count = 0;
  for await (const request of list('/privacy-requests', {limit: 100})) {
    if (request.id) count += 1;
  }
  console.log(`listed ${count} requests`);
}

main().catch(({message}) => {
  console.error(message);
  process.exitCode = 1;
});
